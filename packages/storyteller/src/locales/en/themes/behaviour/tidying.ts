import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const tidying: ThemeTexts = {
  name: "tidying up",
  phrases: [
    "tidy|tidies|tidying",
    "=clean|=cleans|cleaning =up|room|bedroom|toys|mess",
    "=pick|=picks|picking =up toys|clothes|things|mess|stuff|after|socks",
    "=put|=puts|putting =away|back toys|things|clothes|stuff|shoes|books|games|away",
    "messy|untidy|mess room|bedroom|toys|floor|desk|makes|leaves|always|clear",
    "=mess",
    "leaves|leave|leaving toys|clothes|things|stuff|shoes|everything floor|everywhere|lying|around|=out",
    "toys everywhere|floor|scattered|away",
    "organis|organiz toys|room|things|bedroom|desk",
    "organised|organized|orderly",
    "declutter",
    "room clean|tidy|sort|messy",
    "clear|clears|clearing =up|away|table",
    "=up after =himself|herself|themselves|playing",
    "make|makes|making =bed|=beds",
    "helping|help tidy|clean",
    "toys|things|lego box|basket|shelf|order",
    "picks|pick lego|blocks|dolls",
    "order things|room|keep",
    "lego|toys|clothes|stuff|things|everything|socks =all =over|floor|everywhere|lying",
    "leaves|leave|leaving|drops lego|legos|blocks|socks|books|bag|toys|clothes|things|stuff|everything|mess|coat floor|everywhere|lying|around|=all|behind",
    "pigsty",
    "bedroom|room|playroom disaster|=mess|=tip|chaos|dirty|messy",
    "hang|hangs|hanging =up coat|jacket|clothes",
    "sort|sorting|sorts|put|puts|putting toys|room|clothes|books|games back|=away|box|place|shelf",
    "neat|neatly|neatness",
    "toys|games|things|everything =its|=their|=right|back place|box|shelf",
    "cleaning|cleans|clean =his|=her|=their|=your|=my room|bedroom|desk|playroom",
    "tidi",
    "=block|blocks toys|away|tidy|box",
    "messy|untidy",
    "=picks|=pick|=cleans|=clean =up|after =himself|=herself|=yourself|=themselves|=own",
    "bomb hit|room|bedroom|went|looks",
    "room|bedroom pigsty|=tip|tornado|disaster|bomb",
    "puts|put|putting anything|things|stuff|toys back|away",
    "things|everything back|where belong|belongs",
    "organiz|organis|declutter",
    "laundry hamper|basket",
    "hamper",
    "=floor =bedroom|=room =see|=covered|=under|=cant|=can",
    "=place|=home =everything|=every",
    "=clear =toys|=floor|=desk",
    "=everything =its =place",
  ],
  facts: ["basket", "jar", "box", "found"],
  moments: [
    {
      title: ["The lost whistle", "Somewhere in the heap"],
      lines: (t) => [
        [
          `A squirrel stood before her heap ${t.setting}: acorns, feathers, pebbles. “My whistle is inside,” she said, “and my friends are waiting.”`,
          `${cap(t.setting)} a squirrel dug in a heap of acorns, feathers and pebbles. “My whistle! I cannot call anyone without it.”`,
        ],
        "Beside the heap stood a basket, a jar and a box, all empty.",
        forOlder(
          "When she pulled at one end, three things rolled down at the other. It had gone on like that since breakfast.",
        ),
        [`Where shall we start, ${t.child}?`, `How do we tidy this, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Sort by kind", "Put like with like"],
          title: ["Like with like", "Three homes"],
          lines: (t) => [
            `“Each thing gets a home,” said ${t.child}. Acorns in the basket, feathers in the jar, pebbles in the box. Where does a pebble go? Right!`,
            "The heap grew small, and underneath they found the whistle. Peep! It got a home too: a nail.",
            forOlder(
              "“Tomorrow I shall know where to reach,” said the squirrel, and she tried it out with both eyes shut.",
            ),
          ],
          returns: (t) => [
            `${t.child} put one thing back in its home, and then another, and under the last one lay what they had been looking for.`,
            `“Like with like,” said ${t.child}, and there was room again to stand, and to think.`,
          ],
        },
        {
          text: ["Race with a song", "Tidy while we sing"],
          title: ["As long as a song", "The tidy song"],
          lines: () => [
            "Sing with them: basket, jar and box, box, box! Acorns, plop, in the basket. Feathers, whoosh, in the jar. Pebbles, clack, in the box.",
            "By the second verse the ground was clear, and there they found the whistle. The squirrel whistled along at once.",
            forOlder(
              "They sang it a third time, though there was nothing left to do, simply because it had gone so well.",
            ),
          ],
          returns: (t) => [
            `${t.child} hummed, basket, jar and box, and before the tune was over, every single thing was back in its place.`,
            `Work lasts as long as its song. So ${t.child} chose a short one, and everything was put away in time.`,
          ],
        },
        {
          text: ["Begin with the biggest", "Grab the largest bits"],
          title: ["The big ones go away", "From big to small"],
          lines: (t) => [
            "The big pebbles went in the box, clack. Soon there was a path. Then the acorns, into the basket; last of all the feathers, into the jar.",
            `Each time ${t.child} looked up, the heap was lower. And then they found it, under a feather: peep!`,
            forOlder(
              "“It looked like a mountain,” said the squirrel. “It was only one thing and one thing and one thing.”",
            ),
          ],
          returns: (t) => [
            `There was so much to do that nobody knew where to start. ${t.child} took the biggest thing, and then the next.`,
            `“The big one first,” said ${t.child}, and soon, between all the things, there was a path again.`,
          ],
        },
      ],
    },
  ],
};
