import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const colours: ThemeTexts = {
  name: "colors",
  phrases: [
    "colours|colors",
    "=colour|=color names|mix|mixing|wheel|blue|=red|green|yellow|recogni|favourite|favorite|sort|match",
    "colours|colors mix|mixing|mixed|names|learn|know|primary|secondary|sort|match|shapes|numbers|mixes|confuses",
    "paint|paints|painting mix|mixing|colours|colors",
    "primary secondary",
    "=red =blue|yellow",
    "=mixes|=confuses =red|=green|=blue|=yellow",
    "=blue yellow|green",
    "yellow =blue|green",
    "=what|=how makes|make orange|purple|green|brown|pink",
    "mixing =red|=blue|yellow",
    "coloring|colouring",
    "orange purple",
    "=favourite|=favorite =colour|=color",
    "which|what =colour|=color =is",
    "pink purple|blue",
    "colours|colors crayons|pencils",
    "=colour|=color",
    "=red|=blue|=green|=yellow|=orange|=purple|=pink =blue|=green|=yellow|=orange|=purple|=pink|=red",
    "nam|names|identify|know colour|colours|color|colors",
    "mixes|mix|mixing =up|=paint|=paints purple|pink|orange|green|=blue|=red|colors|colours",
    "=rainbow =colors|=colours =names|=name|order|learn",
  ],
  facts: ["red", "yellow", "blue", "orange", "green", "purple"],
  moments: [
    {
      title: ["Three pots of paint", "A snail with a brush"],
      lines: (t) => [
        [
          `A snail was painting her house ${t.setting}. She had three pots: red, yellow and blue.`,
          `${cap(t.setting)} a snail was painting her house, from three pots: red, yellow and blue.`,
        ],
        "“But I want carrots on it,” she sighed, “and leaves, and plums. For those I have no color.”",
        forOlder(
          "So far she had made a red stripe, a yellow stripe and a blue stripe, and she was not the stripy kind.",
        ),
        [`What could she do, ${t.child}?`, `Have you an idea, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Stir them together", "Mix the paints"],
          title: ["Stir, stir", "Guess the color"],
          lines: (t) => [
            `${t.child} stirred red into yellow. Call it out with us: orange! Now blue into yellow: green! And blue into red: purple!`,
            "Carrots, leaves and plums, they all went on, and the snail sang while she painted.",
            forOlder(
              "Then all the pots went into one, to see what would happen. It was brown. “For potatoes,” said the snail.",
            ),
          ],
          returns: (t) =>
            `There was an orange spot on ${t.child}’s sleeve. That was red and yellow, still holding hands.`,
        },
        {
          text: ["Print with our thumbs", "Dab with thumbs"],
          title: ["Thumbs in the paint", "Dot on dot"],
          lines: (t) => [
            `A thumb in red, a thumb in yellow, dot on dot, and ${t.child} had made an orange one. A carrot!`,
            "Blue upon yellow gave a green dot, a leaf. Blue upon red gave a purple one, a plum.",
            forOlder(
              `Soon her house was full of dots, and so was ${t.friend}’s nose. Nobody could say how that had come about.`,
            ),
          ],
          returns: (t) =>
            `On ${t.friend}’s hand sat a green thumbprint. “Yellow and blue,” said ${t.child}, and it looked like a small leaf.`,
        },
        {
          text: ["Find things that match", "Look for things like that"],
          title: ["A carrot, a leaf, a plum", "Side by side"],
          lines: (t) => [
            `${t.child} laid out a carrot, a leaf and a plum, and tried. Red and yellow became orange, just like the carrot!`,
            "Yellow and blue became green, like the leaf. Red and blue became purple, like the plum.",
            forOlder(
              "More yellow, and the leaf was a young one. More blue, and it was an old fir. There was no end to the greens.",
            ),
          ],
          returns: (t) =>
            `“Carrot orange,” said ${t.child}, looking about, “leaf green, plum purple.” Once you had matched them, they were everywhere.`,
        },
      ],
    },
  ],
};
