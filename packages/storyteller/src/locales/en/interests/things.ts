import type { InterestId, InterestTexts } from "../../../interests.ts";

export const things = {
  dolls: {
    name: "dolls and toys",
    phrases: [
      "doll|=toy|=toys|dollhouse|stuffed|cuddly",
      "marionette toy",
      "=tea party",
      "playing house",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a rag doll with button eyes, and the doll packed a very small bag.`,
        `${t.hero} took along a wooden top, striped, which hummed when it was spun.`,
      ],
      use: [
        "The rag doll shook hands with everyone, which made it easier to say hello.",
        "The wooden top hummed and spun, and everyone leaned in to see.",
      ],
    }),
    landmark: () => ({
      pass: [
        "In a hollow stump stood a doll’s table, laid for four. The tea was dew.",
        "A toy shop’s window was lit. A tin frog in it hopped once, all by itself.",
      ],
      find: [
        "On the doll’s table a fifth cup had been put out.",
        "In the toy shop’s window the tin frog hopped again, and bowed.",
      ],
    }),
  },
  puzzles: {
    name: "puzzles and riddles",
    phrases: [
      "puzzle|jigsaw|riddle|maze|labyrinth|sudoku|brainteaser|=chess|boardgame|domino",
      "board games",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had one piece of a jigsaw puzzle, with half a nose on it.`,
        `${t.hero} had a riddle on a scrap of paper: what gets wetter as it dries?`,
      ],
      use: [
        "They guessed whose nose was on the puzzle piece, and someone laughed out loud.",
        "“What gets wetter as it dries?” asked the riddle. “A towel!” everyone called.",
      ],
    }),
    landmark: () => ({
      pass: [
        "They walked through a maze of hedges. It was so low that a goose looked over it.",
        "An old stork sat on a post and asked riddles. It laughed before the end of each.",
      ],
      find: [
        "The goose from the maze had found its way out, and was proud.",
        "The riddle stork had forgotten the answer, and so they told it.",
      ],
    }),
  },
  magic: {
    name: "magic and wizards",
    phrases: ["magic|wizard|witch|=wand|=wands|=spell|=spells|=trick|=tricks|potion|sorcer|conjur"],
    tool: (t) => ({
      pack: [
        `${t.hero} had a top hat. You could pull things out of it, mostly long scarves.`,
        `${t.hero} had a deck of cards that always knew the queen, and a wand of hazel.`,
      ],
      use: [
        "Out of the top hat came a scarf, and another, one for each.",
        "The hazel wand tapped a nose, and out of an ear came a card.",
      ],
    }),
    landmark: () => ({
      pass: [
        "A magician was practicing nearby. His rabbit was gone. It sat on his head.",
        "In a tent a magician was sawing a carrot in half. Both halves wiggled.",
      ],
      find: [
        "The magician bowed, and so did the rabbit on his head.",
        "The magician made the evening last one minute longer, or so he said.",
      ],
    }),
  },
  treasure: {
    name: "treasure",
    phrases: ["treasure|=gold|=jewel|jewels|=gems|=chest|=coin|=coins|=pearl|pearls"],
    tool: (t) => ({
      pack: [
        `In ${t.hero}’s bag was a tiny treasure chest with a squeaky lid and five glass jewels.`,
        `${t.hero} had an old coin with a ship on it, so worn that it was smooth.`,
      ],
      use: [
        "The little treasure chest squeaked open, and the jewels threw colors about.",
        "The old coin rang on the floor, pling, and rolled in a circle.",
      ],
    }),
    landmark: () => ({
      pass: [
        "A magpie showed them its treasure: a ring, a spoon, and the lid of a jar.",
        "A cross was painted on the ground. They dug, with spoons, and found a jar of buttons.",
      ],
      find: [
        "The magpie gave them something from its treasure: the spoon, for soup.",
        "The jar of buttons from under the cross was counted, and shared.",
      ],
    }),
  },
  maps: {
    name: "maps and compasses",
    phrases: [
      "=map|=maps|compass|=globe|atlas|explorer|exploring|adventure|expedition|countries",
      "travel",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a compass in a brass box. Its needle shivered, and then it knew.`,
        `${t.hero} had a map which had been folded so often that it opened by itself.`,
      ],
      use: [
        "The compass needle shone in the dark, like a tiny green fish.",
        "They held the map together, each at a corner, like a tablecloth.",
      ],
    }),
    landmark: () => ({
      pass: [
        "They came to a signpost with nine arms. One said: “Soup, two miles.”",
        "Nearby somebody had built the whole country out of sand, with blue wool for rivers.",
      ],
      find: [
        "On the nine-armed signpost, one arm said: “Home, and not far.”",
        "In the land of sand a beetle stood right where their home was.",
      ],
    }),
  },
  kites: {
    name: "kites",
    phrases: ["kite|=wind|windmill|=windy|pinwheel"],
    tool: (t) => ({
      pack: [
        `${t.hero} had a small kite with a long tail of bows, rolled up tight.`,
        `In ${t.hero}’s bag was a pinwheel in four colors, which never wanted to stand still.`,
      ],
      use: [
        "They tied the kite’s tail from hand to hand, a bow for each.",
        "Everyone blew on the pinwheel in turn, and it whirred like a wing.",
      ],
    }),
    landmark: () => ({
      pass: [
        "A windmill stood there. It turned slowly, as if it stirred the sky.",
        "Over a meadow stood a kite shaped like a fish. At its string sat a sleepy boy.",
      ],
      find: [
        "The windmill turned, whoosh, and pushed the air gently at their backs.",
        "The fish kite was coming down slowly, winking with its tail.",
      ],
    }),
  },
  balloons: {
    name: "balloons and bubbles",
    phrases: ["balloon|bubble|=party|=parties|birthday|confetti|blimp|zeppelin"],
    tool: (t) => ({
      pack: [
        `${t.hero} had a bag of balloons, all flat still, and enough breath for two.`,
        `${t.hero} had a jar of soap bubbles with a ring at the end of the stick.`,
      ],
      use: [
        "A balloon let go and flew off, pffft, and everyone laughed.",
        "Soap bubbles floated all about, and in each one was everybody, very small.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Above the path hung a hot-air balloon in stripes. From the basket a sheep looked down.",
        "Somebody was doing the washing, and bubbles rose up, as big as melons.",
      ],
      find: [
        "The striped balloon had landed softly, and the sheep climbed out.",
        "One last soap bubble had waited for them on a thistle. It did not pop.",
      ],
    }),
  },
  "hide-and-seek": {
    name: "hide and seek",
    phrases: [
      "=hide|=hides|hiding|hidden|=seek|=tag|peekaboo|=den|=dens",
      "pillow fort",
      "blanket fort",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a big sheet, brown and green, for hiding under, with two holes to look through.`,
        `${t.hero} had a pair of paper ears on a band, for hiding among donkeys.`,
      ],
      use: [
        "Under the hiding sheet there was room for all, and it was snug.",
        "In the paper ears you hear more, and look much less frightening.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Behind a tree stood a fawn with closed eyes. It thought that nobody could see it.",
        "A hedge was giggling. When they looked, it was six little foxes, playing hide-and-seek.",
      ],
      find: [
        "The fawn had opened its eyes. It had won hide-and-seek, they said.",
        "Five foxes had been found. The sixth sat right behind them.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
