import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const adding: ThemeTexts = {
  name: "adding",
  phrases: [
    "adding",
    "=add|=adds|=added",
    "=add|adding numbers|=up|subtract|together|small|take",
    "addition",
    "subtract|subtraction|subtracting",
    "=sum|=sums",
    "=plus =minus",
    "=math|=maths|mathematic",
    "math|maths likes|love|=fun|easy|afraid|hates|first|scared|basic|simple|learn",
    "arithmetic",
    "=take|taking =away number|numbers|=sums",
    "=two =make|=makes|=equals =four|=five|=three",
    "=one|=two|=three =plus",
    "=2 =plus",
    "=1 =plus",
    "calculate|calculation|calculating",
    "count together fingers",
    "number bonds",
    "=addition =to|=up|numbers",
    "=addition =and subtraction",
    "=2 =2",
    "=1 =1",
    "=2 =3",
    "=5 =3",
    "=minus|=plus",
    "=subtracts|subtrac|substract",
    "mental maths|math|=arithmetic",
    "math|maths|=sums problem|problems|practice|homework|help|simple|easy",
    "adition|addin",
    "=times =tables|=table",
    "=taking|=take|=takes =away =apples|=from|=number|numbers|subtract",
    "subtract",
    "=take|=taking =away =marbles|=three|=two|=five|=ten",
    "=two =four =make|=makes|=and",
  ],
  facts: ["three", "two", "five", "nut"],
  moments: [
    {
      title: ["Two heaps of nuts", "A number for the door"],
      lines: (t) => [
        [
          `A squirrel sat between two heaps of nuts ${t.setting}, three here and two there.`,
          `${cap(t.setting)} sat a squirrel with two heaps of nuts: three on this side, two on that.`,
        ],
        "“They go into one larder,” she said, “and I write on its door how many. What do I write?”",
        forOlder(
          "So far the door said “some”. Every evening she had to look in and see how many some was.",
        ),
        [`How do we find out, ${t.child}?`, `How many is that, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Push the heaps together", "Make a single heap"],
          title: ["One heap", "All together now"],
          lines: (t) => [
            `${t.child} pushed them together. Count all the nuts with us: one, two, three, four, five!`,
            "“Three and two are five,” said the squirrel, and wrote a fine round five on the door.",
            forOlder(
              "At supper she took two away again. Five take away two, and there lay three. She wrote that down too.",
            ),
          ],
          returns: (t) =>
            `In one pocket ${t.child} found three crumbs, in the other two. Together that was five, a whole meal for a sparrow.`,
        },
        {
          text: ["Show it on fingers", "Use both our hands"],
          title: ["A handful", "Fingers for nuts"],
          lines: (t) => [
            `Three fingers on one hand, two on the other: ${t.child} had a finger for each nut. You too! Now all together.`,
            "Five! Three plus two is five. The squirrel wrote it on the door with her tail.",
            forOlder(
              "Then they swapped the hands: two first, then three. It was five again. It does not mind which way round.",
            ),
          ],
          returns: (t) =>
            `${t.child} held up three fingers, and then two more. “Five,” said ${t.friend}, “as many as there are on one hand.”`,
        },
        {
          text: ["Count on from there", "Begin at the bigger side"],
          title: ["Three, and then?", "Counting on"],
          lines: (t) => [
            `“Three we have already,” said ${t.child}, and tapped the other nuts: “four, five!” Tap with us: three, four, five!`,
            "So three and two are five, and that was on the door before the squirrel could sneeze.",
            forOlder(
              "Then her sister brought four more. “Five,” said the squirrel, and tapped by herself: “six, seven, eight, nine!”",
            ),
          ],
          returns: (t) =>
            `“We need not begin at one,” said ${t.child}, and counted on, as with the nuts: three, four, five.`,
        },
      ],
    },
  ],
};
