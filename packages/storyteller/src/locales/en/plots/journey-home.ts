/** The journey home. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { journeyHome as plot } from "../../../plots/journey-home.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const journeyHome: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} and the Long Way Home`,
    "Home by Soup Time",
    "The Path That Turned Around",
    `How ${hero} Came Home`,
  ],
  refrains: [
    "Home is near and home is far, where the slippers are.",
    "One foot here, one foot there, home is waiting somewhere.",
    "Soup in the pot, light on the stair, nearly there.",
  ],
  beats: {
    start: {
      title: ["The far meadow", "Too many berries"],
      lines: (t) => [
        [
          `In the far meadow, with blue lips from berries, sat ${t.hero}.`,
          `${t.hero} had picked berries all day, and had come a very long way.`,
        ],
        [
          `Now ${t.hero} wanted one thing: to be home by soup time.`,
          `The basket was full, the tummy was empty, and ${t.hero} thought of soup.`,
        ],
        introduceSiblings(t),
        forOlder(
          "On soup night the window is yellow, and you can smell the carrots from the gate.",
        ),
        t.refrain,
      ],
    },
    lost: {
      title: ["The path turns around", "Fog"],
      lines: (t) => [
        [
          "But fog came down, as thick as wool, and the path home was gone.",
          "Then a fog rolled in, and when it rolled on, the path had gone with it.",
        ],
        forOlder("There was a left, and a right, and they both looked like a middle."),
        ...t.arrivals,
      ],
    },
    ways: {
      title: ["Over or around", "Two ways home"],
      lines: (t) => [
        t.tool.pack,
        [
          "From the hill they saw two ways. One went over the snow, one went along the lake.",
          "Up here the fog was thin. On one side lay snow, and on the other lay a lake.",
        ],
        forOlder(`“Both go home,” ${said(t.cast.friend)}. “Neither of them goes straight.”`),
        [`Which way is ours, ${t.child}?`, `Where should they walk, ${t.child}?`],
      ],
      choices: {
        snow: ["Cross the soft snow", "Climb over the snow"],
        lake: ["Go around the lake", "Walk beside the water"],
      },
    },
    snow: {
      title: ["Crunch, crunch", "In the snow"],
      lines: (t) => [
        [
          "Crunch, crunch, crunch. The snow came up to their knees, and then up to their tummies.",
          "The snow said crunch, and then it said flump, and they were in it up to the belt.",
        ],
        t.refrain,
        [
          `${t.friend} tried to swim in it. That did not work.`,
          `${t.friend} tried big steps, and got stuck with one leg in the air.`,
        ],
        forOlder("A snow hare watched, and was too polite to laugh."),
        t.question,
      ],
      choices: {
        sled: ["Slide on the basket", "Make a sled"],
        prints: ["Follow the hare tracks", "Step where hares step"],
      },
    },
    lake: {
      title: ["The lake", "Plip, plop"],
      lines: (t) => [
        [
          "Plip, plop, said the lake. Then the shore path stopped, for the water had eaten it.",
          "They walked where the reeds whisper, until the path went into the lake and did not come out.",
        ],
        t.refrain,
        [
          `${t.friend} tried to wade, and came back with a wet tummy.`,
          `${t.friend} put one foot in. “Cold!” It was too deep, as well.`,
        ],
        forOlder("A duck went by with seven little ones, and made it look easy."),
        t.question,
      ],
      choices: {
        raft: ["Tie logs into a raft", "Build something that floats"],
        stones: ["Put down big stones", "Hop from rock to rock"],
      },
    },
    sliding: {
      title: ["Whee", "The basket sled"],
      lines: (t) => [
        [
          "They sat on the basket lid and held on. Whee! Down they went, with snow in their ears.",
          "One push, and the lid of the basket flew over the snow like a spoon over ice cream.",
        ],
        ifRoom(t.landmark.pass),
        [
          `At the bottom ${t.child} counted noses. All there, all cold, all laughing.`,
          `They landed in a heap. Out of it came the voice of ${t.child}: “Again!”`,
        ],
        forOlder("They lost two berries, and the hare found them."),
      ],
    },
    tracking: {
      title: ["Hare tracks", "Soft steps"],
      lines: (t) => [
        [
          "The hare knew where the snow was hard. They put each foot in a hare step, and did not sink.",
          "Hop, hop, stop. Where the hare had gone, the snow held, and so they hopped too.",
        ],
        ifRoom(t.landmark.pass),
        [
          `At the end of the tracks sat the hare. ${t.child} gave it a berry to say thanks.`,
          `${t.child} left three berries in the last track. The hare wiggled one ear.`,
        ],
        forOlder("From behind they must have looked like very large hares with coats on."),
      ],
    },
    floating: {
      title: ["The raft", "Out on the lake"],
      lines: (t) => [
        [
          "Three logs and a rope made a raft. It leaned a bit, but it did float.",
          "They tied logs with their belts. It was a raft, and it only dripped from below.",
        ],
        ifRoom(t.landmark.pass),
        [
          `The duck family swam ahead, and ${t.child} steered behind the last little one.`,
          `${t.child} sat in front and called, “Left! Duck! Right! Duck!”`,
        ],
        forOlder("When you float, the sky is above you and below you, and you are the jam."),
      ],
    },
    hopping: {
      title: ["Rock to rock", "Hop"],
      lines: (t) => [
        [
          "They rolled big stones into the water. Hop, and hop, and hop again.",
          "Stone by stone they made their own path. Each one went plonk, and then it was a step.",
        ],
        ifRoom(t.landmark.pass),
        [
          `The last stone was green, and it had a face. “Good evening,” said the turtle to ${t.child}.`,
          `One rock blinked at ${t.child}. It was a turtle, and it did not mind.`,
        ],
        forOlder("On the far side they turned around and waved to every stone."),
      ],
    },
    gate: {
      title: ["The last gate", "Someone at the gate"],
      lines: (t) => [
        [
          "Home was so near that they smelled carrots. But someone had shut the last gate.",
          "One last gate, and behind it the yellow window! But the gate was tied shut.",
        ],
        ...t.meeting,
        [
          `“Everyone walks past,” ${said(t.cast.other)}. “So I shut it. Now you must stop.”`,
          `“People only say goodbye here,” ${said(t.cast.other)}. “No one says hello.”`,
        ],
        t.recall("ways", {
          snow: forOlder("There was still snow on their hats, and it began to drip."),
          lake: forOlder("Their shoes still went squish from the lake."),
        }),
        t.question,
      ],
      choices: {
        guess: ["Ask for a riddle", "Play a guessing game"],
        chat: ["Say hello and stay", "Sit down and talk"],
        light: ["Hang up a lamp", "Make the gate pretty"],
      },
    },
    riddled: {
      title: ["A riddle at the gate", "What has a bed?"],
      lines: (t) => [
        [
          `“What has a bed but never sleeps?” asked ${t.other}. They thought until their ears were hot. “A river!” cried ${t.hero}.`,
          `“What gets wet while it dries?” asked ${t.other}. They thought and thought. “A towel!” cried ${t.hero}.`,
        ],
        ...t.deeds.map(ifRoom),
        t.recall("snow", {
          sled: forOlder("The gate flew open, quick as the basket sled."),
          prints: forOlder("From the field, the hare clapped with both ears."),
        }),
        t.recall("lake", {
          raft: forOlder("The gate floated open, soft as the raft."),
          stones: forOlder("Far off, a turtle nodded. It had known for a hundred years."),
        }),
        t.refrain,
        [
          "Now there is a new riddle on the gate each day. And there was soup.",
          "The gate swung wide. They were home by soup time, with a riddle for dessert.",
        ],
      ],
    },
    befriended: {
      title: ["One more bowl", "Soup for everyone"],
      lines: (t) => [
        [
          `“Hello,” said ${t.hero}, and sat down. They talked till the stars came out.`,
          `They sat with ${t.other} and ate the berries. It was a long hello, and a good one.`,
        ],
        ...t.deeds.map(ifRoom),
        t.recall("snow", {
          sled: forOlder("Then all of them fit on the basket lid, just about."),
          prints: forOlder("The hare had followed, and it got the last berry."),
        }),
        t.recall("lake", {
          raft: forOlder("Then they walked up in a row, like the ducks."),
          stones: forOlder("They told of the turtle, and laughed so hard that the gate shook."),
        }),
        [
          `Then ${t.other} came in too, and there was one more bowl.`,
          `“Come in,” said ${t.hero}. And ${t.other} did.`,
        ],
        t.refrain,
        [
          "Soup can wait, if you are many.",
          "The window was yellow, the lips were blue, and the soup was hot.",
        ],
      ],
    },
    lit: {
      title: ["The gate of lights", "Little lamps"],
      lines: (t) => [
        [
          `They hung up lights and berries. The gate was so fine that ${t.other} wept a bit.`,
          `With a lamp, two ribbons and red leaves, it was the finest gate for miles.`,
        ],
        ifRoom(t.tool.use),
        t.recall("snow", {
          sled: forOlder("The basket lid became a sign: hello."),
          prints: forOlder("The hare brought a twig, and it went on top."),
        }),
        t.recall("lake", {
          raft: forOlder("The belts from the raft held it all up."),
          stones: forOlder("They laid a path of round stones, like the one in the lake."),
        }),
        [
          `Now all who pass stop, and ${t.other} says hello first.`,
          `People come just to see it, and ${t.other} opens the gate with a bow.`,
        ],
        t.refrain,
        [
          "No one gets lost in the fog now. They walk to the light.",
          `And ${t.hero}? Home, in slippers, with soup.`,
        ],
      ],
    },
  },
};
