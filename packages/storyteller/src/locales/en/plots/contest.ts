/** The contest: a race of home-made carts. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { contest as plot } from "../../../plots/contest.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const contest: PlotTexts<typeof plot> = {
  titles: ({ hero, other }) => [
    `${hero} and the Great Cart Race`,
    "Rattle, Rattle, Roll",
    `${hero} Against ${other}`,
    "The Race That Had No Loser",
  ],
  refrains: [
    "Rattle, rattle, roll along, a wheel, a squeak, a song.",
    "Round and round the wheels go by, under the sky.",
    "Bump and rattle, squeak and sway, who will win today?",
  ],
  beats: {
    start: {
      title: ["A cart made of bits", "The day before the race"],
      lines: (t) => [
        [
          `Behind the school, ${t.hero} built a cart out of a crate and four odd wheels.`,
          `${t.hero} had a cart. It had been a crate, and before that a shelf.`,
        ],
        [
          `Oh, to win the blue ribbon of the cart race, just once!`,
          `In the shop hung the blue ribbon of the great race. Oh, to win it!`,
        ],
        introduceSiblings(t),
        forOlder(
          "One wheel squeaked, one wheel sang, and two wheels argued.",
          "It pulled to the left, but in a friendly way.",
        ),
        t.refrain,
      ],
    },
    rival: {
      title: ["The fastest cart", "At the start line"],
      lines: (t) => [
        [
          "On race day all the village came to the meadow. A team needs helpers, and here they were.",
          "The race day smelled of grass and hot tea. “Who will ride with us?”",
        ],
        ...t.arrivals,
        forOlder("Somebody had even brought a goat, for luck."),
      ],
    },
    first: {
      title: ["Ready", "Two roads down"],
      lines: (t) => [
        [
          "At the start stood a cart as red as a cherry, and someone was rubbing it with a cloth.",
          "Next to them someone polished a red cart until the sky was in it.",
        ],
        ...t.meeting,
        [
          `“You will see me only from behind,” ${said(t.cast.other)}.`,
          `“Is that a cart or a breakfast tray?” asked ${t.other}.`,
        ],
        forOlder("Nobody stood by the red cart. Nobody had come to clap for it."),
        [
          `Ready, set! Which way down, ${t.child}?`,
          `The flag fell. Where should ${t.child} steer?`,
        ],
      ],
      choices: {
        smooth: ["Take the long smooth road", "Steer for the wide road"],
        bumpy: ["Bounce down the short cut", "Try that bumpy path"],
      },
    },
    second: {
      title: ["Up the hill", "Push!"],
      lines: (t) => [
        t.recall("first", {
          smooth: [
            "The road was smooth as butter, but oh, it was long.",
            "They rolled along in one soft hum, and the red cart was far ahead.",
          ],
          bumpy: [
            "Bump, bump, bump! Their teeth went clack, but it was short.",
            "They flew over roots and stones, and one hat was never seen again.",
          ],
        }),
        t.tool.pack,
        [
          `Then came the hill, and the cart rolled back. ${t.question}`,
          `Now they had to push uphill, on legs like soup. ${t.question}`,
        ],
      ],
      choices: {
        sing: ["Sing and push in time", "Count and push together"],
        rest: ["Stop for a plum", "Rest under that tree"],
      },
    },
    third: {
      title: ["Crack", "The red cart stops"],
      lines: (t) => [
        t.recall("second", {
          sing: [
            "“One, two, push!” And the hill grew small.",
            "They pushed in time, left, right, left, and even the cows walked along.",
          ],
          rest: [
            "They ate a plum each, and after that the hill was only half as high.",
            "After a rest, their legs were legs again.",
          ],
        }),
        [
          `There, on top, lay a red wheel, and ${t.other} sat by it.`,
          `And there stood the red cart, with a broken axle and a sad ${t.other}.`,
        ],
        ifRoom(t.landmark.pass),
        [
          `“My whole family said I must win,” ${said(t.cast.other)}. “Now I cannot even roll.”`,
          `“If I do not win,” ${said(t.cast.other)}, “nobody will look at me.”`,
        ],
        [`The way was free! ${t.question}`, `They could win now! ${t.question}`],
      ],
      choices: {
        help: ["Mend the red cart", "Fix that axle"],
        call: ["Push both carts down", "Walk in together"],
        swap: ["Share our seat", "Ride as one team"],
      },
    },
    axle: {
      title: ["A spoon and some string", "Good as new"],
      lines: (t) => [
        [
          `A spoon, some string, and a plum stone: ${t.child} made a new pin for the wheel.`,
          `${t.child} took a wooden spoon and some string, and wound it round and round.`,
        ],
        ...t.deeds.map(ifRoom),
        t.refrain,
        ifRoom(t.tool.use),
        [
          `“But now I might beat you,” ${said(t.cast.other)}. “Then it is a race again,” ${said(t.cast.friend)}.`,
          `“Why do you help me?” asked ${t.other}. “Racing alone is just driving,” ${said(t.cast.friend)}.`,
        ],
        forOlder("It looked odd, but it turned, and that is what wheels are for."),
      ],
    },
    pushing: {
      title: ["Two carts, many hands", "Slow and loud"],
      lines: (t) => [
        [
          `They tied both carts in a row, and ${t.child} took the rope. Pull! Everyone pulled.`,
          `“All hands!” cried ${t.child}. They pushed the red cart and pulled the old one.`,
        ],
        ...t.deeds.map(ifRoom),
        t.refrain,
        ifRoom(t.tool.use),
        [
          `It was so slow that a snail went by. ${t.other} began to laugh.`,
          `A hen was faster. “I have never been last,” ${said(t.cast.other)}. “It has a nice view.”`,
        ],
        forOlder("From up there one could see the whole village, and the sea behind it."),
      ],
    },
    riding: {
      title: ["One seat for all", "Squeeze in"],
      lines: (t) => [
        [
          `“Squeeze in!” said ${t.child}. So ${t.other} sat in the crate, with knees up to both ears.`,
          `There was room for one more, if nobody breathed. ${t.other} got in next to ${t.child}.`,
        ],
        ...t.deeds.map(ifRoom),
        t.refrain,
        ifRoom(t.tool.use),
        [
          `“This cart has a squeak,” ${said(t.cast.other)}. “It is the best part,” ${said(t.cast.friend)}.`,
          `“It pulls to the left,” ${said(t.cast.other)}. “Then lean right,” ${said(t.cast.friend)}.`,
        ],
        forOlder("And nobody steers better than someone who knows every bend of the hill."),
      ],
    },
    together: {
      title: ["Two at the line", "Half a ribbon each"],
      lines: (t) => [
        [
          "Down they raced, red cart and crate, side by side, and came in at the very same time.",
          "Both carts shot down the hill, nose to nose, and crossed the line as one.",
        ],
        t.recall("first", {
          smooth: forOlder(
            "All the smooth road had saved their wheels, and the wheels said thanks.",
          ),
          bumpy: forOlder("All those bumps had shaken the squeak right out of the wheel."),
        }),
        [
          `So the ribbon was cut in two. Half hangs over the bed of ${t.hero}, half in a red cart.`,
          `Snip! Half the ribbon for ${t.other}, and half for ${t.hero}.`,
        ],
        t.refrain,
        [
          "And half a ribbon is just as blue.",
          "Who has the other half? A friend. And that is better than a shelf.",
        ],
      ],
    },
    crowd: {
      title: ["Last and loudest", "The biggest cheer"],
      lines: (t) => [
        [
          "They came in last. But the crowd had seen it all, and what a roar!",
          "They came in last of all. But nobody had left, and everybody cheered.",
        ],
        t.recall("first", {
          smooth: forOlder("“They took the long road,” said the old judge, “in every way.”"),
          bumpy: forOlder("Someone had even found the lost hat, and waved it."),
        }),
        [
          `The judge gave ${t.hero} a new ribbon, a green one. ${t.other} clapped loudest.`,
          `“For the finest end,” said the judge, and gave ${t.hero} and ${t.other} a long green ribbon.`,
        ],
        t.refrain,
        ["It hangs behind the school now, where it all began.", "It is long enough for two beds."],
      ],
    },
    double: {
      title: ["One cart, two drivers", "The crate flies"],
      lines: (t) => [
        [
          `${t.other} knew each bend, ${t.hero} knew each squeak, and the crate flew. First!`,
          `Left, right, lean! With ${t.other} and ${t.hero} both at the rope, the old crate came in first.`,
        ],
        t.recall("first", {
          smooth: forOlder("Smooth road or not, they had never rolled so well."),
          bumpy: forOlder("After the bumpy path, nothing could shake them any more."),
        }),
        [
          "They tied the blue ribbon to the crate, for all of them.",
          "Where does the ribbon hang? On the crate, for everyone.",
        ],
        t.refrain,
        [
          "Next year they will build one with five wheels.",
          "It still pulls to the left, in a friendly way.",
        ],
      ],
    },
  },
};
