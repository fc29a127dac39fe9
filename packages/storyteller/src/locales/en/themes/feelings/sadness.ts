import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const sadness: ThemeTexts = {
  name: "being sad",
  phrases: [
    "broken heart",
    "comfort|consol|cheer =sad|crying|friend|others",
    "unhappy|unhappiness",
    "cry|cries|crying|cried =ok|okay|allowed|lot|often|=a|easily|=not|feel|comfort|about|sad|much",
    "tears",
    "weep|weeping",
    "tearful",
    "feel|feeling|feels =down|=low|=blue|lonely|empty",
    "gloomy|miserable|heartbroken|depress|melanchol",
    "comfort|comforting|consol|consoling",
    "cheer|cheering =up",
    "boys|boy|brave|big cry|don|crying",
    "broken|broke|lost favourite|favorite|loved|beloved toy|teddy|bear|doll|thing",
    "lonel",
    "hurt|hurts inside",
    "disappoint",
    "upset feel|feels|feeling|comfort|about",
    "grumpy|moody =sad",
    "bottles|holds|keeps feelings|tears|inside",
    "heavy heart",
    "sorrow|grief|grieving feel|=sad",
    "=why =cry|crying|=sad|cries",
    "cry|cries|crying =always|everything|little|tiny|things|constantly|anything|alone|time|lot",
    "=down|=low|=blue lately|been|really|=so|very|feels|feel|feeling",
    "heartbreak",
    "=sad lately|always|often|sometimes|okay|=ok|=when|being|feel|feeling|feels",
    "friend moved away|=far",
    "miss|misses|missing friend|friends|old",
    "lost|lose|broke favourite|favorite|beloved|cuddly toy|teddy|blanket|doll|bear",
    "=sad|sadness|sadly",
    "mopey|mopes|teary",
    "teddy|toy|blanket|doll|bear|bunny lost|broke|broken|missing =sad|cry|upset|cries|=is|got",
    "lost|broke|broken|missing teddy|blanket|doll|bear",
    "ok|okay|alright|fine cry|crying|tears",
    "=seems|looks|=is|feels|feeling down|gloomy|unhappy",
    "comfort yourself|himself|herself|=sad|upset",
    "soothe|soothing yourself|himself|herself",
    "moping|mopes|mopey|=mope",
    "crying|=cry =not babies|weak|=wrong|=ok|=okay|fine",
    "cheer|cheering =up =sad|friend|himself|herself",
    "down =dumps",
    "=good =cry",
    "lost favorite|favourite|teddy|blanket|=toy weep|weeps|=cries|=sad|crying",
    "weeps|weeping",
    "=what =do|=can =sad",
  ],
  facts: ["sad", "tear|cry", "beside|close|next to"],
  moments: [
    {
      title: ["The clay whistle", "A crack"],
      lines: (t) => [
        [
          `Crack went ${t.friend}’s clay whistle, and there was no tune in it any more.`,
          `Pff went ${t.friend}’s clay whistle. It was broken, and out came only air.`,
        ],
        `${t.friend} held the bits, and something heavy sat in the chest. “I am sad. I think I have to cry.”`,
        forOlder(
          "It came from the summer fair. It had known just one tune, and not all of that. But every morning it had played it.",
        ),
        [
          `What is good for ${t.friend} now, ${t.child}?`,
          `${t.child}, what does a sad heart need?`,
        ],
      ],
      choices: [
        {
          text: ["Let the tears come", "Allow some crying"],
          title: ["Rain on two cheeks", "The tears"],
          lines: (t) => [
            `${t.child} sat down close by and said: “Cry as long as you like.” And the tears ran, down the cheeks, drip, drop.`,
            `Nobody counted them, and nobody wiped them off too soon. Then they grew fewer, like rain. “Thank you for staying,” said ${t.friend}.`,
            forOlder(
              "The sadness was still there, but it was not so heavy. Some of it had run out with the tears.",
            ),
          ],
          returns: (t) => [
            `The tears came again, for a while, and ${t.child} stayed close by until the last one. Then it was easier to go on.`,
            `“Cry as long as you like,” said ${t.child}, for that had been good once before, and it was good again.`,
          ],
        },
        {
          text: ["Offer a warm hug", "Open both arms"],
          title: ["Two arms", "A hug for asking"],
          lines: (t) => [
            `“Would you like a hug?” asked ${t.child}. ${t.friend} nodded, and cried a bit into a shoulder. Hug yourself along with them, both arms round!`,
            `They stood like that, close, and breathed. “It is still sad,” said ${t.friend} after a while. “But not so alone.”`,
            forOlder(
              "It was a hug without a clock in it. It ended when it was done, and not before.",
            ),
          ],
          returns: (t) => [
            `At a hard moment ${t.child} opened both arms and asked first; and two breaths later it was not so hard.`,
            "“Would you like a hug?” somebody asked. It was still sad, but no longer alone.",
          ],
        },
        {
          text: ["Remember its tune", "Hum the old song"],
          title: ["The tune stays", "Hm, hm, hmm"],
          lines: (t) => [
            `They sat beside each other, and tears fell on the bits. “How did it go?” asked ${t.child}. Hum along: hm, hm, hmm!`,
            `${t.friend} had to cry and smile at once, which can be done. The whistle was broken. Its tune was not.`,
            forOlder(
              "They wrapped the bits in a leaf and kept them, because what you have loved should have its place.",
            ),
          ],
          returns: (t) => [
            `And then ${t.child} hummed it, hm, hm, hmm: the tune of the broken whistle, still whole.`,
            "They were sad and happy at once, and they hummed the tune of the whistle to it, close together.",
          ],
        },
      ],
    },
  ],
};
