import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const butterflies: ThemeTexts = {
  name: "how a caterpillar becomes a butterfly",
  phrases: [
    "butterfl",
    "caterpillar",
    "chrysalis|chrysalid|chrysalises",
    "cocoon",
    "=pupa|pupae|pupate",
    "metamorphos",
    "moth|moths =life|cycle|become|turn|how",
    "insect|insects transform|change|=life|cycle|grow",
    "=life cycle insect|insects|bug|bugs",
    "hungry caterpillar",
    "monarch",
    "bugs change|wings|become",
    "caterpillar|caterpillars butterfl",
    "caterpillar turn|turns|become|becomes|change|changes|grow|grows",
    "butterfl =life cycle|born|made|transform|grow",
    "butterfl how|=are|=is|why born|made|grow|change|become|come|form",
    "egg butterfly|butterflies",
    "worm|worms wings",
  ],
  facts: ["egg", "caterpillar", "chrysalis", "butterfly", "wings"],
  moments: [
    {
      title: ["The tight skin", "Upside down"],
      lines: (t) => [
        [
          `A caterpillar hung head down from a twig ${t.setting}. “First I ate and ate,” it said, “and now my skin is too tight.”`,
          `From a twig ${t.setting} hung a caterpillar, head down. “I ate for weeks,” it said. “Now everything feels so tight.”`,
        ],
        "“What will become of me?” Nobody in the leaves could say.",
        forOlder(
          "It had burst out of four skins already, each time a bit bigger. But this was a different kind of tight.",
        ),
        [`How do we find out, ${t.child}?`, `How can we show it, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Play every part", "Act it out together"],
          title: ["Curl, crawl, keep still", "Four parts to play"],
          lines: (t) => [
            "Play it too! Curl up tiny: an egg. Crawl and munch: a caterpillar. Hang quite still, all wrapped up: a chrysalis.",
            "And now, slowly, open your wings: a butterfly! “So that comes next,” said the caterpillar, and had no more worries.",
            forOlder(
              `The still part was the hardest. ${t.friend} wobbled. “In there you are building wings,” whispered ${t.child}, and then it worked.`,
            ),
          ],
          returns: (t) =>
            `${t.child} curled up, crawled, kept still, and opened both arms wide: the butterfly part was still the best.`,
        },
        {
          text: ["Ask an old butterfly", "Call somebody with wings"],
          title: ["It knows the way", "Two weeks without a mouth"],
          lines: () => [
            "“I was an egg on a leaf,” said the butterfly, “then a caterpillar, all mouth. Then a chrysalis, with a hard coat.”",
            "“From outside I looked asleep. Inside I was built anew. After two weeks it cracked, and I had wings.”",
            forOlder(
              "“And what do I eat then?” asked the caterpillar, a bit worried. “Juice from flowers, through a straw.” It was delighted.",
            ),
          ],
          returns: (t) =>
            `“Egg, caterpillar, chrysalis, butterfly,” ${t.child} counted on four fingers, in the right order.`,
        },
        {
          text: ["Watch the next twig", "Look very closely here"],
          title: ["The crack", "Wet and crumpled"],
          lines: (t) => [
            `On the next twig hung a chrysalis, green and still. “Egg, caterpillar, then this,” ${t.child} whispered. It cracked!`,
            "Out came a butterfly, its wings wet and crumpled. It pumped them up, all by itself, and let them dry. Off it flew!",
            forOlder(
              "Nobody helped with so much as a finger, since wings like that are easily torn. They only watched, with open mouths.",
            ),
          ],
          returns: (t) =>
            `It looked crumpled still, so ${t.child} gave it time and no push, as with the butterfly’s wings.`,
        },
      ],
    },
  ],
};
