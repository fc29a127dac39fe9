import type { InterestId, InterestTexts } from "../../../interests.ts";

export const animals = {
  cats: {
    name: "cats",
    phrases: ["=cat|=cats|kitten|kitty|kitties|pussycat|tabby|tomcat|meow|purr"],
    tool: (t) => ({
      pack: [
        `In ${t.hero}’s pocket was a small bell from a cat’s collar, round as a pea.`,
        `${t.hero} tied a cat’s collar bell to a button. Tinkle, tinkle, at every step.`,
      ],
      use: [
        "The cat’s bell went tinkle, and everyone knew where everyone was.",
        "Tinkle, said the cat’s bell, and somebody began to smile.",
      ],
    }),
    landmark: () => ({
      pass: [
        "On a wall sat a tabby cat, washing one ear. “Mrrow,” it said, and went on washing.",
        "A tabby cat lay across the path. They stepped over it, and it purred at every foot.",
      ],
      find: [
        "The tabby cat came to meet them, tail up like a flag.",
        "There sat the tabby cat, now washing the other ear.",
      ],
    }),
  },
  dogs: {
    name: "dogs",
    phrases: [
      "=dog|=dogs|doggy|doggies|doggie|puppy|puppies|=pup|=pups|poodle|terrier|labrador|woof",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} found an old dog leash, long, soft and red, with a loop at each end.`,
        `Into ${t.hero}’s bag went a dog leash, red and long, which smelled of wet walks.`,
      ],
      use: [
        "Everyone held on to the long dog leash, and nobody got lost.",
        "Hand by hand along the dog leash, they kept close together.",
      ],
    }),
    landmark: () => ({
      pass: [
        "A spotted dog ran up with a stick that was three times as long as the dog.",
        "Nearby a spotted dog was digging. Only its tail stuck out, and it wagged.",
      ],
      find: [
        "The spotted dog had brought the stick home, in two halves.",
        "Woof! The spotted dog had smelled them coming long ago.",
      ],
    }),
  },
  horses: {
    name: "horses",
    phrases: ["horse|pony|ponies|foal|stallion|riding|saddle|gallop"],
    tool: (t) => ({
      pack: [
        `${t.hero} had a horseshoe nail, bent to a ring, and a real old horseshoe. It rang.`,
        `In ${t.hero}’s bag lay a horseshoe, with seven holes and a fine clear ring.`,
      ],
      use: [
        "One tap on the horseshoe: ding! It rang like a bell.",
        "The horseshoe went clip, clop, and their feet kept time with it.",
      ],
    }),
    landmark: () => ({
      pass: [
        "A brown pony stood at a fence, with hay on its nose. It blew warm air at them.",
        "Clip, clop! A brown pony walked beside them for a while and shook its mane.",
      ],
      find: [
        "The brown pony neighed across the fence as if to count them.",
        "By the fence waited the brown pony, and still with hay on its nose.",
      ],
    }),
  },
  rabbits: {
    name: "rabbits",
    phrases: ["rabbit|bunny|bunnies|=hare|=hares|guinea|hamster|hedgehog|gerbil"],
    tool: (t) => ({
      pack: [
        `${t.hero} had a bunch of carrots with long green tops, as a rabbit would.`,
        `In ${t.hero}’s bag was a bunch of crunchy carrots, the kind that rabbits dream of.`,
      ],
      use: [
        "The carrots went round, and everyone crunched. It was hard to be afraid.",
        "Crunch! A rabbit’s carrot is always big enough to share.",
      ],
    }),
    landmark: () => ({
      pass: [
        "A rabbit looked out of a hole. Thump, thump, went its hind foot: visitors!",
        "They came by a bank with nine holes. From every hole looked one rabbit.",
      ],
      find: [
        "The rabbit thumped twice. In rabbit that means: welcome back.",
        "Nine rabbits sat up straight and watched them go by.",
      ],
    }),
  },
  birds: {
    name: "birds",
    phrases: [
      "=bird|=birds|parrot|budgie|=owl|=owls|penguin|eagle|duck|robin|peacock|feather",
      "flamingo",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a bird whistle of clay. With a drop of water in it, it sang.`,
        `In ${t.hero}’s pocket was a clay whistle that could sing like a blackbird.`,
      ],
      use: [
        "The bird whistle sang tirilee, and all the ears turned to it.",
        "Tirilee, sang the clay bird whistle, and it felt like morning.",
      ],
    }),
    landmark: () => ({
      pass: [
        "A wren, no bigger than a plum, sang so loudly that they all stood still.",
        "In a bush sat a wren with its tail up. It told them off for being so big.",
      ],
      find: [
        "The wren flew ahead from post to post, singing loudly.",
        "On the last post sat the wren, and it had a song left.",
      ],
    }),
  },
  fish: {
    name: "fish",
    phrases: ["=fish|=fishes|goldfish|fishing|aquarium|clownfish|seahorse|angelfish"],
    tool: (t) => ({
      pack: [
        `${t.hero} had a tin fish on a string. In the wind, its scales went tink, tink.`,
        `In ${t.hero}’s pocket was a fish of tin, and it shone on both sides.`,
      ],
      use: [
        "The tin fish turned on its string and threw spots of light around.",
        "Tink, tink, went the tin fish, and someone started to laugh.",
      ],
    }),
    landmark: () => ({
      pass: [
        "In a small pond a carp came up, opened its mouth, and said: blop.",
        "They looked into a clear pond. A fat carp looked back, and blew one bubble.",
      ],
      find: [
        "Blop, said the carp in the pond. It had known them at once.",
        "The carp came up in the pond once more, just to see.",
      ],
    }),
  },
  whales: {
    name: "whales and dolphins",
    phrases: ["whale|dolphin|orca|=orcas|humpback|shark|octopus|walrus"],
    tool: (t) => ({
      pack: [
        `${t.hero} had a big shell horn which hummed as deep as a whale sings.`,
        "Into the bag went a horn that sang like a humpback, long and low.",
      ],
      use: [
        "The horn sang its whale song, so low that it tickled their tummies.",
        "Hooo, went the whale horn, and far away something answered.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Out on the blue water a whale breathed out. Pfff! It rained on their noses.",
        "From far off they saw a whale’s tail, wide as a door. It waved once.",
      ],
      find: [
        "Pfff! There was the whale again, and it blew a goodbye.",
        "The whale slapped the water with its tail, just for them.",
      ],
    }),
  },
  dinosaurs: {
    name: "dinosaurs",
    phrases: [
      "dinosaur|=dino|=dinos|=rex|=trex|tyrannosaur|triceratops|stegosaur|brachiosaur",
      "velociraptor|raptor|diplodocus|pterodactyl|pteranodon|fossil|jurassic",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a model tooth of a tyrannosaurus. It was as long as a banana.`,
        `In ${t.hero}’s bag was a stegosaurus plate of wood. Tapped, it sounded like a drum.`,
      ],
      use: [
        "The tyrannosaurus tooth went from hand to hand, and everyone stood taller.",
        "Someone drummed on the stegosaurus plate, bom, bom, and all the small dinosaurs giggled.",
      ],
    }),
    landmark: (t) => ({
      pass: [
        "They came by a brachiosaurus footprint, with rain in it. Ducks were swimming there.",
        `In the rock was a footprint, as big as a bathtub. “Brachiosaurus,” said ${t.child}.`,
      ],
      find: [
        "The ducks in the brachiosaurus footprint quacked them welcome.",
        "At the brachiosaurus footprint everyone washed their hands and feet.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
