/** The building of a house from odds and ends. */
import { ifRoom, forOlder, type Line } from "../../../line.ts";
import type { building as plot } from "../../../plots/building.ts";
import type { SceneContext } from "../../../scene-context.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const building: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `The House That ${hero} Built`,
    "A House of Odds and Ends",
    "Tap, Tap, Tap",
    `${hero} Builds a House`,
  ],
  refrains: [
    "Tap, tap, tap, knock, knock, knock, busy as a clock.",
    "A nail, a plank, a piece of string can make most anything.",
    "Hammer here and hammer there, round or square.",
  ],
  beats: {
    start: {
      title: ["Behind the beans", "A place of our own"],
      lines: (t) => [
        [
          `Behind the beans, where no one mows, ${t.hero} had an empty spot of grass.`,
          `In the wild end of the garden stood ${t.hero}, and looked at nothing at all.`,
        ],
        [
          `“Here,” said ${t.hero}, “I want a house with room for all my friends.”`,
          `${t.hero} wanted a house there, with room for every friend.`,
        ],
        introduceSiblings(t),
        forOlder("There was a toad there first. It was asked, and it did not mind."),
        t.refrain,
      ],
    },
    team: {
      title: ["The first wall falls", "Not alone"],
      lines: (t) => [
        [
          "The first wall stood for as long as a sneeze. Crash! One builder is not enough.",
          "They put up a wall. It looked at them, leaned over, and lay down. More hands were needed!",
        ],
        forOlder("The toad moved three hops to the left."),
        ...t.arrivals,
      ],
    },
    floor: {
      title: ["What to stand on", "The floor"],
      lines: (t) => [
        t.tool.pack,
        [
          "A house begins at the bottom. In the shed they found old doors and some barrels.",
          "First they needed a floor. There were doors from an old inn, and there were barrels.",
        ],
        forOlder("The barrels smelled of pickles. The doors still had numbers on them."),
        [`What would ${t.child} build on?`, `What goes at the bottom, ${t.child}?`],
      ],
      choices: {
        doors: ["Use the old doors", "Lay doors down flat"],
        barrels: ["Roll in the barrels", "Build on barrels"],
      },
    },
    roof: {
      title: ["What to sit under", "The roof"],
      lines: (t) => [
        t.recall("floor", {
          doors: [
            "Four doors in the grass made a floor, and you could knock on it.",
            "They laid the doors down flat. If you tripped, you fell into room number nine.",
          ],
          barrels: [
            "Six barrels in a row made a floor that went boom when you danced.",
            "They set the house on barrels. It smelled of pickles, but it stood.",
          ],
        }),
        t.refrain,
        ifRoom([
          `On the inside somebody painted ${t.interest}, so that nobody would be bored.`,
          `${t.friend} hung up a picture of ${t.interest} right away.`,
        ]),
        [
          "Walls went up, with three windows and a hole for the toad.",
          "Then came walls, and not one of them lay down.",
        ],
        forOlder("It looked like a house that had put its coat on wrong."),
        [`What makes a good roof, ${t.child}?`, `And the roof, ${t.child}?`],
      ],
      choices: {
        sail: ["Stretch an old sail", "Hang a sail over"],
        leaves: ["Pile on big leaves", "Cover it with leaves"],
        umbrellas: ["Open nine umbrellas", "Tie up some umbrellas"],
      },
    },
    rumble: {
      title: ["The storm", "Boom"],
      lines: (t) => [
        t.recall("roof", {
          sail: [
            "The sail was just up when the storm came, and it blew up fat and round.",
            "Up went the sail. And then, far off, boom! A storm.",
          ],
          leaves: [
            "The last leaf was on when the storm came, and the roof said hush, hush.",
            "They piled up leaves as big as plates. And then, far off, boom! A storm.",
          ],
          umbrellas: [
            "Nine umbrellas were up when the storm came, red, blue and one with ducks.",
            "Click, click, click, up went the umbrellas. And then, far off, boom! A storm.",
          ],
        }),
        [
          "They sat inside, close together. And there, in the rain, stood someone.",
          "Everyone ran in. Through the window they saw someone out in the rain.",
        ],
        ...t.meeting,
        ifRoom(t.tool.use),
        forOlder("Rain ran off each ear like a tap."),
      ],
    },
    plea: {
      title: ["Wet through", "The one in the rain"],
      speaker: (t) => t.other,
      lines: (t) => [
        [
          "It was me who pushed your first wall. I wanted to play, and I am too clumsy.",
          "I pushed your first wall. I was cross, because you built a house and I had none.",
        ],
        ["Now I am wet, and I am scared of the boom.", "Each boom goes right into my knees."],
        forOlder("I would say sorry to the wall as well, if it is not too late."),
        [
          `Is there room for me, ${t.child}? I am rather big.`,
          `May I come in, ${t.child}? I do not think I fit.`,
        ],
      ],
      choices: {
        widen: ["Build one more room", "Make the house wider"],
        listen: ["Squeeze in and sing", "Tell stories till it stops"],
        dig: ["Dig a cozy burrow", "Scoop out a cellar"],
      },
    },
    wider: {
      title: ["One more room", "The new wing"],
      lines: (t) => [
        [
          `Out they went with planks. ${t.other} held up the wall, and ${t.hero} put in the nails.`,
          `${t.other} was as strong as a post, so ${t.other} was the post, until the wall stood.`,
        ],
        ...parts(t),
        ...t.deeds.map(ifRoom),
        t.refrain,
        [
          "It has room for every friend now, and for one they had not met.",
          "Behind the beans stands a house with a wing. It can nearly fly.",
        ],
      ],
    },
    story: {
      title: ["Squeeze", "Stories in the storm"],
      lines: (t) => [
        [
          `So ${t.other} squeezed in, knees and all. Then ${t.hero} told a story, as loud as the rain.`,
          `They all breathed in, and ${t.other} fit. ${t.hero} told a story, and at each boom they all yelled “boom!”`,
        ],
        ...parts(t),
        ...t.deeds.map(ifRoom),
        t.refrain,
        [
          "Since that day they meet there when it rains. A house has room, if friends sit close.",
          "When the sun came out, nobody had seen it. They were at the best part.",
        ],
      ],
    },
    cellar: {
      title: ["The burrow", "Down below"],
      lines: (t) => [
        [
          `“I can dig,” ${said(t.cast.other)}. And how! “Mind your ears,” said ${t.hero}. Soon there was a dry, round burrow.`,
          `Dirt flew left and right. ${t.other} dug, ${t.hero} held the lamp, and soon there was a burrow.`,
        ],
        ...parts(t),
        ...t.deeds.map(ifRoom),
        ifRoom([
          `${t.hero} brought a cushion. No boom could find them there.`,
          `Down there you hear no boom, and ${t.hero} put a cushion in it.`,
        ]),
        t.refrain,
        [
          "So the house has an upstairs now, and the toad has a neighbor.",
          "Behind the beans, where no one mows, live friends, up and down.",
        ],
      ],
    },
  },
};

/** The parts of the house that were chosen earlier hold. */
function parts(t: SceneContext): readonly Line[] {
  return [
    t.recall("floor", {
      doors: [
        "The doors below held tight, for doors know how to stay shut.",
        "And the floor of doors? Dry as toast.",
      ],
      barrels: [
        "The barrels stood firm, with the rain running round them.",
        "And the barrels? The rain drummed on them like a band.",
      ],
    }),
    t.recall("roof", {
      sail: forOlder("Up above, the sail sang like a ship."),
      leaves: forOlder("Up above, the leaves said hush to the storm."),
      umbrellas: forOlder("Up above, nine umbrellas did what they do best."),
    }),
  ].map(ifRoom);
}
