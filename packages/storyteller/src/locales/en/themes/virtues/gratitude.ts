import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const gratitude: ThemeTexts = {
  name: "being grateful",
  phrases: [
    "gratitude",
    "grateful|gratefulness",
    "ungrateful",
    "thankful|thankfulness",
    "apprecia",
    "unappreciat",
    "thank|thanks|thanking mean|means|heart|really|people|everyone|others|never|helped|present|presents|gift|gifts|=gran|gramp|=gramm|grammy|grammi|nani|=nan|=nana|=dadi|=dada|=nonna|=nonno|abuel|=oma|=opa|=lola|=lolo|yaya|=bibi|=thatha|=paati|=teta|grandm|grandp|grandf|grandad|granny|granddad",
    "take|takes|taking granted",
    "value|valuing|values =what =has|have|got|=we",
    "content|happy|satisfied|enough =with =what|=has|have|got",
    "never|=not satisfied|content|enough|pleased",
    "always|=only wants =more|things",
    "=more =and toys|things|presents wants|want always",
    "spoiled|spoilt",
    "entitled",
    "count|counting blessings",
    "good things =day|=in =life",
    "thanksgiving",
    "notice|noticing =good things",
    "thank =you letter|note|card",
    "thank =you =mean|meaning|means|heart|really|sincerely say|saying|says",
    "say|saying thanks|=thank mean|meaning|heart|really",
    "grattitude|gratful|greatful",
    "blessing|blessings|blessed",
    "never|=not happy|satisfied|enough|thankful|content =with|=what|gifts|presents|=has",
    "spoil|spoiled|spoilt|brat|bratty",
    "complain|complains|complaining",
    "wants|want =more =and|always|everything|toys",
    "appreciat|value|grateful|thankful =what =we|=he|=she|=you|=they =have|=has|=got",
    "=say|=says|saying =thank|thanks gift|gifts|presents|present",
    "thank|thanks|thankful gift|gifts|presents|present|=what|=everything",
    "=say|=says|saying =thank =you gift|gifts|presents|present",
    "=got|=has|have everything moan|moans|complain|complains|whinge|whines|unhappy|satisfied",
    "=thanks|thankful|grateful|appreciate little|small =things",
    "entitle|entitled|entitlement",
    "=thanks|thankful =giving|=what|=saying|=feel",
    "=content =being|=with|=what",
  ],
  facts: ["thank", "water", "carr", "every|each"],
  moments: [
    {
      title: ["The water donkey", "Two full jugs"],
      lines: (t) => [
        [
          `A donkey trotted ${t.setting} with two jugs of water, as on every other day. Everybody drank. Nobody looked up.`,
          `Each day a donkey trotted ${t.setting} with two jugs of water. All drank, and none looked up.`,
        ],
        "Then it stopped. “Does anyone see that I carry it?” it asked, not cross, just quietly.",
        forOlder(
          `${t.friend} stopped drinking. The water was cool and tasted of stones. It had come a long way on four legs.`,
        ),
        [`How do we say thank you, ${t.child}?`, `How would you thank the donkey, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Tell the reason why", "Tell exactly what for"],
          title: ["Thank you for", "A long list"],
          lines: (t) => [
            `“Thank you for the cool water,” said ${t.child}, “and for the long way, and for not spilling.”`,
            "With each thing the ears rose a bit, until they stood up straight. “You did see it,” said the donkey.",
            forOlder(
              "“And for the drops on the flowers,” said a snail who lived on those. And then many others had something to add.",
            ),
          ],
          returns: (t) =>
            `“Thank you,” said ${t.child}, and said exactly what for, as to the donkey. And somebody stood up straighter.`,
        },
        {
          text: ["Weave a green wreath", "Make something with leaves"],
          title: ["For the longest ears", "Grass and one feather"],
          lines: (t) => [
            `Out of grass and leaves they wove a wreath, with one feather. “Thank you,” said ${t.child}, “for all you carry.”`,
            "The donkey wore it over one ear and went on, a little like dancing. Not a drop was spilled.",
            forOlder(
              "“It tastes good, too,” it said the day after. Only the feather was left, and that it kept.",
            ),
          ],
          returns: (t) =>
            `Quickly ${t.child} wove a ring of grass, one more thank you, small enough for a finger.`,
        },
        {
          text: ["Count today’s good things", "Count everything nice"],
          title: ["One, two, three", "Three good things"],
          lines: (t) => [
            "Count them with us, on your fingers! One: cool water. Two: the wind in the hair. Three: somebody to drink with.",
            `“Thank you,” said ${t.child} for each. At the first one the donkey laughed: “Hee-haw! I carried that!”`,
            forOlder(
              "Then everybody had to count three of their own. The donkey had seven, and five of them were thistles.",
            ),
          ],
          returns: (t) =>
            `${t.child} counted on three fingers what had been good today, as with the donkey. Three were not enough.`,
        },
      ],
    },
  ],
};
