import type { InterestId, InterestTexts } from "../../../interests.ts";

export const nature = {
  stars: {
    name: "stars",
    phrases: [
      "=star|=stars|starry|constellation|telescope|meteor|milky",
      "shooting star",
      "=night sky",
    ],
    tool: (t) => ({
      pack: [
        `In ${t.hero}’s pocket was a tin with holes in its lid. With light in it, it showed stars.`,
        `${t.hero} had a lantern with little stars cut into it, round and round.`,
      ],
      use: [
        "They put a light into the tin, and there were stars on everyone.",
        "The lantern turned, and its little stars wandered over walls and faces.",
      ],
    }),
    landmark: () => ({
      pass: [
        "On a small hill stood a telescope. They looked through it, and an owl looked back in.",
        "A shepherd was counting the stars and his sheep, and had mixed them up.",
      ],
      find: [
        "In the telescope there was now the evening star, round and clear.",
        "“One star, one sheep,” counted the shepherd, and pointed out the Great Bear.",
      ],
    }),
  },
  moon: {
    name: "the moon",
    phrases: ["moon|crescent|eclipse|lunar"],
    tool: (t) => ({
      pack: [
        `${t.hero} had a moon lantern of white paper, round and full, with gray seas painted on.`,
        `In ${t.hero}’s pocket was a silver moon on a string. It swung, half, full, half.`,
      ],
      use: [
        "The moon lantern hung in the middle, and all faces turned round and bright.",
        "The little silver moon swung and glimmered, and everybody breathed more slowly.",
      ],
    }),
    landmark: () => ({
      pass: [
        "In a pond swam the moon’s picture. A frog jumped in, and there were ten.",
        "On a roof somebody had hung the moon’s phases, made of tin, from sickle to coin.",
      ],
      find: [
        "All the pieces of the moon in the pond had come together again.",
        "The tin moons on the roof went ting in the wind, all eight.",
      ],
    }),
  },
  flowers: {
    name: "flowers and gardens",
    phrases: [
      "flower|rose|tulip|daisy|daisies|sunflower|garden|dandelion|=plant|=plants|=seed|=seeds",
      "bouquet|blossom",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a paper bag of sunflower seeds. It went shush, shush, like a rattle.`,
        `${t.hero} had put a daisy chain together, forty daisies long, with room for more.`,
      ],
      use: [
        "They shared out the sunflower seeds, half to plant and half to nibble.",
        "The daisy chain was laid on a head, and then on the next.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Beside the path stood a sunflower, as tall as a door. A bumblebee sat in its face.",
        "A gardener was talking to her tulips. “Stand straight,” she said. “We have guests.”",
      ],
      find: [
        "The tall sunflower had turned its head, to see them come back.",
        "The gardener’s tulips had closed for the night, like little fists.",
      ],
    }),
  },
  trees: {
    name: "trees and leaves",
    phrases: [
      "tree|=leaf|=leaves|=oak|=branch|branches|treehouse|twig|chestnut|=pine|maple|autumn",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a willow whistle, cut in spring, with the bark still on it.`,
        `${t.hero} picked up a maple seed with two wings. Thrown, it spins like a propeller.`,
      ],
      use: [
        "The willow whistle hooted, low and soft, like wind in a tree.",
        "The maple seed whirled down, and everyone held out a hand for it.",
      ],
    }),
    landmark: () => ({
      pass: [
        "They passed a hollow oak. Five children fit in, or one badger. Today it was the badger.",
        "A willow hung over the path like a curtain. Behind it sat a blackbird, at home.",
      ],
      find: [
        "The hollow oak was free now, and they all sat in it.",
        "They parted the willow’s curtain, and the blackbird moved over.",
      ],
    }),
  },
  rain: {
    name: "rain and puddles",
    phrases: [
      "=rain|=rains|raining|raindrop|=rainy|puddle|umbrella|=mud|=muddy|thunder|storm|=cloud",
      "=clouds|weather|raincoat|=wellies",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a big umbrella, red with white dots, and a duck’s head for a handle.`,
        `${t.hero} had rubber boots, yellow as butter, which went squish at every step.`,
      ],
      use: [
        "The red umbrella opened, flup, and everyone fit under it.",
        "Squish, said the yellow rubber boots, and then all the shoes tried to.",
      ],
    }),
    landmark: () => ({
      pass: [
        "One cloud rained on just one puddle. A row of sparrows was waiting for a bath.",
        "A rain barrel stood under a pipe and gargled. A duck was waiting for the end of it.",
      ],
      find: [
        "The sparrows were clean, and the puddle was all theirs.",
        "The rain barrel had gargled its song out, and the duck sat in it.",
      ],
    }),
  },
  rainbows: {
    name: "rainbows and colors",
    phrases: [
      "rainbow|=color|=colors|=colour|=colours|colorful|colourful|prism|=pink|=purple|glitter",
      "kaleidoscope|=red|=blue|=green|=yellow",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a glass prism. In the smallest light it made a rainbow as long as a hand.`,
        `${t.hero} had a kaleidoscope. One turn, and seven colors fell into a new flower.`,
      ],
      use: [
        "The prism threw a tiny rainbow on the wall, and then on a nose.",
        "They passed the kaleidoscope around, and everyone saw a different flower of colors.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Over a waterfall stood a rainbow. A fish jumped through it, from red to violet.",
        "Somebody had painted each fence board a different color, and was now painting a stripy dog.",
      ],
      find: [
        "The rainbow over the waterfall was pale now, but all seven colors were there.",
        "The colored fence hummed with bees, and each one chose a color.",
      ],
    }),
  },
  stones: {
    name: "stones and crystals",
    phrases: [
      "=stone|=stones|=rock|=rocks|crystal|pebble|mineral|gemstone|quartz|amethyst|geode",
      "diamond",
    ],
    tool: (t) => ({
      pack: [
        `In ${t.hero}’s pocket were two pieces of quartz. Rubbed together, they glow a little.`,
        `${t.hero} had a flat gray pebble with a white stripe all around: a wishing stone.`,
      ],
      use: [
        "In the dark the two quartz stones glowed, yellow as butter.",
        "The pebble was warm from many pockets, and it was held by each.",
      ],
    }),
    landmark: () => ({
      pass: [
        "A gray stone lay there, cracked like an egg. Inside it was full of purple crystals.",
        "Stones stood on stones, in a tower, and the top one was a toad.",
      ],
      find: [
        "Low sun fell into the cracked stone, and its crystals winked.",
        "The toad on the tower of stones blinked: not one had fallen.",
      ],
    }),
  },
  shells: {
    name: "shells",
    phrases: ["shell|seashell|conch|=clam|oyster|mussel|=snailshell"],
    tool: (t) => ({
      pack: [
        `${t.hero} had a conch shell. Held to an ear, it told about the sea.`,
        `${t.hero} had a string of shells, and when you shook it, it clattered like rain.`,
      ],
      use: [
        "The conch shell went from ear to ear, and everyone listened.",
        "The string of shells clattered, and they danced three steps to it.",
      ],
    }),
    landmark: () => ({
      pass: [
        "A hermit crab sat in a row of empty shells and tried one on, then the next.",
        "In a rock pool lived a mussel that opened one crack, looked, and shut again. Clap.",
      ],
      find: [
        "The hermit crab had chosen at last: the shell with stripes.",
        "The mussel in the pool stayed open this time, and showed its silver inside.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
