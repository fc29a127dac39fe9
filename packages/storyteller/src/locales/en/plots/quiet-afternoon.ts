/** A slow, rainy afternoon, and a place that is right for it. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { quietAfternoon as plot } from "../../../plots/quiet-afternoon.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { introduceSiblings } from "../siblings.ts";

/** A quiet sight in place of a landmark, which would be too playful here. */
const SUNFLOWER = [
  "By the path stood a sunflower, heavy with rain. Somebody had tied it to a stick.",
  "A sunflower hung its head, heavy with rain. It leaned on a stick, and the stick held.",
];
const SUNFLOWER_LATER = "Outside, the sunflower still leaned on its stick, as yellow as before.";

export const quietAfternoon: PlotTexts<typeof plot> = {
  titles: ({ hero, other }) => [
    `${hero} and the Rain on the Roof`,
    "A Slow Afternoon",
    "The Coat with the Lost Button",
    `${hero}, ${other} and the Lamp Next Door`,
  ],
  refrains: [
    "Drip on the leaf, drop on the stone, nobody sits alone.",
    "Soft goes the rain, slow goes the day, here we can stay.",
    "Rain on the roof, light on the wall, room for us all.",
  ],
  beats: {
    start: {
      title: ["Rain on the roof", "A day of rain"],
      lines: (t) => [
        [
          `All day the rain had been falling on the roof, and under the roof sat ${t.hero}. ${t.hero} wished for a place that was right for today.`,
          `It rained on the roof, it rained on the garden, and by the window sat ${t.hero}, who was looking for a place that was right for today.`,
        ],
        introduceSiblings(t),
        forOlder(
          "The bed was too wide for it, and the chair was too hard. On some days everything is where it always is, and yet it feels different.",
          "It was not the stairs, and it was not the rug. It had to be a place where you can be sad, or not, and need not say which.",
        ),
        t.refrain,
      ],
    },
    visit: {
      title: ["Steps in the rain", "The gate"],
      lines: (t) => [
        ifRoom([
          "The house was quiet, and the day was long.",
          "The clock ticked, and the rain ticked too.",
        ]),
        ["Then there were steps in the rain.", "Somebody came through the garden gate."],
        ...t.arrivals,
        forOlder(
          "Wet coats were hung over the chairs, and a puddle formed under each. Nobody knew the right words. So they sat down without any, and that was good too.",
          "“I did not want to say anything,” said a voice. “I only wanted to be here.” And the wet shoes were put in a row, all the toes to the wall.",
        ),
      ],
    },
    soup: {
      title: ["Warm soup", "A spoon for everyone"],
      lines: (t) => [
        [
          "There was soup, warm and yellow, and a spoon for everyone. They blew on it together: whoo.",
          "On the kitchen table stood a pot of soup. They sat close, and each one blew: whoo.",
        ],
        t.tool.pack,
        forOlder(
          "The steam made the window white. With one finger somebody drew a small house there, and then a path that led to its door.",
          "Soup does not ask anything. It is only warm, first in the hands, then in the mouth, and then much further down.",
        ),
      ],
    },
    boots: {
      title: ["Boots by the door", "Slowly, out"],
      lines: (t) => [
        [
          `When the bowls were empty, they thought of that place again. “We can go and look for it,” said ${t.friend}, “as slowly as we like.”`,
          `The soup was gone, and they were warm down to their toes. “Let us look for your place together,” said ${t.friend}. “There is no hurry.”`,
        ],
        forOlder(
          "The boots stood by the door, side by side. Outside it was only water, and there were dry socks for later, on the stove rail.",
          "The rain had become a little thinner. Through the open door came the smell of earth and leaves, and they breathed it in.",
        ),
        [`What shall we take along, ${t.child}?`, `What comes with us, ${t.child}?`],
      ],
      choices: {
        umbrella: ["Open the big umbrella", "Share one umbrella"],
        blanket: ["Bring a soft blanket", "Roll up the blanket"],
        bread: ["Carry warm bread", "Wrap some bread"],
      },
    },
    walk: {
      title: ["The garden path", "Step by step"],
      lines: (t) => [
        [
          "Then they walked along the garden path, step by step. On every twig hung a row of drops.",
          "Out they went, past the beans, side by side. The leaves nodded under the rain.",
        ],
        t.recall("boots", {
          umbrella: "Under one umbrella you have to walk close together.",
          blanket: "The blanket stayed dry under a coat, like a secret.",
          bread: "The bread was warm in its cloth, and so were the hands around it.",
        }),
        forOlder(
          "Rain sounds different everywhere: tick on the bucket, tock on the bench, and hush in the grass. They stood still for each one.",
          "A snail was on its way across the path. They let it pass, and it took all the time it needed.",
        ),
        [`Where shall we try first, ${t.child}?`, `Which way would you go, ${t.child}?`],
      ],
      choices: {
        tree: ["Sit under the pear tree", "Rest below the branches"],
        shed: ["Look into the shed", "Visit the little shed"],
      },
    },
    tree: {
      title: ["The pear tree", "With the blackbird"],
      lines: (t) => [
        SUNFLOWER,
        [
          "Under the pear tree sat a round blackbird. They waited there together.",
          "The pear tree kept off most drops. A blackbird moved over for them.",
        ],
        t.recall("boots", {
          umbrella: forOlder(
            "The umbrella stood open in the grass, and a beetle came in under it.",
          ),
          blanket: forOlder(
            "They spread the blanket over their knees, and one corner was left for the bird.",
          ),
          bread: forOlder("They broke the bread, and the bird got the crumbs."),
        }),
        forOlder(
          "It was not quite the place, because one drop always fell into somebody’s collar. But it was good to sit for a while.",
          "The bird did not sing today. It just looked out at the rain, as they did, and that was company.",
        ),
        t.refrain,
      ],
    },
    shed: {
      title: ["The garden shed", "Among the flower pots"],
      lines: (t) => [
        SUNFLOWER,
        [
          "In the garden shed they sat among the pots, and the rain sang.",
          "The shed smelled of earth and string. They sat and listened to the rain.",
        ],
        t.recall("boots", {
          umbrella: forOlder("The umbrella dripped in a corner, slower and slower."),
          blanket: forOlder("The blanket was wide enough for all their knees."),
          bread: forOlder("They broke the bread and ate it, the soft part first."),
        }),
        forOlder(
          "On the windowpane a snail was climbing, and behind it the whole garden ran down the glass. It was nearly the place, but there was no room to lean.",
          "In a paper bag lay bulbs for the spring. They looked like nothing much. Somebody put them back very carefully and folded the bag.",
        ),
        t.refrain,
      ],
    },
    lamp: {
      title: ["The lamp next door", "The lost button"],
      lines: (t) => [
        [
          "Later they saw a lamp in the porch next door, and someone with a coat and a needle.",
          "When they went on, the lamp next door was lit. Someone sat there with a coat and some thread.",
        ],
        ...t.meeting,
        [
          "The thread would not go through the needle.",
          "The thread went past the needle each time.",
        ],
        forOlder(
          "“My button has come off,” said the neighbor, “and my eyes are slow today. It has been that sort of day.”",
          "“I wanted to sew my button on,” said the neighbor, “but my hands are not quite here today. Do you know that?”",
        ),
        [`How can we help, ${t.child}?`, `What could help here, ${t.child}?`],
      ],
      choices: {
        thread: ["Thread the needle", "Pull it through"],
        light: ["Hold the lamp closer", "Bring more light"],
        search: ["Find the button", "Search below the bench"],
      },
    },
    mended: {
      title: ["An old coat", "What the neighbor said"],
      speaker: (t) => t.other,
      lines: (t) => [
        t.recall("lamp", {
          thread: [
            "There, straight through. Thank you for your eyes.",
            "In on the first try. Now it will hold.",
          ],
          light: [
            "Ah, now I see it. How kind that light is.",
            "That is better. One lamp, and all of you near it.",
          ],
          search: [
            "There it is, under the bench, and still whole.",
            "My button! It had only rolled into the dark.",
          ],
        }),
        [
          "This coat is old. When I miss somebody, I put it on, and it is warm.",
          "I have mended this coat many times. On hard days I wear it, even indoors.",
        ],
        forOlder(
          "Here is a patch, and here is another. It is not the coat that it was. But it is a coat, and I can live in it well.",
          "In the pocket there is still a bit of string from long ago. I leave it there. Some things you need not tidy away.",
        ),
        [
          `And what would be good for you now, ${t.child}?`,
          `Now tell me, ${t.child}: what do you need today?`,
        ],
      ],
      choices: {
        roof: ["Make a tent with it", "Build us a small house"],
        bench: ["Sit on the bench", "Watch the evening come"],
        window: ["Put lamps in windows", "Carry your light home"],
      },
    },
    nest: {
      title: ["A house of wool", "Under the coat"],
      lines: (t) => [
        [
          `They laid the coat over the table, down to the floor. Inside it was dim and warm, and ${t.hero} leaned on ${t.friend}. This was the place.`,
          `The old coat became a roof over two chairs. ${t.hero} crept in, and then came ${t.other}, and then came everyone. It was just right.`,
        ],
        forOlder("It had not been anywhere. It had to be made, and it took all of them."),
        t.recall("walk", {
          tree: forOlder(
            "A pear leaf was still stuck to one boot, and they hung it up as a picture.",
          ),
          shed: forOlder("One flower pot had come along. It held the lamp."),
        }),
        ...t.deeds.map(ifRoom),
        ifRoom(SUNFLOWER_LATER),
        t.refrain,
        [
          "Over the coat was the roof, and over it the rain.",
          "And it rained and rained, up there.",
        ],
      ],
    },
    evening: {
      title: ["The bench", "Evening comes"],
      lines: (t) => [
        [
          `They sat down on the bench, and ${t.other} laid the coat over all their knees. ${t.hero} sat in the middle. This was the place.`,
          `There was room on the bench for all of them. ${t.other} spread out the coat, and ${t.hero} held the sleeve. It was just right.`,
        ],
        forOlder(
          "They watched how the gray turned blue, and how one window after another became yellow.",
        ),
        t.recall("walk", {
          tree: forOlder("From the pear tree the blackbird gave one long note, and then it slept."),
          shed: forOlder("The rain on the shed sounded far away now, like a small drum."),
        }),
        ...t.deeds.map(ifRoom),
        ifRoom(SUNFLOWER_LATER),
        t.refrain,
        ["From the roof fell one last drop.", "The roof dripped, more and more slowly."],
      ],
    },
    lights: {
      title: ["Two windows", "A light here, a light there"],
      lines: (t) => [
        [
          `${t.hero} set a lamp in the window. Across the garden ${t.other} set one too, and waved. The chair at the window was just right now.`,
          `One lamp stood here, and one stood over there with ${t.other}. And ${t.hero} sat by the window again, but not as before.`,
        ],
        forOlder("It was the same chair as this morning. Only now there was a friend beside it."),
        t.recall("walk", {
          tree: forOlder("In between stood the pear tree, with a bit of light on its leaves."),
          shed: forOlder("In between stood the shed, and its wet roof shone a little."),
        }),
        ...t.deeds.map(ifRoom),
        ifRoom(SUNFLOWER_LATER),
        t.refrain,
        [
          "It still rained on the roof. It sounded softer.",
          "And on both roofs fell the same rain.",
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Heavy rain", "The rain grows loud"],
      lines: (t) => [
        [
          "For a time it rained hard, and nobody spoke.",
          "The rain was loud, and the day felt long.",
        ],
        ...t.returns,
        ifRoom(["Then the rain was softer again.", "And after a while it was quieter."]),
      ],
    },
    {
      title: ["Nearly dark", "The light goes"],
      lines: (t) => [
        ["Outside it was nearly dark by now.", "The afternoon was over, and legs were tired."],
        ...t.returns,
        ifRoom(["And so the evening came.", "There was time for all of it."]),
      ],
    },
  ],
};
