import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const patience: ThemeTexts = {
  name: "being patient",
  phrases: [
    "patien",
    "impatien",
    "wait|waiting|waits learn|able|long|calm|calmly|quietly|hard|hate|hates|cope|manage|struggle|better|how|practi",
    "wait|waiting|waits without whin|complain|moan|cry|crying|fuss|nagg|tantrum",
    "wait|waiting christmas|birthday|holiday|present|presents|dinner|food|lunch|cake|surprise",
    "wait|waiting minute|minutes|moment|=bit|while|things|something",
    "=can|=cannot|=cant wait",
    "wants|want|everything|demand|expects|needs =now|immediately|instantly|instant|straight|once",
    "want|wants everything|things =right =now",
    "delay|delayed|defer gratification",
    "instant gratification",
    "good =things =wait|time|come",
    "=there =yet =are",
    "how =much|=many longer",
    "slow down|slowing",
    "always|everything|everywhere hurry|hurries|rush|rushes|rushing",
    "=not|=stop|=less rush|rushing|hurry|hurrying",
    "restless|fidgety wait|waiting",
    "take|takes|taking =time",
    "patient =with",
    "=waiting",
    "=wait",
    "=waits",
    "wait|waiting =until|=till ready|turn|=end|=time",
    "patience =with",
    "self =control wait|waiting",
    "wants|want =it|everything|things|=all =now|=right|immediately",
    "=can|cant|cannot|hard|hates|hate =to|=not|=t =wait|=waiting",
    "hurries|rushes",
    "whine|whines|whining|nag|nags|nagging wait|waiting|=when|=until",
    "waits|wait|waiting =without",
    "good =things|come =take|=takes =time",
    "=are =we =there =yet",
    "=yet minutes|asks|=there",
    "=are =we =there",
    "there =yet",
    "minute|minutes forever|eternity|ages",
    "=now =now",
    "marshmallow =test|=experiment",
    "=every =five =minutes",
    "=there =yet",
    "waiting|=wait =birthday|christmas|=turn|=dinner",
  ],
  facts: ["wait", "open", "rise|rises|risen", "ready"],
  moments: [
    {
      title: ["The clay oven", "Not yet"],
      lines: (t) => [
        [
          `In a clay oven ${t.setting} a cake was baking, and a badger kept watch. “Not yet,” it said.`,
          `${cap(t.setting)} stood a clay oven with a cake inside, guarded by a badger. “Not yet,” it said.`,
        ],
        `${t.friend} reached for the door. “Open now, and it falls flat,” said the badger. “Wait, and it rises.”`,
        forOlder(
          "Honey, apple and a bit of lemon came out through the cracks. It is hard to be a nose at such a time.",
        ),
        [`How do we wait, ${t.child}?`, `What do we do till then, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Sing a long song", "Hum all the verses"],
          title: ["The song of the snail", "Nine verses"],
          lines: (t) => [
            `So ${t.child} sang of the snail who goes to town for a bun. Sing along: slow, slow, on we go!`,
            "In verse nine the snail got there, and the cake was ready: high and round and gold.",
            forOlder(
              "“Nine verses are right for honey cake,” said the badger. “For bread you need the one with the long refrain.”",
            ),
          ],
          returns: (t) =>
            `There was a bit of waiting left, so ${t.child} hummed the song of the snail. By verse four it was over.`,
        },
        {
          text: ["Breathe in and out", "Breathe nice and slow"],
          title: ["In, and slowly out", "Twenty breaths"],
          lines: (t) => [
            `${t.child} breathed in the smell, and slowly out. Breathe with them: in, and out, and in, and out.`,
            "The wriggle in the legs grew small. Ten breaths, and ten more. “Ready,” said the badger. The cake was as high as a hat.",
            forOlder(
              "A wait looks long when you stare at it. Nobody did now, and so it went by on tiptoe.",
            ),
          ],
          returns: (t) =>
            `It could not go any faster. So ${t.child} breathed in, and slowly out, as in front of the oven.`,
        },
        {
          text: ["Set the table meanwhile", "Lay the plates ready"],
          title: ["Leaves for plates", "Busy hands"],
          lines: (t) => [
            `“My hands want something to do,” said ${t.child}. They laid out leaves for plates, folded napkins, and looked for a flower.`,
            "Just when the flower stood straight, the badger opened the door. The cake was ready, soft and gold right to the top.",
            forOlder(
              "“Most people stand and stare at my oven,” said the badger. “It does not make it any quicker. I have checked.”",
            ),
          ],
          returns: (t) =>
            `“While we wait, let’s get something ready,” said ${t.child}, and soon all hands were busy, as by the oven.`,
        },
      ],
    },
  ],
};
