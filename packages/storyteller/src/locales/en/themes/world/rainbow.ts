import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const rainbow: ThemeTexts = {
  name: "the rainbow",
  phrases: [
    "rainbow|rainbows",
    "rainbow|rainbows colours|colors|colour|color",
    "rainbow|rainbows how|why|made|form|come|comes|where|what|appear|happen|learn|science",
    "rainbow =end|gold|seven|order|=sun|rain|light",
    "=why =is =there rainbow",
    "=why rainbow|rainbows",
    "rainbow =sky",
    "light split|splits|colours|colors|prism|bends",
    "sunlight colours|colors|split",
    "prism",
    "colours|colors =sky after|rain",
    "=sun rain =together|colours|colors",
    "seven|7 colours|colors",
    "indigo",
    "=red orange yellow green",
    "roygbiv",
    "ranebow|rainbo|=rainbos",
    "why|how|=when =do|=does|=can =we|=you =see rainbow",
    "sun rain|sunshine arch|bow|colors|colours",
    "=sun =rain =plus|together|same|both",
  ],
  facts: ["sun", "drop", "red, orange", "yellow, green", "blue, indigo", "violet"],
  moments: [
    {
      title: ["It was here just now", "A snail and a rainbow"],
      lines: (t) => [
        [
          `A snail was watering her pot of clover ${t.setting}, and a rainbow hung in the drops. She turned round: gone.`,
          `${cap(t.setting)} a snail was watering her pot of clover. “A rainbow in the drops!” she cried. “I turned round, and it was gone.”`,
        ],
        "“Seven colors,” she said, “and I had only got as far as green.”",
        forOlder(
          "She had looked under the leaves, in the can and, to be thorough, in her own house, right to the end.",
        ),
        [`How do we get it back, ${t.child}?`, `Where can it be, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Turn away from the sun", "Stand with the sun behind"],
          title: ["The sun behind", "Turn round once more"],
          lines: (t) => [
            `${t.child} turned round: sun behind, drops in front. There! In the drops the sunlight splits into colors.`,
            "Say them with us: red, orange, yellow, green, blue, indigo, violet!",
            forOlder(
              "The snail turned away: nothing. She turned back: a rainbow. Nothing, rainbow, nothing, rainbow. It made her quite giddy with joy.",
            ),
          ],
          returns: (t) =>
            `“Red, orange, yellow,” said ${t.child}, and the others went on: green, blue, indigo, violet. They were all there.`,
        },
        {
          text: ["Sprinkle a fine mist", "Spray some more water"],
          title: ["A bow out of a can", "Red outside, violet inside"],
          lines: (t) => [
            `Psst, went ${t.child}’s can, with the sun behind them. Light bends in the fine drops, and splits, and there stood a bow!`,
            "Red, orange, yellow, green, blue, indigo, violet, from the outside to the inside.",
            forOlder(
              "The snail set out for the end of it. It moved along with her. Everyone sees a rainbow from where they stand.",
            ),
          ],
          returns: (t) =>
            `In the dust ${t.child} drew a bow: red on the outside, violet on the inside, and five colors between.`,
        },
        {
          text: ["Look into a drop", "Peer inside a drop"],
          title: ["The light in a drop", "All from white"],
          lines: (t) => [
            `A drop hung on a leaf, the sun behind them. ${t.child} looked in. White light goes into the drop and comes out in colors.`,
            "A step aside each time: red, orange, yellow, green, blue, indigo, violet.",
            forOlder(
              "“So they are in the sunlight all along,” said the snail, “and the drops let them out.” She watered twice that day.",
            ),
          ],
          returns: (t) =>
            `A drop on ${t.friend}’s sleeve caught the light. ${t.child} leaned over: red, then green, then violet.`,
        },
      ],
    },
  ],
};
