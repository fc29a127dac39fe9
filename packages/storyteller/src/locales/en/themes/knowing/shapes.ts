import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const shapes: ThemeTexts = {
  name: "shapes",
  phrases: [
    "shapes",
    "shapes learning",
    "shapes learn",
    "shapes =and colours|colors|sizes",
    "shapes colours|colors|numbers|learn|know|names|sorting|sort|basic|matching",
    "=shape names|sorting|sorter|recogni|corners|sides|puzzle|circle|triangle|square|round|=it|things|which",
    "triangle",
    "rectangle",
    "circle|circles square|squares",
    "circle|square|triangle name|names|draw|drawing|tell|know|knows|recogni|difference",
    "=round square",
    "geometry|geometric",
    "hexagon|pentagon|octagon",
    "=oval|=ovals",
    "corners sides",
    "=how =many corners|sides",
    "things =are =round",
    "=shape",
    "=circle|=circles",
    "=square|=squares",
    "cone|cube|sphere|cylinder|pyramid shape|shapes|=3d|square|circle",
    "polygon",
    "corners|=sides|edges three|four|five|six|many",
    "star diamond|circle|square|draw|drawing",
    "drawing|draw shapes|star|diamond|circle",
    "pointy|pointed round|things|corners",
    "=star|=stars =heart|=hearts =shape|shapes|circle|square",
    "sphere|=cube|=cubes|cylinder|cone =and|shape|=3d",
    "=naming|=names|name oval|hexagon|pentagon|rectangle",
  ],
  facts: ["circle", "square", "triangle", "round", "three corners|three lines", "four"],
  moments: [
    {
      title: ["A wheel with corners", "Bump, bump, bump"],
      lines: (t) => [
        [
          `A mole pulled a tiny house on a cart ${t.setting}. Bump, bump! Its wheel had corners.`,
          `${cap(t.setting)} came a mole with a tiny house on a cart. Bump, bump! The wheel had corners.`,
        ],
        "“I have new parts,” it panted, “a circle, a square and a triangle. But which goes where?”",
        forOlder(
          "The roof was missing as well, the window was only a hole, and the mole had rain in one ear.",
        ),
        [`How do we find out, ${t.child}?`, `What shall we try, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Feel for corners", "Count all the corners"],
          title: ["None, three, four", "Along the edges"],
          lines: (t) => [
            `${t.child} felt along the edges. The circle was round, with no corner at all. A wheel!`,
            "The triangle: one, two, three corners. A roof! The square: four corners and four equal sides. A window!",
            forOlder(
              "For the corners of a roof you need three fingers, for a window four, and for a wheel not even the little one.",
            ),
          ],
          returns: (t) =>
            `Something pointed lay in ${t.child}’s hand. One, two, three corners: a triangle, like the mole’s roof.`,
        },
        {
          text: ["Roll them down a board", "Try which will roll"],
          title: ["What rolls?", "Down the board"],
          lines: (t) => [
            `${t.child} let them go down a board. The triangle with its three corners only slid. The circle, round all over, rolled away!`,
            "So the circle became the wheel, the triangle the roof, and the square, with four equal sides, the window.",
            forOlder(
              "The mole pulled. No bump! It pulled a little faster, only to listen to the quiet.",
            ),
          ],
          returns: (t) =>
            `Something round rolled past their feet. “A circle, of course,” said ${t.child}. “A square would have stayed.”`,
        },
        {
          text: ["Draw shapes in the air", "Paint them with a finger"],
          title: ["Drawn in the air", "Three lines, four lines"],
          lines: () => [
            "Draw with us! Round and round: a circle, like a wheel. Three lines, three corners: a triangle, like a roof.",
            "Four lines, all the same: a square, like a window. “So that is where they go!” said the mole.",
            forOlder(
              "One square was drawn too long. It had two long sides and two short ones, and that is a rectangle. It became the door.",
            ),
          ],
          returns: (t) =>
            `${t.child} drew a circle, a square and a triangle in the dust, and it was very nearly a house on wheels.`,
        },
      ],
    },
  ],
};
