/** The building of a house beside someone who sleeps by day. */
import { ifRoom, forOlder, type Line } from "../../../line.ts";
import type { building as plot } from "../../../plots/building.ts";
import type { SceneContext } from "../../../scene-context.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const building: PlotTexts<typeof plot> = {
  titles: ({ hero, other }) => [
    `The House That ${hero} Built`,
    "Knock and Hush",
    "A House of This and That",
    `${hero}, ${other} and the Loudest House`,
  ],
  refrains: [
    "Knock, knock, knock, around the clock, steady as a rock.",
    "A nail, a string, and this and this: a house it is.",
    "Tap it here, tap it there, room to spare.",
  ],
  beats: {
    start: {
      title: ["Behind the beans", "An empty corner"],
      lines: (t) => [
        [
          `Behind the beans, where nobody mows, ${t.hero} found an empty corner.`,
          `In the wildest bit of the garden, behind the beans, stood ${t.hero}.`,
        ],
        [
          `“Here I want a house,” said ${t.hero}, “with room for everyone.”`,
          `There ${t.hero} wanted to build a house, with room for everyone.`,
        ],
        introduceSiblings(t),
        forOlder("A toad lived there already. They asked, and it said it did not mind."),
        forOlder("There was no plan. But there was a hammer, a jar of nails and blue paint."),
        t.refrain,
      ],
    },
    team: {
      title: ["The first wall", "As long as a sneeze"],
      lines: (t) => [
        [
          "The first wall stood as long as a sneeze. Crash! More hands were wanted.",
          "The first wall thought about it, leaned over, and lay down. More hands were wanted!",
        ],
        forOlder("It was odd, though. It had leaned against the wind."),
        forOlder("The toad moved three hops to the left."),
        ...t.arrivals,
      ],
    },
    floor: {
      title: ["What to stand on", "In the shed"],
      lines: (t) => [
        t.tool.pack,
        [
          "A house begins at the bottom. In the shed stood old doors and fat barrels.",
          "First they needed a floor. In the shed they found old doors, and some barrels too.",
        ],
        forOlder("The barrels smelled of pickles. The doors came from an inn, numbers and all."),
        forOlder(`${t.friend} looked into a barrel and said hello. It said hello back, but lower.`),
        [`What goes at the bottom, ${t.child}?`, `What do we stand on, ${t.child}?`],
      ],
      choices: {
        doors: ["Lay the doors down", "Use old doors"],
        barrels: ["Roll in the barrels", "Build on barrels"],
      },
    },
    lunch: {
      title: ["Bread and plums", "A plate for the toad"],
      lines: (t) => [
        t.landmark.pass,
        t.recall("floor", {
          doors: "Four doors made a floor. They had lunch on room number nine.",
          barrels: [
            "Six barrels made a floor. At lunch it boomed whenever somebody laughed.",
            "The barrels stood in two rows, and everyone had lunch on a drum.",
          ],
        }),
        forOlder("There was bread with plums, which had come over the wall by themselves."),
        [
          "Their neighbor, a toad, got a plate of its own, and thanked them with one eye.",
          "Their neighbor, a toad, ate three crumbs and closed its eyes, one after the other.",
        ],
        forOlder("A snail came in by the front door, which was not there yet."),
      ],
    },
    roof: {
      title: ["What to sit under", "The roof"],
      lines: (t) => [
        [
          "After lunch the walls went up, with three windows and a hole for the toad.",
          "Then it was time for walls. They built four, and this time they stayed.",
        ],
        forOlder("It looked like a house that had put its coat on wrong."),
        [
          `Only the roof was missing. ${t.friend} held up a towel to show where.`,
          `“It needs a lid,” said ${t.friend}, and looked up into the sky.`,
        ],
        forOlder("It had to be a good one, for there would be drumming under it, and soup."),
        [`What makes a good roof, ${t.child}?`, `And the roof, ${t.child}?`],
      ],
      choices: {
        sail: ["Stretch an old sail", "Hang a sail over"],
        leaves: ["Pile on big leaves", "Cover it with leaves"],
        umbrellas: ["Open nine umbrellas", "Tie up some umbrellas"],
      },
    },
    raised: {
      title: ["The lid is on", "Up it goes"],
      lines: (t) => [
        t.recall("roof", {
          sail: "They stretched the sail across, and it swelled up like a cheek with a plum in it.",
          leaves:
            "They piled up leaves as big as plates. Hush, hush, said the roof, and settled down.",
          umbrellas:
            "Click, click, click, up went nine umbrellas, red, blue, and one with ducks on it.",
        }),
        forOlder("From far away it might have been a ship, or a haystack, or somebody’s hat."),
        [
          `The house stood! ${t.friend} sneezed to test it, and it stood even so.`,
          `It wobbled, but it stood. ${t.friend} walked in and walked out again, twice.`,
        ],
        forOlder("There was no bench yet. A house is never done, it only gets later."),
        ["The best part was still to come: the inside.", "Only the inside was not there yet."],
      ],
    },
    nap: {
      title: ["Flat on the floor", "A nap with a ladybug"],
      lines: (t) => [
        [
          "It was hot by then. They lay down on their new floor and looked up.",
          "The sun stood high. They stretched out in the shade of their own house.",
        ],
        ifRoom(t.tool.use),
        [
          "A ladybug walked over all the noses, as if it were counting.",
          "A bee came in by one window and left by the other.",
        ],
        forOlder(`“Is there more lunch?” asked ${t.friend}, half asleep. There was one plum.`),
        forOlder("They ate the last plums lying down, and planted the stones beside the steps."),
        t.refrain,
      ],
    },
    hush: {
      title: ["Psst", "The hedge says something"],
      lines: (t) => [
        [
          "Later they picked up the hammers again. Knock! “Psst!” said the hedge.",
          "Then back to work. Knock, knock! “Oh, please,” said the hedge.",
        ],
        ...t.meeting,
        [
          `“I watch the garden all night,” ${said(t.cast.other)}. “I must sleep by day.”`,
          `“At night I mind the moon,” ${said(t.cast.other)}. “So I sleep by day.”`,
        ],
        forOlder(
          `${t.other} had a leaf stuck to one cheek. “Each knock goes through my pillow. I pushed over your first wall. Sorry.”`,
        ),
        [
          `But a house needs knocking! How would ${t.child} do it?`,
          `Nails are loud. What first, ${t.child}?`,
        ],
      ],
      choices: {
        sock: ["Wrap the hammers in socks", "Pull socks over the hammers"],
        pillow: ["Fetch seven pillows", "Bring lots of pillows"],
      },
    },
    trade: {
      title: ["The other way round", "Hammer and hedge"],
      lines: (t) => [
        t.recall("hush", {
          sock: [
            "With socks on, the hammers only went fump, and the nails did not go at all.",
            "Fump, fump, went the socks. No nail took any notice.",
          ],
          pillow: [
            `Under seven pillows ${t.other} slept for a minute, and then came up for air.`,
            "They piled up seven pillows. It was quiet under there, and quite flat.",
          ],
        }),
        [
          `So they traded: ${t.hero} lay down in the hedge, and ${t.other} took the hammer.`,
          `Then ${t.hero} crept into the hedge to sleep, and ${t.other} tried the hammer.`,
        ],
        [
          `Bang! “That is loud,” said ${t.hero}. “That is fun!” said ${t.other}.`,
          `Bang! “Oh,” said ${t.hero}. “Oh!” said ${t.other}, and did it again.`,
        ],
        forOlder("Then they stood there. Nobody was wrong. That was the hard part."),
        [`How do both fit, ${t.child}?`, `Is there room for both, ${t.child}?`],
      ],
      choices: {
        turns: ["Take turns by the sun", "Share out the hours"],
        knots: ["Tie knots without nails", "Use rope instead"],
        rooms: ["Make two rooms", "Build a wall between"],
      },
    },
    shifts: {
      title: ["By sun and by moon", "One more shelf"],
      lines: (t) => [
        [
          `Till noon they knock. Then they whisper and paint, and ${t.other} sleeps.`,
          `Mornings are for bang. After lunch is for brushes, and ${t.other} snores.`,
        ],
        [
          `At night ${t.other} builds on: each morning, one more shelf!`,
          `And by moonlight ${t.other} goes on, so the house grows day and night.`,
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        theRoof(t),
        forOlder("The first shelf came out crooked. So it is a slide now."),
        t.refrain,
        [
          "There is room for everyone, and someone is always awake.",
          "Behind the beans, the light is never quite out.",
        ],
      ],
    },
    woven: {
      title: ["Not one nail", "The knotted house"],
      lines: (t) => [
        [
          `No nails: half asleep, ${t.other} showed them a knot.`,
          `They bent willow rods, and ${t.other} yawned and taught them the owl knot.`,
        ],
        [
          "When the wind leans on the house, it sways and stays up.",
          "It is woven like a basket, and not even sneezes knock it down.",
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        theRoof(t),
        forOlder(`${t.hero} can tie that knot with eyes shut now, and nobody wakes up.`),
        t.refrain,
        [
          "It is a house that nobody heard coming.",
          "It has room for everyone, and not one bang in it.",
        ],
      ],
    },
    halves: {
      title: ["Loud in front, quiet behind", "Moss in the middle"],
      lines: (t) => [
        [
          `In front they hammer. Behind a wall of moss sleeps ${t.other}.`,
          `They stuffed a wall with straw, moss and socks, and ${t.other} tried it.`,
        ],
        [
          `And how ${t.other} snores! The hammers in front are glad of the wall.`,
          "Boom in front, hush behind. The wall holds both, and does not lean.",
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        theRoof(t),
        forOlder("The toad lives in the middle, with a hole on each side."),
        t.refrain,
        [
          "So there is room for everyone: for knock and for hush.",
          "One house behind the beans, with bang and hush.",
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Heavy planks", "The hot part of the day"],
      lines: (t) => [
        [
          "The planks were heavy now, and the nails were hot.",
          "There was a lot to carry still, and no shade.",
        ],
        ...t.returns,
        ifRoom(["And the pile of planks got smaller.", "Bit by bit it all got carried."]),
      ],
    },
    {
      title: ["Before the evening", "So much to do"],
      lines: (t) => [
        ["It was a lot of work for one day.", "It took longer than they had thought."],
        ...t.returns,
        ifRoom(["And then it was nearly done.", "By evening, there it stood."]),
      ],
    },
  ],
};

/** The roof that was chosen earlier holds. */
function theRoof(t: SceneContext): Line {
  return t.recall("roof", {
    sail: forOlder("Overhead the sail breathes in and out, like someone asleep."),
    leaves: forOlder("Overhead the leaves say hush, even to the rain."),
    umbrellas: forOlder("When it rains, nine umbrellas play nine notes, very softly."),
  });
}
