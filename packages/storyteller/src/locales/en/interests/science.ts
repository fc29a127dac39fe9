import type { InterestId, InterestTexts } from "../../../interests.ts";

export const science = {
  science: {
    name: "science and experiments",
    phrases: [
      "scien|experiment|chemistry|physics|microscope|laborator|=lab|=labs|magnet|biology",
      "=atom|=atoms|electric|skeleton",
      "nature facts",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a magnet, shaped like a horseshoe. It had already caught two paper clips.`,
        `${t.hero} had a jar of slow green slime, the result of an experiment with starch.`,
      ],
      use: [
        "The magnet went click, and click, and everyone’s buttons were tested.",
        "The slime from the experiment went blup, and every single one had to laugh.",
      ],
    }),
    landmark: () => ({
      pass: [
        "A scientist let two feathers fall, then two spoons. “Again,” she said. “Spoons are ready.”",
        "At a bench a scientist mixed something white with something sour. It foamed over her shoes.",
      ],
      find: [
        "The scientist wrote it down at last: feathers take their time.",
        "The scientist had it now: clean shoes, and a page full of notes.",
      ],
    }),
  },
  numbers: {
    name: "numbers and counting",
    phrases: [
      "number|=count|=counts|counting|=math|=maths|mathematics|arithmetic|=digit|=digits",
      "calendar|=clock|=clocks|=dice|geometry|=shapes",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had an abacus with ten rows of beads that clicked.`,
        `${t.hero} had a big wooden die, with dots like eyes, that liked to roll.`,
      ],
      use: [
        "Click, click, they counted noses on the beads, and no nose was missing.",
        "The wooden die rolled, and they counted its dots out loud, all together.",
      ],
    }),
    landmark: () => ({
      pass: [
        "At ten milestones in a row sat ten hens. Only the seventh was facing backwards.",
        "A ladybug was doing sums on a leaf: three dots and four dots. It counted its own back.",
      ],
      find: [
        "They counted the hens on the milestones: ten, and all asleep.",
        "The ladybug had its sum: seven, and one over for luck.",
      ],
    }),
  },
  computers: {
    name: "computers and games",
    phrases: [
      "computer|=tablet|coding|program|videogame|keyboard|=gaming|gamer|internet|=laptop",
      "=game|pixel|=console",
      "video game",
      "video games",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had an old keyboard key that said “Home”. You could press it and make a wish.`,
        `${t.hero} had a toy robot mouse that you tell where to go: two steps, turn left.`,
      ],
      use: [
        "They pressed the old key, click, and everybody grinned at once.",
        "The robot mouse did just what it was told, and bumped softly into a toe.",
      ],
    }),
    landmark: () => ({
      pass: [
        "A computer stood in a shed and drew a picture of dots. It was of a duck.",
        "A screen shone in a window. On it a square was jumping over other squares, hop, plip.",
      ],
      find: [
        "The computer in the shed printed the duck for them, rrrt, rrrt.",
        "On the screen in the window it now said: level two, well done.",
      ],
    }),
  },
  inventions: {
    name: "inventions and machines",
    phrases: [
      "invent|machine|=gear|=gears|=cog|=cogs|gadget|engineer|tinker|=tool|=tools|workshop",
      "=screw|hammer",
    ],
    tool: (t) => ({
      pack: [
        `In ${t.hero}’s bag was an invention: an eggbeater with a lamp on it and a bicycle horn.`,
        `${t.hero} had built a machine from a jar, a spring and a spoon: it could wave.`,
      ],
      use: [
        "They turned the handle of the invention. It lit up, honked, and stirred the air.",
        "The waving machine waved, boing, and somebody waved back, a bit surprised.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Nearby stood a machine with forty wheels. An inventor oiled it. It buttered toast.",
        "An inventor nearby pulled a lever. Far above, a very small umbrella opened.",
      ],
      find: [
        "The toast machine ran at last, and there was a slice for all.",
        "The inventor’s umbrella had learned to close, and she bowed.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
