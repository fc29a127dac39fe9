/** The journey home, with a string in the tummy. */
import { ifRoom, forOlder, type Line } from "../../../line.ts";
import type { journeyHome as plot } from "../../../plots/journey-home.ts";
import type { SceneContext } from "../../../scene-context.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const journeyHome: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} and the Long Way Home`,
    "Home by Soup Time",
    "The String in the Tummy",
    `How ${hero} Came Home`,
  ],
  refrains: [
    "Home is near and home is far, where the slippers are.",
    "One foot here, one foot there, home is waiting somewhere.",
    "Soup in the pot, light on the stair, nearly, nearly there.",
  ],
  beats: {
    start: {
      title: ["The far meadow", "Too many berries"],
      lines: (t) => [
        [
          `In the far meadow, with lips blue from berries, sat ${t.hero}.`,
          `Where the far meadow ends, ${t.hero} picked one last blue berry.`,
        ],
        [
          `Now ${t.hero} had one wish: to be home by soup time.`,
          `“Home by soup time,” said ${t.hero}. That was the whole wish.`,
        ],
        introduceSiblings(t),
        forOlder("On soup evenings the kitchen window is yellow, and a spoon drums on the pot."),
        forOlder("There is a quarrel about the blue bowl. The cat takes the best chair."),
        t.refrain,
      ],
    },
    lost: {
      title: ["Thick as wool", "Where the path was"],
      lines: (t) => [
        [
          "But fog came down, thick as wool. Where the path had been, there was only white.",
          "Then a fog rolled in. When it rolled on again, it took the path along.",
        ],
        forOlder("There was a left and there was a right, and both of them looked like a middle."),
        ...t.arrivals,
      ],
    },
    ways: {
      title: ["Over or around", "Two ways home"],
      lines: (t) => [
        t.tool.pack,
        [
          "From the hill they saw two ways home: over the snow, or along the lake.",
          "On the hill the fog was thin. On one side lay snow, on the other a lake.",
        ],
        forOlder(`“Both go home,” ${said(t.cast.friend)}. “Neither of them goes straight.”`),
        forOlder("Over the snow ran a hare. Out on the lake, seven ducklings swam in a row."),
        [`Which way is ours, ${t.child}?`, `Where should they walk, ${t.child}?`],
      ],
      choices: {
        snow: ["Cross the soft snow", "Climb over the snow"],
        lake: ["Go around the lake", "Walk beside the water"],
      },
    },
    snow: {
      title: ["Crunch, flump", "In the snow"],
      lines: (t) => [
        [
          "Crunch, said the snow. Then it said flump, and they were in it up to their tummies.",
          "Crunch, crunch, crunch. And then flump! The snow came up to their belts.",
        ],
        [
          `${t.friend} tried to swim in it. That did not work.`,
          `${t.friend} took a giant step and got stuck.`,
        ],
        forOlder("A hare watched from a hump of snow, and was too polite to laugh."),
        [
          "So they sat on the basket lid, and whee! Down they flew.",
          "“All aboard the basket lid!” One push, and down they went. Whee!",
        ],
        forOlder("They landed in a heap. Out of it came seven laughs and a sneeze."),
      ],
    },
    lake: {
      title: ["Plip, plop", "The lake that ate a path"],
      lines: (t) => [
        [
          "Plip, plop, said the lake. It had eaten the path, all but the end.",
          "The path went into the lake, plip, plop, and did not come out.",
        ],
        [
          `${t.friend} put one foot in. Cold! And too deep, as well.`,
          `${t.friend} tried to wade, and came straight back with wet knees.`,
        ],
        forOlder("A duck went by with her seven little ones and made it look easy."),
        [
          "So they hopped from stone to stone. The last stone blinked. It was a turtle.",
          "Stone by stone they hopped along. The last stone had a face, and it was a turtle’s.",
        ],
        forOlder("“Do not mind me,” said the turtle. “You are the nicest shoes I have had today.”"),
      ],
    },
    hut: {
      title: ["The empty hut", "A berry for a button"],
      lines: (t) => [
        t.landmark.pass,
        t.recall("ways", {
          snow: ["In a shepherd’s hut they shook the snow from their clothes."],
          lake: ["In a shepherd’s hut they hung up their socks to dry."],
        }),
        forOlder(
          "They had a handful of berries each, on the bench, and listened to the fog go by.",
        ),
        [
          "A mouse took one berry and brought a button for it. That was fair.",
          "A mouse came out, took a berry, and paid with a button.",
        ],
        forOlder("It came back twice more, and soon they had enough for a whole coat."),
      ],
    },
    dusk: {
      title: ["Something pulls", "The thin light"],
      lines: (t) => [
        [
          "After the rest they went on, and the light grew thin.",
          "Then it was time to go on. Under the firs the day was nearly over.",
        ],
        [
          `Suddenly ${t.hero} stopped. “There is a string in my tummy, and it pulls. It is tied to our kitchen table.”`,
          `“Wait,” said ${t.hero}. “I have a string in my tummy. The other end is tied to our kitchen.”`,
        ],
        forOlder(
          `“Hungry?” asked ${t.friend}. But three berries later, the string pulled just as before.`,
        ),
        ifRoom(t.tool.use),
        [`What calms a string down, ${t.child}?`, `How do you quiet a string, ${t.child}?`],
      ],
      choices: {
        hum: ["Hum the soup song", "Sing about soup"],
        table: ["Set a pretend table", "Lay leaves for plates"],
        tell: ["Tell how home sounds", "Remember it out loud"],
      },
    },
    supper: {
      title: ["The other end", "Under the firs"],
      lines: (t) => [
        t.recall("dusk", {
          hum: [
            "They sat down under a fir and hummed the soup song. An owl joined in.",
            "“Bum, bum, come,” they sang, as the spoon does, and drummed it on their knees.",
          ],
          table: [
            "A stump was the table, big leaves were the bowls, and everyone had their own place.",
            "They laid leaves on a stump, and a pine cone sat in for the cat.",
          ],
          tell: [
            "They sat down and told it: now the tap drips, now the cat steals the best chair.",
            "“Now the lid rattles,” they said. “Now somebody calls up the stairs, twice.”",
          ],
        }),
        [
          "The string still pulled. But now it felt as if someone held the other end.",
          "It did not stop pulling. It pulled like a hand that holds yours.",
        ],
        forOlder(`They ate berries till the moon came up, and ${t.friend} dozed off in between.`),
        forOlder(
          "“It pulls to one side,” somebody noticed. “To the left, past the crooked birch!”",
        ),
        t.refrain,
      ],
    },
    gate: {
      title: ["A knot", "The last gate"],
      lines: (t) => [
        [
          "Soon it smelled of carrots. But somebody had tied the last gate shut.",
          "They went on, the way the string pulled. And there was the last gate, tied shut, and somebody sat by it!",
        ],
        ...t.meeting,
        [
          `“I have a string too,” ${said(t.cast.other)}. “It goes three valleys far.”`,
          `“My home is three valleys off,” ${said(t.cast.other)}. “It pulls and pulls.”`,
        ],
        forOlder(
          `${t.other} looked at the knot. “Everyone runs past here to their soup. So now you have to stop.”`,
        ),
        [`What now, ${t.child}?`, `What could we do, ${t.child}?`],
      ],
      choices: {
        cook: ["Stir the soup you miss", "Make your own soup here"],
        guest: ["Come home with us", "Eat at our table"],
        wave: ["Wave the lantern", "Signal over the valleys"],
      },
    },
    outside: {
      title: ["Soup at the gate", "Pot, chairs and cat"],
      lines: (t) => [
        [
          `Berries, milk and a pail: they stirred what ${t.other} missed.`,
          `They stirred that soup, blue and cold, as ${t.other} remembered it.`,
        ],
        [
          "The spoon drummed. Out came the pot, the chairs and the cat.",
          "Bum, went the spoon. The whole kitchen came walking through the fog!",
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        theString(t),
        forOlder(`${t.other} had three bowls, and after the third the knot came undone by itself.`),
        t.refrain,
        ["Home by soup time? Home had come to them.", "So home was wherever the pot stood."],
      ],
    },
    inside: {
      title: ["Two ends", "The blue bowl"],
      lines: (t) => [
        [
          `${t.hero} ran in, and ${t.other} got the blue bowl.`,
          `“Come in,” said ${t.hero}. There was one more bowl, a blue one.`,
        ],
        [
          "They tied the gate’s rope to the table leg. One tug: soup!",
          "And the rope goes from gate to table. One tug: come over!",
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        theString(t),
        forOlder(
          `It was pulled eleven times the first evening. Nine of them were ${t.other}, to see if it worked.`,
        ),
        t.refrain,
        [
          "That string has two ends, and the window is yellow.",
          "So all were home by soup time, and the far meadow slept.",
        ],
      ],
    },
    winking: {
      title: ["Wink, wink, wink", "A light far off"],
      lines: (t) => [
        [
          `They waved the lantern. Far away, tiny, a light waved to ${t.other}.`,
          `Up, down, up. And three valleys off, somebody answered ${t.other}.`,
        ],
        [
          `The kitchen window winked too. Wink by wink, ${t.hero} came home.`,
          `Then the yellow window winked, and ${t.hero} walked right into it.`,
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        theString(t),
        forOlder(
          `“They still have the green lamp,” said ${t.other}, and untied the gate to see it better.`,
          `“That is my aunt,” said ${t.other}. “She always waves like someone beating a rug.”`,
        ),
        t.refrain,
        ["Three lights say good night, and the soup is hot.", "It was soup time, by three lights."],
      ],
    },
  },
  returns: [
    {
      title: ["Dark under the firs", "Roots and more roots"],
      lines: (t) => [
        [
          "Under the firs it was dark now, and full of roots.",
          "The wood got so dark that they walked by feel.",
        ],
        ...t.returns,
        ifRoom(["So they came out of the wood.", "And there were stars again."]),
      ],
    },
    {
      title: ["Late at the gate", "Before the soup"],
      lines: (t) => [
        [
          "It was late, and the knot was stiff with cold.",
          "The fog pressed close, and everyone was tired by now.",
        ],
        ...t.returns,
        ifRoom(["Then they could begin.", "After that it was easy."]),
      ],
    },
  ],
};

/** What was done against the pulling, once more. */
function theString(t: SceneContext): Line {
  return t.recall("dusk", {
    hum: forOlder("And when they hummed the soup song, an owl far off took the low part."),
    table: forOlder(
      "In the wood a stump is still laid with leaves. A mouse eats there on Sundays.",
    ),
    tell: forOlder("And it was all true: the tap dripped, and the cat had the best chair."),
  });
}
