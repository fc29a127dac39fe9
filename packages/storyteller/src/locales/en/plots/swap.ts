/** A button at the swap market. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { swap as plot } from "../../../plots/swap.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const swap: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} and the Blue Button`,
    "The Umbrella as Big as a Tent",
    "Only for Something Better",
    "A Goose in the Middle",
  ],
  refrains: [
    "Plip and plop, drip and drop, swap, swap, swap.",
    "Mine for yours and yours for mine, rain or shine.",
    "This for that and that for this, round it goes, and off it is.",
  ],
  beats: {
    start: {
      title: ["A button and a wish", "Plip, plop"],
      lines: (t) => [
        [
          `${t.hero} had a blue button and a wish: to sit out in the rain, all dry, and hear it drum.`,
          `When it rained, ${t.hero} wished to sit outside, all dry, and listen. But a button is no roof, and ${t.hero} had only a blue button.`,
        ],
        introduceSiblings(t),
        forOlder(
          "Under a tree it drips late. Under a bucket you hear a lot and see nothing. Both had been tried.",
          "Indoors the rain is far away. Under a hat it is near, but only for the head. The knees had something to say about that.",
        ),
        t.refrain,
      ],
    },
    market: {
      title: ["The swap market", "High on the heap"],
      lines: (t) => [
        [
          "At the swap market, high on a heap, stood a red umbrella as big as a tent.",
          "Nobody pays at the swap market. And there, on a heap, was a red umbrella like a tent!",
        ],
        ...t.arrivals,
        forOlder(
          "On the umbrella hung a sign: “Only for something better.” A button is not better. But a button is a start.",
          "“Not for a button,” said the sign, more or less. So they would have to swap their way up.",
        ),
      ],
    },
    first: {
      title: ["The first swap", "A good button"],
      lines: (t) => [
        t.tool.pack,
        [
          "For the button the tailor offered a whistle, and the cook a spoon.",
          "“A whistle for that button,” said the tailor. “A spoon,” said the cook.",
        ],
        forOlder(
          "It was a good button, blue as a plum, with four holes. They held it up and looked at each other through it.",
          "You swap a small thing for a bigger one, and that for a bigger one still. At the end of it stands an umbrella.",
        ),
        [`Which shall it be, ${t.child}?`, `To stir or to toot, ${t.child}?`],
      ],
      choices: {
        whistle: ["Pick the whistle", "Choose that loud whistle"],
        spoon: ["Take the wooden spoon", "Try the spoon"],
      },
    },
    whistle: {
      title: ["Tweet", "Nine geese"],
      lines: (t) => [
        t.landmark.pass,
        [
          `Tweet! blew ${t.child}. “I need that!” cried a goose girl, and gave a goose for it.`,
          `${t.child} blew, and nine geese came running. Their girl swapped one of them for the whistle.`,
        ],
        forOlder(
          "It was a large goose, and it had opinions. It said honk to the hats and honk to the hams, and bit a post that had not even moved.",
          "The goose walked ahead and looked back from time to time, as if the goose had done the swapping, and was not yet sure.",
        ),
      ],
    },
    spoon: {
      title: ["A spoon for stirring", "Mash"],
      lines: (t) => [
        t.landmark.pass,
        [
          `A goose girl was stirring mash with a stick. For ${t.child}’s spoon she gave a goose.`,
          `“A spoon!” cried the goose girl. ${t.child} stirred her mash with it, and got a goose.`,
        ],
        forOlder(
          "It was a goose with a loud voice and plans of its own. It wanted to go left. So left it was.",
          "The goose looked at each of them, from the shoes up. Then it walked off in front, and it was clear who had swapped whom.",
        ),
      ],
    },
    soup: {
      title: ["Soup at noon", "Clink"],
      lines: (t) => [
        [
          "At noon a bell rings, and all swapping stops for soup. Clink! In a bowl lay a blue button.",
          `At noon the whole market sits down to soup. And what went clink in ${t.child}’s bowl? The blue button!`,
        ],
        forOlder(
          "“It must have jumped into the pot,” said the cook. “Keep it. What falls into soup is a present.” The goose slept with its head in a hat.",
          "Nobody could say how it had gotten in there. The goose looked at the sky. It looked at it a bit too long.",
        ),
        ifRoom([
          "There was bread with it, and the bench was warm.",
          "They all had seconds, and the goose had thirds.",
        ]),
        t.refrain,
      ],
    },
    egg: {
      title: ["A very large egg", "The goose sits down"],
      lines: (t) => [
        [
          "After the soup the goose laid an egg, big as a fist. A weaver offered a blanket for it, and a carter a wheelbarrow.",
          "They went on, and soon the goose sat down. An egg! “My blanket for it!” called the weaver. “My wheelbarrow!” called the carter.",
        ],
        forOlder(
          "“And how much for the goose?” asked a third. “The goose is not for swapping,” they said, all at once, and were surprised how fast.",
          "The goose wished to be asked, since it was its egg. They asked. “Honk,” it said, and that could mean one or the other.",
        ),
        [`What do we want for it, ${t.child}?`, `Which one is good, ${t.child}?`],
      ],
      choices: {
        blanket: ["Take the warm blanket", "Wrap up in patchwork"],
        barrow: ["Choose the wheelbarrow", "Roll off with that barrow"],
      },
    },
    heap: {
      title: ["The heap", "One never knows"],
      lines: (t) => [
        t.recall("egg", {
          blanket: [
            "Under one blanket they walked on, goose and all.",
            "The blanket walked on, on many feet.",
          ],
          barrow: [
            "The goose rode in the barrow, like a queen.",
            "The barrow squeaked, and the goose sang along.",
          ],
        }),
        ["Beside the high heap somebody stood guard.", "Somebody kept watch by the heap."],
        ...t.meeting,
        [
          `“The umbrella?” ${said(t.cast.other)}. “I might need it. One never knows.”`,
          `“I give nothing away,” ${said(t.cast.other)}. “Tomorrow I might miss it.”`,
        ],
        forOlder(
          `There were nine clocks, forty chairs and a bathtub full of keys. And beside it all stood ${t.other}, in a coat without a button, and held it shut.`,
          `“For the goose? For the shoelaces, too?” ${t.other} had everything twice and one coat, which a cold hand held shut all day.`,
        ),
      ],
    },
    steps: {
      title: ["On the steps", "An apple in slices"],
      lines: (t) => [
        [
          `They sat down on the steps to think, and shared an apple. ${t.other} had forty chairs and no place to sit, and came too.`,
          `You think best with a bun, on the steps. There was no room to sit on the heap, so ${t.other} sat there as well.`,
        ],
        [
          "The goose fell asleep on five feet at once.",
          "The goose got the crumbs and fell asleep.",
        ],
        forOlder(
          `“When is it enough?” asked ${t.friend}. ${t.other} thought about it for three whole bites. “After the next thing,” ${said(t.cast.other)}.`,
          `${t.friend} asked what the nicest thing in the heap was. “It is at the bottom,” ${said(t.cast.other)}. “I have not seen it for years.”`,
        ),
      ],
    },
    rain: {
      title: ["It pours", "The first drop"],
      lines: (t) => [
        [
          `Soon the sky turned gray, and then it poured. ${t.other} ran around the heap, and the coat flew open.`,
          `A little later came a drop, plip, and then a thousand. The heap got wet, and ${t.other} was cold in that open coat.`,
        ],
        t.recall("egg", {
          blanket: forOlder("They held the blanket over the goose. It kept its beak outside."),
          barrow: forOlder("They turned the barrow over, and the goose moved in."),
        }),
        ifRoom(t.tool.use),
        forOlder(
          "High up stood the red umbrella, shut. It had never once been open, for it might have gotten wet.",
          "“The clocks! The chairs!” But nobody can hold forty things over forty other things.",
        ),
        [`What helps now, ${t.child}?`, `What could we do now, ${t.child}?`],
      ],
      choices: {
        sew: ["Sew our button on", "Give back the button"],
        share: ["Hand everything out", "Share the whole heap"],
        build: ["Build one big roof", "Tie a tent together"],
      },
    },
    warm: {
      title: ["The coat closes", "One button"],
      lines: (t) => [
        [
          `${t.hero} sewed the blue button on, and the coat closed. “Enough,” ${said(t.cast.other)}, and opened the red umbrella over everyone.`,
          `The button fit! ${t.other} was warm at last, and opened the red umbrella for ${t.hero} and all the others.`,
        ],
        t.recall("first", {
          whistle: forOlder("Somewhere a whistle went, and eight geese came in under it, too."),
          spoon: forOlder("The cook came running with soup, and the goose girl with the spoon."),
        }),
        forOlder(
          "Somebody asked what the umbrella cost now. It cost sitting a little closer.",
          "There were forty chairs, so nobody even had to stand.",
        ),
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "They sat in the rain, all dry, and heard it drum.",
          "Plip, plop, and all of it for a button.",
        ],
      ],
    },
    found: {
      title: ["At the bottom", "The door"],
      lines: (t) => [
        [
          `Hats, pots and chairs went to all who were wet. And under the heap ${t.hero} and ${t.other} found a little house!`,
          `One thing after another was given out, until ${t.hero} saw a door. Under the heap was ${t.other}’s house!`,
        ],
        t.recall("first", {
          whistle: forOlder("The goose girl got a bathtub for her geese, and whistled for joy."),
          spoon: forOlder("The cook got nine pots, and had a spoon for only one of them."),
        }),
        forOlder(
          `“I had it first of all,” ${said(t.cast.other)}. “Then I put a chair on it.”`,
          "The umbrella? The goose has it. It swims in it.",
        ),
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "They all sat inside and heard the tin roof drum.",
          "The roof was tin, and tin drums best.",
        ],
      ],
    },
    roof: {
      title: ["One big roof", "Knot by knot"],
      lines: (t) => [
        [
          `Rugs, sails, curtains! ${t.other} gave them all, ${t.hero} tied the last knot, and the whole market was dry.`,
          `Knot by knot it grew over the stalls. ${t.other} held the rope, and ${t.hero} put the umbrella in the middle.`,
        ],
        t.recall("first", {
          whistle: forOlder("One toot of the whistle meant “pull”, two meant “hold it”."),
          spoon: forOlder("The wooden spoon became a peg, and it held."),
        }),
        forOlder(
          `“And what do you get for it?” asked the tailor. ${t.other} pointed up, and listened.`,
          "It leaked in three places. Under each stood a pot, and each pot had its own note.",
        ),
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        t.refrain,
        ["Above them all the rain drummed and drummed.", "On market days they all hope for rain."],
      ],
    },
  },
  returns: [
    {
      title: ["Elbows", "A loud market"],
      lines: (t) => [
        ["The market was loud and full of elbows.", "All around, people pushed and called."],
        ...t.returns,
        ifRoom(["And there were the steps, nearly free.", "Then it was a bit quieter."]),
      ],
    },
    {
      title: ["Cold fingers", "In the pouring rain"],
      lines: (t) => [
        [
          "The rain was loud, and all fingers were cold.",
          "It poured so hard that they could hardly see.",
        ],
        ...t.returns,
        ifRoom(["And so they got on with it.", "Then all hands were there at once."]),
      ],
    },
  ],
};
