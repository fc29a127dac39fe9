import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const namingFeelings: ThemeTexts = {
  name: "naming feelings",
  phrases: [
    "feelings",
    "emotion",
    "name|naming|names|identify|recogni|express|understand|talk|talking|label|describe|show|know feel|feeling|feelings|emotion|emotions",
    "=how =i|=we|=he|=she|=you|=they feel|feels",
    "say|tell|telling|saying =what|=how feel|feels|feeling",
    "happy =sad",
    "=sad angry",
    "happy angry|scared",
    "=all feelings",
    "mixed feelings|emotions",
    "emotional intelligen|literacy|awareness|vocabulary",
    "moods|mood",
    "words =for =feelings|=feeling|=emotions",
    "faces|face feelings|emotions|happy|expressions",
    "feel =two|=many things",
    "doesn|=can|=not|never say|express|show feel|feels|feelings|emotions",
    "colour|color|colors|colours monster|feelings|emotions",
    "=inside =out movie|feelings|emotions",
    "happy|=joy =sad|=mad|angry|scared|sad",
    "=sad =mad|angry|scared|worried|happy",
    "understand|understanding|recognise|recognize|recognising|name|express|expressing|talk|talking|show own|feelings|emotions|feels|feeling",
    "zones regulation",
    "what|how =am|=is =i|=he|=she feeling",
    "puts|put|putting|find|finding words feelings|feeling|emotions|feels|=into|=to",
    "explain|tell|say|describe =going|=happening|feels inside",
    "can|cannot explain inside|feel|feels",
    "=or sad|angry|cross|mad|scared|upset|happy|worried tired|sad|angry|cross|mad|hungry|scared|upset|happy",
    "=is =it =or anger|sadness|fear|tired|hungry",
    "talk|talking|tell bothering|bothers|upset|wrong",
    "difference|between|know|knowing|tell angry|=sad|cross|=mad hungry|tired|scared|=happy|worried",
  ],
  facts: ["happy", "sad", "angry", "afraid|scared"],
  moments: [
    {
      title: ["Four puppets", "The washed-off names"],
      lines: (t) => [
        [
          `${cap(t.setting)} stood a puppet stage. Rain had washed off the names.`,
          "A mole had four puppets. But rain had washed off the names.",
        ],
        `One puppet laughed, one wept, one stamped, one shook. “Who is who?” asked the mole. “And which am I today?” said ${t.friend}.`,
        forOlder(
          "“They all belong in the play,” said the mole. “I once left one out, and nothing fit anymore.”",
        ),
        [`How do we find their names, ${t.child}?`, `${t.child}, how can we tell them apart?`],
      ],
      choices: [
        {
          text: ["Look at the faces", "Study all the mouths"],
          title: ["Four faces", "Corners of the mouth"],
          lines: (t) => [
            "Mouth up: happy. Wet eyes: sad. Brows down: angry. Eyes like plates: afraid. Make the faces with us, one by one!",
            `The mole wrote it all down, and the curtain rose. “Today I am happy,” said ${t.friend}, “and just one corner is afraid.”`,
            forOlder(
              "“Two at once,” said the mole. “That happens. Then two puppets come on together, hand in hand.”",
            ),
          ],
          returns: (t) => [
            `${t.child} looked at the faces all round: happy, all of them, and one a bit sad that it was nearly over.`,
            `Somebody had brows pulled down and eyes like plates. “Angry and afraid,” said ${t.child}, and so they knew what to do.`,
          ],
        },
        {
          text: ["Feel it in the body", "Search from head to toe"],
          title: ["From head to toe", "Where it sits"],
          lines: (t) => [
            "Light feet: happy. A heavy chest: sad. Hot fists: angry. A wobbly tummy: afraid. Feel for it: where is yours right now?",
            `Each puppet nodded at its name, and the play began. “Light feet,” said ${t.friend}. “So that is what I am!”`,
            forOlder(
              "None of the four is bad, the mole explained. Each one only tells you something, like a bell at the door.",
            ),
          ],
          returns: (t) => [
            `“Light feet and a wobbly tummy,” said ${t.child}, with one hand on each. “Happy and afraid, both at once.”`,
            `Before the last step ${t.child} felt from head to toe, and knew the name for it, and said it.`,
          ],
        },
        {
          text: ["Listen to the voices", "Hear what they say"],
          title: ["Four sounds", "Haha, sniff, grr, brr"],
          lines: (t) => [
            "Say it with them: haha, that was happy. Sniff, that was sad. Grr, that was angry. And brr, that was afraid.",
            `“Four names, four voices,” said the mole, and up went the curtain. ${t.friend} sniffed and laughed at once. “I am two of them!”`,
            forOlder(
              "In the play all four sat down at one table in the end, and even grr got a slice of the pie.",
            ),
          ],
          returns: (t) => [
            `Haha, sniff, grr or brr? ${t.child} listened inside, and it was a haha with a small sniff in it.`,
            `“Brr,” said ${t.friend}, and at once everybody knew: afraid. It is good to have a word for it.`,
          ],
        },
      ],
    },
  ],
};
