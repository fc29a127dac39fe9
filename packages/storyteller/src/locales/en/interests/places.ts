import type { InterestId, InterestTexts } from "../../../interests.ts";

export const places = {
  space: {
    name: "space",
    phrases: [
      "=space|planet|astronaut|galaxy|galaxies|alien|=mars|saturn|jupiter|cosmos|universe",
      "=solar|comet",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had an astronaut’s flashlight with a strap. It works on the moon, and here too.`,
        `On ${t.hero}’s sleeve was an astronaut’s patch, and in the pocket a small round flashlight.`,
      ],
      use: [
        "The astronaut’s flashlight went click, and a white circle ran ahead of them.",
        "One click, and the astronaut’s flashlight drew a moon high up in the dark.",
      ],
    }),
    landmark: () => ({
      pass: [
        "On the way somebody had laid out all the planets: Saturn was a plum with a ring.",
        "They walked past the planets, painted on pumpkins. Jupiter took two people to hug.",
      ],
      find: [
        "There lay the plum Saturn with its ring, so they were nearly back on Earth.",
        "Jupiter the pumpkin was still there, and they hugged it again.",
      ],
    }),
  },
  sea: {
    name: "the sea",
    phrases: [
      "=sea|=seas|ocean|beach|wave|=coral|=reef|seaside|crab|starfish|jellyfish|=sand",
      "sandcastle|diving",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a bottle of sea. Shake it, and small waves rolled from end to end.`,
        `${t.hero} carried the sea along in a blue bottle, with three grains of sand.`,
      ],
      use: [
        "The bottle of sea went swish, and everyone breathed along with its waves.",
        "They tipped the bottle of sea, and the little surf hushed everyone.",
      ],
    }),
    landmark: () => ({
      pass: [
        "In a puddle of sea water a crab was moving house, sideways, in a borrowed shell.",
        "A crab stood in a rock pool and measured everyone’s shoes, as if for a shell.",
      ],
      find: [
        "The crab waved one claw from its new front door.",
        "Click, click, went the crab in its pool, and it waved them by.",
      ],
    }),
  },
  volcanoes: {
    name: "volcanoes",
    phrases: ["volcano|lava|magma|erupt|geyser"],
    tool: (t) => ({
      pack: [
        `${t.hero} had a piece of lava, full of holes like cheese. It was so light that it could float.`,
        `In ${t.hero}’s bag was a lava stone. “Once I was soup,” its label said.`,
      ],
      use: [
        "The lava stone was handed round, and it still felt a little warm.",
        "They rubbed the lava stone, scritch, scratch, and it sounded like somebody chuckling.",
      ],
    }),
    landmark: () => ({
      pass: [
        "They passed a small volcano, no higher than a haystack. It puffed once, politely.",
        "A tiny volcano stood there, with a goat warming its back. The volcano purred.",
      ],
      find: [
        "The small volcano puffed three white rings, and they knew where they were.",
        "The tiny volcano puffed a smoke ring over the goat, as a goodbye.",
      ],
    }),
  },
  castles: {
    name: "castles",
    phrases: ["castle|fortress|palace|drawbridge|=fort|=forts"],
    tool: (t) => ({
      pack: [
        `${t.hero} had the key of an old castle. It was longer than a spoon, and it jingled.`,
        `${t.hero} had an iron castle key on a ribbon. Nobody knew yet what it opened.`,
      ],
      use: [
        "Jingle, went the castle key, and everyone held their heads up like lords.",
        "The castle key went cling on the wall, and an echo answered from every side.",
      ],
    }),
    landmark: () => ({
      pass: [
        "They passed a little castle, and its drawbridge came down for them with a yawn.",
        "On a hill stood a castle for hens, with battlements, a gate, and eggs in the tower.",
      ],
      find: [
        "The drawbridge of the little castle came down again, creak, for good night.",
        "From the tower of the hens’ castle somebody crowed good evening.",
      ],
    }),
  },
  forest: {
    name: "forests",
    phrases: [
      "forest|woods|woodland|mushroom|squirrel|acorn|pinecone|=moss|camping|campfire|=camp",
      "=tent",
    ],
    tool: (t) => ({
      pack: [
        `In ${t.hero}’s pocket were acorns with their caps on. They rattled like a tiny drum.`,
        `${t.hero} filled a pocket with pinecones from the forest. When shaken, they clicked and smelled green.`,
      ],
      use: [
        "The acorns rattled, and somewhere a squirrel rattled back.",
        "The forest pinecones smelled of green, and everyone took a deep breath.",
      ],
    }),
    landmark: () => ({
      pass: [
        "They passed a piece of forest so mossy that even their boots whispered. A woodpecker said knock.",
        "In a bit of forest a squirrel was looking for its acorn. It had looked here before.",
      ],
      find: [
        "The woodpecker of the mossy forest knocked once more: come in, come home.",
        "The squirrel in the forest had found its acorn, behind its own ear.",
      ],
    }),
  },
  mountains: {
    name: "mountains",
    phrases: ["mountain|alps|hiking|=hike|=hikes|summit|glacier|himalaya|everest"],
    tool: (t) => ({
      pack: [
        `${t.hero} had a hiking stick from the mountains, with a brass bell near the top.`,
        `${t.hero} took a mountain whistle, the kind a marmot would make if it could.`,
      ],
      use: [
        "Everyone put one hand on the hiking stick, and up they came.",
        "The marmot whistle gave one long note, and all came closer together.",
      ],
    }),
    landmark: () => ({
      pass: [
        "They stopped by a mountain with a woolly cap of cloud. “Hello!” “Hello!” it said back.",
        "A marmot stood on a mountain meadow, straight as a post, and whistled that they had come.",
      ],
      find: [
        "The mountain took off its cap of cloud, just for a moment.",
        "The marmot whistled them down the last bit of the mountain.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
