import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const gravity: ThemeTexts = {
  name: "gravity",
  phrases: [
    "gravity",
    "=why things =fall",
    "=why things =fall =down",
    "=why apples|apple|ball =fall|=falls",
    "=why everything =falls|=fall",
    "gravity how|why|what|works|learn|earth|moon|fall|falls",
    "gravitation|gravitational",
    "things|=apple|apples|objects|everything|ball =fall|falls|falling|drop =down|why|ground|how",
    "why =we float|=fly fall|falls|=off|=away|=down",
    "=fall =off earth|world|planet",
    "earth pull|pulls|pulling",
    "pulls|pull =us|things|everything down|ground|earth",
    "newton",
    "=what =goes =up",
    "=up =comes =down",
    "float|floats space why|weightless|astronauts",
    "weightless|weightlessness",
    "jump =come|=comes =back|=down",
    "=why =stay =on ground|earth",
    "=keeps|keep =us ground|earth",
    "gravit|gravety",
    "why|how =fall|falls|falling|drop|drops =down|ground|things|stuff|=off",
    "=pulls|pull =to|=down =earth|=ground|ground",
    "ball|things|=jump|apple =come|=comes|falls|=fall =back|=down =down|why|again",
    "astronaut|astronauts float|floating",
    "=falling|=falls|=fall =down|=things =why",
    "=float|=floats =why =dont|=don|=not|=away",
    "weightless",
    "=falling =off =earth",
    "=fall =off =earth",
  ],
  facts: ["earth", "pull", "gravity", "down"],
  moments: [
    {
      title: ["Always down", "The nut comes back"],
      lines: (t) => [
        [
          `A squirrel threw a nut into the air ${t.setting}. Plop! “Down again,” it said. “Why never up?”`,
          `${cap(t.setting)} a squirrel let go of a nut, for the tenth time. Plop! “Down again,” it said. “Who pulls at it?”`,
        ],
        `${t.friend} looked for a string. There was no string.`,
        forOlder(
          "The squirrel had asked nicely, and thrown harder. But the higher the nut went, the harder it landed on a toe.",
        ),
        [`How do we find out, ${t.child}?`, `What shall we try, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Drop all sorts of things", "Let go of many things"],
          title: ["Plop, clonk, flutter", "What falls?"],
          lines: (t) => [
            `${t.child} let go of a nut, a stone, a spoon, and down they fell. The whole Earth pulls at things. That is called gravity.`,
            "A feather fell too, only slowly, because the air was in its way.",
            forOlder(
              "“So it is not only my nuts,” said the squirrel, much relieved, and let a spoon fall on its own account.",
            ),
          ],
          returns: (t) =>
            `${t.child} let something small fall, and caught it. Still pulling, the good old Earth.`,
        },
        {
          text: ["Jump up really high", "Leap into the air"],
          title: ["Up and down", "One, two, three, hop"],
          lines: () => [
            "Jump with us: one, two, three, up! And down again. The Earth pulls everybody back to it. This pull is gravity.",
            "“Just as well,” said the squirrel. “I would have sailed off at my first jump, without a sandwich.”",
            forOlder(
              "The Moon pulls too, but more weakly. There you could jump about six times as high, and have time to wave.",
            ),
          ],
          returns: (t) =>
            `${t.child} jumped for joy, and the Earth pulled, as it always does, and set two feet down again, side by side.`,
        },
        {
          text: ["Draw the round Earth", "Paint a big globe"],
          title: ["Where is down?", "All around the ball"],
          lines: (t) => [
            `${t.child} drew a ball, the Earth, with squirrels standing all round it. It pulls everything toward its middle. Its pull is called gravity.`,
            "So “down” is always toward the middle, and over on the far side nobody falls off.",
            forOlder(
              "One squirrel was upside down. Then they walked round the drawing, and there it stood quite properly, and others were upside down.",
            ),
          ],
          returns: (t) =>
            `“Under us, on the far side, somebody else is standing,” said ${t.child}, and waved at the ground.`,
        },
      ],
    },
  ],
};
