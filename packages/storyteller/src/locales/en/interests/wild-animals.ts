import type { InterestId, InterestTexts } from "../../../interests.ts";

export const wildAnimals = {
  insects: {
    name: "insects",
    phrases: [
      "insect|=bug|=bugs|beetle|ladybird|ladybug|=ant|=ants|butterfly|butterflies|caterpillar",
      "=bee|=bees|beekeep|beehive|honey|dragonfly|grasshopper|spider|firefly|worm|=snail|=snails",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a magnifying glass for beetles. An ant under it looked like a dog.`,
        `In ${t.hero}’s pocket was a glass for looking at beetles, which made small things big.`,
      ],
      use: [
        "Through the beetle glass everything had big eyes, and somebody laughed.",
        "The beetle glass caught a bit of light and threw it ahead.",
      ],
    }),
    landmark: () => ({
      pass: [
        "A line of ants crossed the path, each with a green leaf, like sails.",
        "On a leaf sat a ladybug with seven dots. It counted them too, it seemed.",
      ],
      find: [
        "The ants were coming back now, and the leaves were safely home.",
        "The ladybug had waited on its leaf, with all seven dots.",
      ],
    }),
  },
  bears: {
    name: "bears",
    phrases: ["=bear|=bears|panda|grizzly|teddy|teddies|koala|=cub|=cubs"],
    tool: (t) => ({
      pack: [
        `${t.hero} had an old teddy bear with one ear. Pressed on the tummy, it growled softly.`,
        `Under ${t.hero}’s arm went a teddy bear. It had been washed a hundred times.`,
      ],
      use: [
        "The teddy bear was held by everyone in turn, and it helped.",
        "Grrm, said the teddy bear softly, and nobody was alone.",
      ],
    }),
    landmark: () => ({
      pass: [
        "High in a meadow sat a brown bear and ate blueberries, one by one.",
        "Far off a bear was scratching its back on a tree, up, down, and up again.",
      ],
      find: [
        "The bear was asleep now, and its nose was all blue.",
        "There was the bear’s own tree, and it was scratched quite smooth.",
      ],
    }),
  },
  elephants: {
    name: "elephants and giraffes",
    phrases: ["elephant|giraffe|hippo|rhino|zebra|safari|mammoth|trunk|camel"],
    tool: (t) => ({
      pack: [
        `${t.hero} had a tin trumpet, curled like an elephant’s trunk. It was rather loud.`,
        `In ${t.hero}’s bag was a trumpet that sounded just like an elephant with a cold.`,
      ],
      use: [
        "The elephant trumpet went toot, and everyone jumped, and then everyone laughed.",
        "Tooroo! With the elephant trumpet, even a small breath is big.",
      ],
    }),
    landmark: () => ({
      pass: [
        "An elephant was taking a shower. It gave them one too, and it flapped its ears.",
        "By a pool stood an elephant, squirting itself behind the left ear.",
      ],
      find: [
        "The elephant lifted its trunk high. That is how elephants wave.",
        "There stood the elephant, and it was clean behind both ears.",
      ],
    }),
  },
  monkeys: {
    name: "monkeys",
    phrases: ["monkey|=ape|=apes|gorilla|chimp|orangutan|lemur|gibbon|baboon"],
    tool: (t) => ({
      pack: [
        `${t.hero} had a bunch of bananas, just as a monkey likes them, not too soft.`,
        `In ${t.hero}’s bag lay bananas, and on every one was drawn a monkey’s face.`,
      ],
      use: [
        "The bananas with the monkey faces went around, one bite for everybody.",
        "Somebody peeled a banana like a monkey, from the wrong end, and everyone laughed.",
      ],
    }),
    landmark: () => ({
      pass: [
        "A monkey hung by its tail, upside down. “You are upside down,” its face said.",
        "Two monkeys sat up in the leaves and combed each other’s hair. It took hours.",
      ],
      find: [
        "The monkey copied how they walked, and it did so very well.",
        "Both monkeys waved, each with one hand and one foot.",
      ],
    }),
  },
  "big-cats": {
    name: "lions and tigers",
    phrases: [
      "=lion|=lions|lioness|tiger|leopard|cheetah|panther|jaguar|=wolf|=wolves|=fox|=foxes",
      "=roar",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a lion’s mane of yellow wool. Worn around the head, it was warm.`,
        `Into ${t.hero}’s bag went a mane of wool, for anyone who wants to be a lion.`,
      ],
      use: [
        "Everybody wore the lion’s mane once, and each roared a little: rrr!",
        "The woolly lion’s mane was soft, and it warmed four ears at a time.",
      ],
    }),
    landmark: () => ({
      pass: [
        "On a flat rock a lioness was yawning. Her cub yawned too, and so did everyone.",
        "Behind tall grass they saw stripes. A tiger was washing its paws, like any kitten.",
      ],
      find: [
        "In the evening light the lioness carried her cub home by the neck.",
        "The striped tiger slept now, with its nose under one paw.",
      ],
    }),
  },
  "farm-animals": {
    name: "farm animals",
    phrases: [
      "=farm|=farms|=cow|=cows|calf|=pig|=pigs|piglet|sheep|lamb|=goat|=goats|chicken|=hen",
      "=hens|rooster|donkey|tractor",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} found a cow bell in the shed. It went clonk, as a cow bell should.`,
        `In ${t.hero}’s bag was an old cow bell on a leather strap. Clonk!`,
      ],
      use: [
        "Clonk, went the cow bell, and they walked along to it.",
        "Someone rang the cow bell, and it was as merry as market day.",
      ],
    }),
    landmark: () => ({
      pass: [
        "A goat stood on a shed roof and chewed somebody’s sock. It looked very pleased.",
        "Three hens crossed the path in a row. The last one had to run.",
      ],
      find: [
        "There was the goat from the roof, and it chewed the other sock.",
        "The three hens were sitting on their perch, wing to wing.",
      ],
    }),
  },
  dragons: {
    name: "dragons",
    phrases: ["=dragon|=dragons"],
    tool: (t) => ({
      pack: [
        `${t.hero} had a dragon’s scale, green like a bottle. In the dark it glowed a bit.`,
        `In ${t.hero}’s pocket lay a dragon’s scale. It was always as warm as toast.`,
      ],
      use: [
        "The dragon’s scale glowed green, and everyone could see everyone’s nose.",
        "They warmed their fingers on the dragon’s scale, all at once.",
      ],
    }),
    landmark: () => ({
      pass: [
        "On a rock a small dragon was learning to puff. Out came one ring of steam.",
        "They met a dragon with a cold. At every sneeze it hopped backwards.",
      ],
      find: [
        "The small dragon could puff two rings of steam now, and it showed them.",
        "The dragon’s cold was gone, and it hummed like a kettle.",
      ],
    }),
  },
  unicorns: {
    name: "unicorns",
    phrases: ["unicorn|pegasus"],
    tool: (t) => ({
      pack: [
        `${t.hero} found a long silver hair from a unicorn’s tail and wound it up.`,
        `Around ${t.hero}’s wrist was a bracelet, braided from the hair of a unicorn’s mane.`,
      ],
      use: [
        "The unicorn hair shone in the dark like a thread of moon.",
        "Everybody held the unicorn hair, and it did not tear.",
      ],
    }),
    landmark: () => ({
      pass: [
        "In the mist a unicorn was drinking from a puddle. Three apples sat on its horn.",
        "A white unicorn stood under a tree and picked pears with its horn. Plop, plop.",
      ],
      find: [
        "The unicorn had kept them an apple, right on the tip of its horn.",
        "There were small hoofprints, and in each lay one pear: the unicorn!",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
