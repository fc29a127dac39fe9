import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const kindness: ThemeTexts = {
  name: "being kind",
  phrases: [
    "kindness",
    "=kinder",
    "=kind =be|being|=to|=more|others|animals|brother|sister|everyone|people|child|=act|=acts",
    "kindhearted|goodhearted",
    "kind hearted|heart",
    "unkind",
    "compassion",
    "empath",
    "=nice =be|being|=more =to|others|people|everyone|kids|children|brother|sister|friends",
    "nicer",
    "=mean =to|=not|=stop|being|others|kids|brother|sister|friends|children",
    "meanness",
    "caring =more|=be|being|person|others|towards",
    "care|cares|caring others|people|feelings",
    "thoughtful|considerate|consideration",
    "think|thinking|consider =of|=about others|feelings",
    "cheer|cheering =up|someone|friend",
    "comfort|comforting|console|consoling someone|friend|others|friends|people",
    "good =deed|=deeds",
    "gentle|loving =with|=to others|people|friends|children|kids|brother|sister",
    "selfish|selfless",
    "generous|generosity",
    "=good =heart",
    "good|better person|human =being|=a|=be",
    "empathy =for|others|towards|friends|=with",
    "comfort|cheer|cheering|console sad friend|friends|someone|others",
    "selfish =less|=not|=being",
    "kind =to =others|everyone|people|friends|kids",
    "=mean =to others|kids|friends|people =not|=stop",
    "good|great|better|loyal|nice|true|kind friend =be|being|=a|how",
    "good =friend =be|being",
    "nice|nicer|good|kind|loving|gentle =to|=with others|everyone|people|kids|siblings|brother|sister|friends",
    "emphath|empathi",
    "includ others|everyone|kids",
    "love|loving =one|each another|other|others",
    "charity|donat|donation",
    "gets|get|getting along =with|brother|sister|siblings|others|friends|kids|better",
    "random =acts|=act",
    "warm =hearted|heart",
    "cares|care|caring =about|=for others|people|other|friends|everyone",
    "sibling|siblings|brother|sister love|kind|nice|gentle|along",
    "hurt|hurts|hurting =feelings|feelings others|people|friends|someone|=of",
    "=mean =to kids|others|friends|sister|brother|girls|boys",
    "relation|relationship|bond brother|sister|sibling|siblings|grandm|cousin|family",
    "=new =girl|=boy|=kid|=classmate =nice|=kind|include",
    "sympath|considerat",
    "caring",
    "=be|=being|=more nice",
    "treat|treating|treats gentl|kindly|nicely|nice|well",
    "think|thinking =of|about other|others people|feelings",
    "kind|gentle|caring =to|with animals|dog|=cat|insects|nature",
    "something|things lovely|nice|kind|sweet|thoughtful =for|others|neighbour|neighbor|people",
    "good deed|deeds",
    "feeling|feelings =for others",
    "helps|help|comfort|comforts crying|sad|hurt child|friend|boy|girl",
    "notice|notices|noticing comfort|needs|upset|=sad",
    "=heart big|=kind|=good|=gold having|=has|with|have",
  ],
  facts: ["saw", "asked", "kind", "smile"],
  moments: [
    {
      title: ["The paper hat", "An old mouse on a box"],
      lines: (t) => [
        [
          `On a box ${t.setting} sat an old mouse in a paper hat. Everybody had walked past. ${t.child} saw it, and stopped.`,
          `An old mouse sat ${t.setting}, in a paper hat, and sighed. No one looked, but ${t.child} saw it.`,
        ],
        "“What is it?” they asked. “My birthday,” said the mouse. “I hoped somebody would notice.”",
        forOlder(
          "Beside it stood two acorn cups, one for the mouse and one for nobody. Both were still clean.",
        ),
        [`Which kind idea is yours, ${t.child}?`, `What would be kind now, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Sing for the mouse", "Sing a birthday song"],
          title: ["Dear old mouse", "A song with a hat"],
          lines: (t) => [
            `${t.child} began, and all joined in. Sing it too: happy, happy, dear old mouse, today the day is yours!`,
            "First one whisker went up, then the other. That was a smile, and it went on to every face around.",
            forOlder(
              "“Once more,” said the mouse, “I was too surprised to listen.” The second time it beat the drum, on the box.",
            ),
          ],
          returns: (t) =>
            `Somebody went quiet, and ${t.child} saw it and sang, low and warm, the song of the old mouse.`,
        },
        {
          text: ["Make a tiny present", "Wrap up a small surprise"],
          title: ["For me?", "A shell in a leaf"],
          lines: (t) => [
            `${t.child} looked about for something small: a snail shell, wrapped in a leaf, with a bow of grass.`,
            "“For me?” asked the mouse. It opened the leaf so slowly that the smile was there before the shell.",
            forOlder(
              "It was a cup, a bell and a hat for a big toe, all in one. And it had cost nothing but a good look around.",
            ),
          ],
          returns: (t) =>
            `Out of a leaf and a blade of grass ${t.child} made one more tiny present, and there was the mouse’s smile again.`,
        },
        {
          text: ["Listen to its stories", "Keep it company"],
          title: ["The best birthday", "Two acorn cups"],
          lines: (t) => [
            `They sat down on both sides. “What was your best birthday?” asked ${t.child}, and then only listened.`,
            "There had been seventy mice, and a cheese like the moon! The longer it told, the wider grew the smile.",
            forOlder(
              "“And now this one,” said the mouse, and poured water into the second cup. “To think that I nearly stayed in bed.”",
            ),
          ],
          returns: (t) =>
            `“Tell me,” said ${t.child}, and sat down and listened, as beside the old mouse. And again it helped.`,
        },
      ],
    },
  ],
};
