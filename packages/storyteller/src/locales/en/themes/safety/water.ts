import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const water: ThemeTexts = {
  name: "staying safe near water",
  phrases: [
    "water safe|safety|danger|careful|rules|near|around|alone",
    "pool safe|safety|alone|danger|careful|rules|near|running|fence",
    "drown",
    "river|lake|pond|=sea|ocean|beach|canal|stream safe|safety|danger|careful|alone|near|edge|rules",
    "lifejacket|lifevest",
    "=life =jacket|=vest",
    "lifeguard",
    "jump|jumps|jumping|falls|fall|fell =in|=into pool|water|lake|pond|river",
    "=goes|=go|going|=near =water|pool|pond|lake|river alone",
    "run|runs|running pool|poolside",
    "bath|bathtub alone|danger",
    "=ice frozen|lake|pond|=thin",
    "waves|current|tide danger|careful|safe|beach",
    "swim|swimming alone|safe|safety",
    "beach safety|rules|careful",
    "ice =thin",
    "without =adult|adults|grown|parent|parents|supervision water|pool|lake|river|swim|=sea",
    "respect =sea|ocean|water",
    "vest|vests float|floatation|flotation|boat|swim",
    "never|always swim|swimming alone|adult|adults|without",
    "seaside|poolside",
    "pond|river|lake|=pool|canal|=well|stream|=sea|beach|waterside =away|=stay|staying|edge|careful|fence|=keep|keeping",
    "water =away|=stay|staying|safely|=keep|edge|open|deep|dangerous",
    "runs|run|running|wanders =near|=into|=to|towards =pool|=water|water|=sea|lake|river|pond",
    "=always|never|=with grownup|adult|=parent|grown water|pool|river|lake|=sea",
    "falls|fall|falling|fell =in|=into pool|pond|water|lake|river|canal",
    "swim|swimming =only|=with grown|grownup|adult|adults|=mum|=dad",
    "beach =safety|=safe|=danger|danger|stay|waves|alone",
    "river|pond|lake|sea|canal =danger|danger|dangerous|careful|alone|safety|=edge|near",
    "=drown|drowns|drowning",
    "life jacket|vest",
    "=waves =strong|=big|=high|=too|=sea|=beach",
    "=pool|=lake|=river|=sea =without|=never|=alone =adult|=grown|=alone|=us",
  ],
  facts: ["edge", "alone", "grown", "float"],
  moments: [
    {
      title: ["The ball on the pond", "Plop"],
      lines: (t) => [
        [
          `Plop! A small mole’s ball rolled into a deep pond ${t.setting}. The mole bent over.`,
          "Plop! A ball was bobbing on a deep green pond. A small mole bent over the edge.",
        ],
        "“Back from the edge, never alone!” called a tall heron. “You need a grown-up, and something that floats.”",
        forOlder("Water does not look deep from above. It only looks like sky."),
        [`What shall they do, ${t.child}?`, `What helps here, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Step back from the water", "Draw a line together"],
          title: ["Three steps", "The line"],
          lines: (t) => [
            `Three big steps back, count with ${t.child} and the mole: one, two, three! There they drew a line, and behind it they waited.`,
            "The heron waded in on her long legs and nudged the ball home.",
            forOlder(
              "“And what if it had been me?” asked the mole. “Then they do not jump in,” she said. “They shout, and throw you something that floats.”",
            ),
          ],
          returns: (t) => [
            `At the next edge ${t.child} took three steps back, as at the green pond, drew a line, and looked first.`,
            `“Behind the line,” said ${t.child}, just as by the pond, and from there they saw quite enough.`,
          ],
        },
        {
          text: ["Call out for help", "Shout as loud as possible"],
          title: ["Loud across the pond", "Help is a good word"],
          lines: () => [
            "They practiced it. Both hands to the mouth, do it too, and loud: help, over here! In two strides came the heron.",
            "“That’s the way,” she said. “Nobody goes in. You call, and you throw something that floats.” She fetched the ball herself.",
            forOlder(
              "The mole practiced some more, on dry land, with a ring on a rope. At the ninth throw it caught a tree stump, which was grateful.",
            ),
          ],
          returns: (t) => [
            `“Over here!” called ${t.child}, both hands to the mouth, as by the pond, and nobody had to do it alone.`,
            `${t.child} did not run straight in, but called first, and threw a rope, as the heron had shown.`,
          ],
        },
        {
          text: ["Put on the life vests", "Dress in bright orange"],
          title: ["Orange", "Click, click, click"],
          lines: () => [
            "The heron had a flat boat, and vests, orange ones. Three buckles on each, count along: click, click, click! “They float.”",
            "They sat down, well away from the sides, and glided along with her, and the mole fished out its ball.",
            forOlder(
              "The mole liked the vest so much that it wanted to wear it in bed. “In bed you can float without one,” said the heron.",
            ),
          ],
          returns: (t) => [
            `Before things grew wobbly, ${t.child} made sure that all was fastened, click, click, click, as in the heron’s boat.`,
            `First the vest, then the boat: ${t.child} knew the order from the pond, and put safe things on first.`,
          ],
        },
      ],
    },
  ],
};
