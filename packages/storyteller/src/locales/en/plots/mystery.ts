/** The mystery of the missing buns. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { mystery as plot } from "../../../plots/mystery.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { introduceSiblings } from "../siblings.ts";

const clues = {
  crumbs: ["Follow the crumbs", "Track those crumbs"],
  prints: ["Measure the wet print", "Look at the footprint"],
  hum: ["Listen for the rumble", "Find that strange noise"],
};

const which = (child: string) => [
  `Two clues are left. Which one, ${child}?`,
  `And what do we try next, ${child}?`,
];

export const mystery: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} and the Case of the Seven Buns`,
    "Who Took the Moon Buns?",
    "Crumbs, Prints and a Rumble",
    `Detective ${hero}`,
  ],
  refrains: [
    "Look up high and look down low, noses know.",
    "Sniff and peep, tiptoe, creep, crumbs do not sleep.",
    "Crumb by crumb and clue by clue, who, oh who?",
  ],
  beats: {
    start: {
      title: ["Bun morning", "The empty notebook"],
      lines: (t) => [
        [
          `Above a bakery lived ${t.hero}, with a notebook for clues and one wish: a real case. But nothing ever went missing.`,
          `On market day the street smelled of cinnamon. There stood ${t.hero} with an empty notebook, and wished for a case, just one.`,
        ],
        introduceSiblings(t),
        forOlder(
          "Last week there was the case of the lost button. It was on the coat. And the week before, a cat had been missing, but only from its basket.",
          "“One day,” the notebook seemed to say when you opened it, and its back creaked. The first page was so white that you had to blink.",
        ),
        t.refrain,
      ],
    },
    gone: {
      title: ["An empty tray", "Seven buns missing"],
      lines: (t) => [
        [
          "Then the baker cried, “My seven moon buns!” The tray was bare.",
          "“Gone!” cried the baker. Seven moon buns, and now there were none.",
        ],
        ...t.arrivals,
        ifRoom(["Only the smell of them was left.", "Not even the sugar was left."]),
        forOlder(
          "They were for the old folks’ tea, and the tea was at four. A moon bun is round and white, and one bite makes you smile.",
          "The cat was asked first. It looked at its paws, one after the other, and had no crumbs on it at all.",
        ),
      ],
    },
    sacks: {
      title: ["On the flour sacks", "A crooked bun"],
      lines: () => [
        [
          "“Sit down first,” said the baker. “Nobody can think standing up.” So they sat on flour sacks, swung their legs and shared a bun that had come out crooked.",
          "First they sat down on the flour sacks. The baker had one bun left, a crooked one. They broke it in pieces, and it tasted as good as a round one.",
        ],
        forOlder(
          "When they stood up, each had a white seat. The baker brushed them down with the big broom, one by one, like loaves.",
          "“Slowly,” said the baker. “With sugar in your head you can think around corners.” And for a while there was nothing but chewing.",
        ),
      ],
    },
    clues: {
      title: ["Three clues", "Where to look"],
      lines: (t) => [
        t.tool.pack,
        [
          "Soon the notebook had three clues: a crumb, a wet footprint, and a far-off rumble.",
          "Then they searched the square on all fours. A crumb, a wet print, a rumble!",
        ],
        forOlder(
          "The rumble went grum, grum, grum. It could be a cart, or a cat, or a very small storm, or all three.",
        ),
        [`Which clue comes first, ${t.child}?`, `Where would ${t.child} start?`],
      ],
      choices: clues,
    },
    crumbs: {
      title: ["Crumb by crumb", "The trail"],
      lines: (t) => [
        [
          "A crumb, a step, a crumb, a step. A fat sparrow was eating the trail from the other end, as far as the tower.",
          "The crumbs went round the corner. There sat a sparrow, so full that it could not fly any farther.",
        ],
        t.refrain,
        forOlder(
          "“I only ate the ones on the ground,” said the sparrow, and hiccupped. “Somebody dropped them who was eating and running. That is bad for the tummy.”",
          "It burped, very softly, and pointed a wing at the tower. Then it went there too, on foot.",
        ),
        which(t.child),
      ],
      choices: { prints: clues.prints, hum: clues.hum },
    },
    prints: {
      title: ["Big wet feet", "The footprint"],
      lines: (t) => [
        [
          `The print was as long as a loaf. ${t.child} put both shoes in it, and had room left.`,
          `${t.child} measured the print: one loaf long and two buns wide. There was a hole in the sole.`,
        ],
        t.refrain,
        forOlder(
          "Whoever it was had walked right through the fountain, in a great hurry. Next to each print was a small heap of sugar.",
          "“One shoe has a hole,” went into the notebook, “and it is not a new hole.” Somebody had stuffed it with paper.",
        ),
        which(t.child),
      ],
      choices: { crumbs: clues.crumbs, hum: clues.hum },
    },
    hum: {
      title: ["Grum, grum, grum", "The rumble"],
      lines: (t) => [
        [
          `${t.child} put an ear to the tower wall. Grum, grum, grum! It came from high up.`,
          "Grum, grum, grum, went the old tower, low and long, like a bear that talks in its sleep.",
        ],
        t.refrain,
        forOlder(
          "It was not the clock. The clock had not run since the year of the big snow. It was not the wind either, for the flag hung down.",
          "A pigeon was nodding along on the roof. “Every day,” it said, “but never so loud as before breakfast.”",
        ),
        which(t.child),
      ],
      choices: { crumbs: clues.crumbs, prints: clues.prints },
    },
    "crumbs-then": {
      title: ["The last crumb", "Crumbs at the door"],
      lines: (t) => [
        [
          "So they looked for crumbs. One, two, three, four, right up to the tower door.",
          "There they were, white crumbs on gray stone, all the way to the tower door.",
        ],
        t.landmark.pass,
        forOlder(
          `The last crumb was still warm. ${t.child} wrote: “We are close.” An ant was pulling it home, and was not pleased to share.`,
          `${t.child} picked up the last crumb. It had been bitten off, and then, it seemed, put back. Who does that with a moon bun?`,
        ),
      ],
    },
    "prints-then": {
      title: ["Drip, drip", "Prints at the door"],
      lines: (t) => [
        [
          "So they looked for wet feet. Drip, drip, the prints went through the beans to the tower.",
          "And there they were, big and wet, between the beans, right up to the tower door.",
        ],
        t.landmark.pass,
        forOlder(
          `The last print was still wet. ${t.child} wrote: “We are close.” A worm lay in it and swam. For a worm, it was a lake.`,
          "At the door the prints turned round, went three steps back, and then turned again. Somebody had thought about it.",
        ),
      ],
    },
    "hum-then": {
      title: ["Behind the tower door", "Listen"],
      lines: (t) => [
        [
          "So they stood still, on one leg each, and heard it: grum, grum, behind the tower door.",
          "They hushed. They held their breath. Grum, grum, grum, went the keyhole of the tower.",
        ],
        t.landmark.pass,
        forOlder(
          `${t.child} wrote: “It sounds like me before lunch.” Then the rumble came again, and even the door knob shook a bit, in time.`,
          `The rumble stopped, and began, and stopped. ${t.child} laid a hand on one tummy after another, but it was none of theirs.`,
        ),
      ],
    },
    stairs: {
      title: ["The window seat", "Halfway up"],
      lines: (t) => [
        [
          "Halfway up the tower stairs there was a seat in a window, warm from the sun. They sat down and got their breath back.",
          "The stairs went round and round, and so did their heads. So they sat down in a window, in the sun, all in a row.",
        ],
        t.recall("clues", {
          crumbs: "The sparrow came hopping up behind them, step by step.",
          prints: "They took their shoes off too, to see what wet feet do.",
          hum: "It was so still now that they heard the pigeons walk.",
        }),
        forOlder(
          "Down below, the market was no bigger than a tray. The baker was a white dot, and the cat was not even that.",
          "A spider was mending its net there. They held the thread for it, as well as they could, and it seemed pleased.",
        ),
      ],
    },
    found: {
      title: ["Six buns and a half", "Behind the door"],
      lines: (t) => [
        [
          "Then they climbed to the very top. In a small room lay six moon buns and a half, and someone sat there and did not eat.",
          "After the last step came a low door. Behind it lay the buns, six and a half, in a row, and someone looked at the wall.",
        ],
        ...t.meeting,
        ifRoom(t.tool.use),
        forOlder(
          `The cupboard was open, and there was nothing in it but a lid. ${t.friend} laid half an apple beside the buns, without a word.`,
          `It is easy to keep a cupboard tidy with nothing in it. ${t.friend} sat down on the floor and pushed half an apple across.`,
        ),
      ],
    },
    reason: {
      title: ["The empty cupboard", "What the rumble was"],
      speaker: (t) => t.other,
      lines: (t) => [
        [
          "The rumble is my tummy. I was so hungry that I took them all. But after half a bun I could not swallow, I was so ashamed.",
          "It was me. I had not eaten since yesterday, and my tummy goes grum. So I took them, and now they do not taste.",
        ],
        forOlder(
          "Every morning the smell comes up my stairs and knocks. Today I opened. My feet went down, straight through the fountain, and my hands did the rest.",
          "I could have asked. But asking is such a long way down, and taking was only seven steps. Now I think of the old folks and their tea.",
        ),
        [`How can I make it good, ${t.child}?`, `How do I go down there now, ${t.child}?`],
      ],
      choices: {
        share: ["Carry them back together", "Return what is left"],
        bake: ["Bake seven new ones", "Learn to make dough"],
        basket: ["Send up a basket", "Tie a basket to string"],
      },
    },
    table: {
      title: ["One more plate", "Tea at four"],
      lines: (t) => [
        [
          `They carried the buns down, and ${t.other} said sorry. “Six and a half,” said the baker. “And one more plate, I see.”`,
          `“I am sorry,” said ${t.other}, and held out the tray. “Sit down,” said the baker. “Nobody thinks well when hungry.”`,
        ],
        forOlder(
          "Each bun was cut in four, and then in four again. “More jam?” asked the old folks.",
        ),
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        t.refrain,
        [`${t.hero} wrote: “Found: one guest.”`, "And the notebook had its first case."],
      ],
    },
    oven: {
      title: ["The second baker", "Flour on every nose"],
      lines: (t) => [
        [
          `${t.other} said sorry and tied on an apron. Slap, roll, fold! By four there were seven new buns, and one for the baker’s new helper.`,
          `“Sorry,” said ${t.other}. The baker gave no answer, only a big lump of dough. By four there were seven new buns.`,
        ],
        forOlder(
          "“Come back tomorrow,” said the baker. “I pay in coins, and breakfast is at six.”",
        ),
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        t.refrain,
        [`${t.hero} wrote: “Nothing missing.”`, "Now the tower is quiet before breakfast."],
      ],
    },
    basket: {
      title: ["The basket on a string", "Buns up, weather down"],
      lines: (t) => [
        [
          `“Sorry,” wrote ${t.other}, and let the note down on a string. Up came a bun! Now one goes up each day.`,
          `Down went the buns in a basket, with a long sorry from ${t.other}. Up came soup. So it goes every day now.`,
        ],
        forOlder(
          "And what comes down? The weather: “Rain at four.” From a tower you see it first.",
        ),
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          `Now ${t.hero}’s notebook is full of weather.`,
          `“Solved,” wrote ${t.hero}. “It was hunger.”`,
        ],
      ],
    },
  },
  returns: [
    {
      title: ["The dark stairs", "Up the tower"],
      lines: (t) => [
        ["Inside, the stairs were dark and steep.", "The stairs were narrow, with cobwebs."],
        ...t.returns,
        ifRoom(["So they got on, step by step.", "And a little light came from above."]),
      ],
    },
    {
      title: ["The long way down", "Ninety steps"],
      lines: (t) => [
        ["The way down was long, with such a secret.", "Ninety steps are many for shy feet."],
        ...t.returns,
        ifRoom(["Then they smelled the bakery.", "And there was the market again."]),
      ],
    },
  ],
};
