/** The quest for a missing bell. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { quest as plot } from "../../../plots/quest.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { introduceSiblings } from "../siblings.ts";

export const quest: PlotTexts<typeof plot> = {
  titles: ({ hero, other }) => [
    `${hero} and the Bell That Went Away`,
    "The Night Without a Bong",
    `The Bell in the Blanket`,
    `${hero}, ${other} and the Evening Bell`,
  ],
  refrains: [
    "Over the stones and under the sky, you and I.",
    "Ding and dong, it won’t be long, a little song.",
    "Left foot, right foot, hum along, ding and dong.",
  ],
  beats: {
    start: {
      title: ["The town on the hill", "A wish on a rope"],
      lines: (t) => [
        [
          `In a small town on a hill lived ${t.hero}.`,
          `On a round green hill stood a town, and there lived ${t.hero}.`,
          `High on a hill, where the wind combs the grass, lived ${t.hero}.`,
        ],
        [
          `${t.hero} had one wish: to ring the evening bell, just once.`,
          `More than cake, ${t.hero} wished to ring the evening bell.`,
        ],
        introduceSiblings(t),
        forOlder(
          "But the rope hung high, and the bell keeper always said, “One day.”",
          "Each night it sang bong, and the whole town fell asleep, down to the last mouse.",
        ),
        t.refrain,
      ],
    },
    missing: {
      title: ["No bong tonight", "The bell is gone"],
      lines: (t) => [
        [
          "But tonight there was no bong. The bell was gone, and nobody could sleep.",
          "Then came a night with no bong at all. The bell tower stood empty!",
          "One night the town waited for its bong. It came from nowhere. The bell was gone!",
        ],
        forOlder(
          "Even the cat lay awake and counted its toes.",
          "The baker put on two left shoes and did not see it.",
        ),
        ...t.arrivals,
      ],
    },
    road: {
      title: ["Two tracks", "Where the bell rolled"],
      lines: (t) => [
        t.tool.pack,
        [
          "In the dust they saw where the bell had rolled. The track split in two.",
          "Something heavy had rolled down the road, and at the old oak the track split.",
        ],
        forOlder("One way smelled of moss. The other way went plip and plop."),
        [
          `Trees or water? Which way first, ${t.child}?`,
          `One way was green, one way was wet. Where now, ${t.child}?`,
        ],
      ],
      choices: {
        forest: ["Walk under the trees", "Tiptoe through the forest"],
        river: ["Follow the water", "Row along the river"],
      },
    },
    forest: {
      title: ["The owl", "Under the trees"],
      lines: (t) => [
        [
          "In the forest sat an owl with a chip of gold under one wing.",
          "A twig went crack. An owl looked down, and gold shone in its claw.",
        ],
        [
          `${t.child} gave it a polite hoot, and it pointed up the hill.`,
          `“Hoo?” asked the owl. “Us,” said ${t.child}. So it showed them the path.`,
        ],
        forOlder(
          "“A bell came by,” it said. “It was in a great hurry, and it was wearing a blanket.”",
          "“Bells should not snore,” the owl added, “but this one did.”",
        ),
        ifRoom(t.landmark.pass),
        t.refrain,
      ],
    },
    river: {
      title: ["The frog", "Along the water"],
      lines: (t) => [
        [
          "In the reeds sat a frog that said “bong” in place of “croak”.",
          "Plip, plop, bong! A frog by the water had learned a new word.",
        ],
        [
          `“Where did you hear that?” asked ${t.child}. The frog jumped up the hill path.`,
          `${t.child} said “bong” right back, and the frog showed them the way.`,
        ],
        forOlder(
          "It jumped three times and looked back each time, to see if they were still there.",
          "“I used to say croak,” it told them. “This is much more fun.”",
        ),
        ifRoom(t.landmark.pass),
        t.refrain,
      ],
    },
    gap: {
      title: ["Glup", "The muddy ditch"],
      lines: (t) => [
        [
          "Then the path stopped at a ditch, wide and full of mud. “Glup,” said the mud.",
          "And there the path ended. A wide ditch of mud lay in the way and said “glup”.",
        ],
        [
          `${t.friend} took a run, jumped, and landed in the middle. Glup!`,
          `${t.friend} tried one big jump. It was not big enough. Glup!`,
        ],
        forOlder(
          "It took three pulls and a plop to get out again.",
          "Mud is warm, at least. But it is not a bridge.",
        ),
        [`How could they get across, ${t.child}?`, `${t.question}`],
      ],
      choices: {
        rope: ["Throw the rope over", "Pull with a rope"],
        geese: ["Ask the geese", "Call some geese for help"],
        plank: ["Lay down a plank", "Build a small bridge"],
      },
    },
    crossed: {
      title: ["On the other side", "Across"],
      lines: (t) => [
        t.recall("gap", {
          rope: [
            "They tied the rope around a fat tree. Hand over hand they went, and the mud got nobody.",
            "The rope held. One after the other they slid across, and only one sock stayed behind.",
          ],
          geese: [
            "Six geese swam in the mud in a row. “Step on,” they honked, “but softly!”",
            "The geese lined up beak to tail, and a feather bridge is a soft bridge.",
          ],
          plank: [
            "The plank went creak, the plank went crack, but it did not break.",
            "They found an old barn door and laid it over the mud. It was a fine bridge.",
          ],
        }),
        [
          `Then ${t.child} stood still. The ground was humming, low and long.`,
          `“Hush,” said ${t.child}. From under the moss came a hum.`,
        ],
        forOlder(
          "It was not a bee. It was much too big for a bee.",
          "It tickled their feet, right through their shoes.",
        ),
      ],
    },
    den: {
      title: ["The bell in the blanket", "Behind the rock"],
      lines: (t) => [
        [
          "Behind a mossy rock stood the bell, in a blanket, like a baby. Two arms held it tight.",
          "And there was the bell! It had a blanket on, and someone was patting it.",
        ],
        ...t.meeting,
        t.tool.use,
        t.recall("road", {
          forest: forOlder("The owl came down and sat on a stone, to hear this for itself."),
          river: forOlder("The frog hopped out of a pocket. It had come to see this too."),
        }),
      ],
    },
    confession: {
      title: ["Why the bell went away", "So quiet at night"],
      speaker: (t) => t.other,
      lines: () => [
        [
          "Yes, I took it. I am sorry. My cave is so quiet at night that I can hear my own ears.",
          "It was me. I took it, all by myself. At night my cave is dark and quiet, and too big.",
        ],
        ["The bell hums to me, and then I can sleep.", "But when the bell hums, I am not alone."],
        forOlder(
          "I gave it my blanket. I was cold, but it was not.",
          "I meant to bring it back. I just did not know how to say good night to it.",
        ),
        ["It must go home, I know. But what about me?", "You want it back. What can we do?"],
      ],
      choices: {
        stay: ["Visit every evening", "Read you bedtime stories"],
        carve: ["Make a little bell", "Carve a tiny chime"],
        invite: ["Come home with us", "Live in our tower"],
      },
    },
    nightly: {
      title: ["A story each night", "Up the hill at dusk"],
      lines: (t) => [
        [
          `The bell rolled home, bumpity bump, and ${t.hero} pulled the rope at last. Bong!`,
          `Bumpity bump, they brought the bell home, and at last ${t.hero} rang it. Bong!`,
        ],
        ...t.deeds.map(ifRoom),
        [
          `Now each evening someone walks up to ${t.other} with a story.`,
          `And each night somebody takes a book up to ${t.other}.`,
        ],
        t.recall("road", {
          forest: forOlder("Because they were polite in the forest, the owl carries the lamp."),
          river: forOlder(
            "Because they said bong to the frog, it hops ahead and lights up the puddles.",
          ),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "And in the small town on the hill, everyone sleeps.",
          "Then the hill is still, and the wind combs the grass.",
        ],
      ],
    },
    echo: {
      title: ["Ding", "The little bell"],
      lines: (t) => [
        [
          `From a cup and a spoon they made ${t.other} a bell. Ding!`,
          `Out of a tin cup they made a bell, no bigger than a pear, for ${t.other}. Ding!`,
        ],
        ...t.deeds.map(ifRoom),
        [
          `Back home, ${t.hero} rang the big bell. Bong! And the cave said ding.`,
          `That night ${t.hero} pulled the rope. Bong! Far off, it went ding.`,
        ],
        t.recall("road", {
          forest: forOlder("Up in its tree the owl said “hoo”, which made it a song."),
          river: forOlder("By the water the frog said “bong” too, which made it a song."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "Two bells, one hill, and a whole town asleep.",
          "So the town on the hill has two good nights now.",
        ],
      ],
    },
    moved: {
      title: ["The new bell keeper", "Room in the tower"],
      lines: (t) => [
        [
          `There was a bed free, right under the bell, and ${t.other} moved in.`,
          `In the bell tower was a tiny room. ${t.other} fit in, just.`,
        ],
        ...t.deeds.map(ifRoom),
        [
          `Each evening ${t.other} lifts ${t.hero} up to the rope. Bong!`,
          `“Together,” says ${t.other} each night, and ${t.hero} takes the rope. Bong!`,
        ],
        t.recall("road", {
          forest: forOlder("The owl moved in as well. It likes the top shelf."),
          river: forOlder("The frog moved in as well. It sleeps in the soap dish."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "And in the town on the hill, nobody hears their own ears any more.",
          "A wish on a rope had come true, for two.",
        ],
      ],
    },
  },
};
