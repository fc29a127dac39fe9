import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const senses: ThemeTexts = {
  name: "the five senses",
  phrases: [
    "senses",
    "five|5 sense|senses",
    "=sense =of smell|taste|touch|hearing|sight",
    "smell taste|=hear|=hears|hearing|=see|=sees|=seeing|touch|sight",
    "taste =hear|=hears|hearing|=see|=sees|=seeing|touch|sight|tongue",
    "=see|=sees|=seeing =hear|=hears|hearing|smell|taste",
    "sight hearing|touch|smell",
    "eyes ears|nose|tongue|=see|=sees|=seeing",
    "ears nose|tongue|=hear|=hears|hearing",
    "nose smell|tongue",
    "tongue taste",
    "how =we|=do smell|taste|=hear|=hears|hearing",
    "sensory",
    "skin feel|feels|touch",
    "=hearing =sight|=smell|=taste",
    "eyes =see ears|nose",
    "smell|smells|smelling|taste|tastes|tasting taste|tastes|tasting|=hear|=hears|hearing|seeing|=see|touch|touching|sight|smell|smells|smelling",
    "eyes|ears|=nose|tongue work|works|how|why|=hear|=hears|hearing|=see|=sees|=seeing|=do",
    "sences|=sense",
    "why|how =do|=can =we smell|taste|=hear",
    "=eyes how =see|=sees|work|works",
    "why|how things smell|taste|sound",
    "smell|smells why|how",
    "=ears|=nose|=tongue|=eyes =for|work|works what|why|how",
    "touch hearing|smell|sight|taste|seeing",
    "hearing|seeing smelling|touching|tasting|sight|smell",
    "smell|=smells =taste|=touch|hearing|=nose|=how",
    "taste|tastes|=tasting =smell|touch|tongue|hear",
    "textures =feel|=touch|=rough|=smooth",
    "=nose =tongue|=ears|skin",
  ],
  facts: ["eye", "ear", "nose", "tongue", "skin", "ripe"],
  moments: [
    {
      title: ["Ripe or not?", "The hedgehog’s melon"],
      lines: (t) => [
        [
          `A hedgehog sat before a melon ${t.setting}. “Is it ripe?” she snuffled. “I have a cold and cannot tell.”`,
          `${cap(t.setting)} a hedgehog was going round a melon. “Is it ripe?” she snuffled. “With this cold my nose cannot tell.”`,
        ],
        "Luckily there are five senses to ask: eyes, ears, nose, tongue and skin.",
        forOlder(
          "She had already asked the melon itself. It just lay there, round and polite, and gave nothing away.",
        ),
        [`Where do we begin, ${t.child}?`, `How can we tell, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Look at it closely", "Inspect every side"],
          title: ["Eyes wide open", "Gold all over"],
          lines: (t) => [
            `${t.child} looked: golden all over. Then came the ears: a deep knock. The skin of a finger felt a soft spot, and the nose smelled honey.`,
            "“Ripe!” So it was cut, and the tongue tasted: sweet!",
            forOlder(
              "Each sense knew only its own bit. The eyes could not smell, and the nose saw nothing. Together they knew the whole melon.",
            ),
          ],
          returns: (t) =>
            `${t.child} looked, listened and sniffed. Three senses said yes, and the other two were glad to come along.`,
        },
        {
          text: ["Knock and listen", "Tap it like a door"],
          title: ["Tock, tock", "Is anyone in?"],
          lines: (t) => [
            `Knock with us: tock, tock! And ${t.child}’s ears heard it, deep and dull. The eyes saw gold, the skin felt a soft spot.`,
            "The nose smelled honey. “Ripe!” And the tongue, which got the first slice, said so too.",
            forOlder(
              "An unripe melon sounds bright and hard, like a cup. A ripe one sounds like a very small drum with a blanket on.",
            ),
          ],
          returns: (t) =>
            `“Hush,” said ${t.child}, and for a moment everybody was all ears. So much can be heard when nobody talks.`,
        },
        {
          text: ["Close eyes and sniff", "Smell with eyes shut"],
          title: ["Noses to the front", "What the nose knows"],
          lines: (t) => [
            `Do it too: eyes shut, and sniff! And ${t.child}’s nose found honey. The skin felt a soft spot, the ears heard a deep knock.`,
            "Eyes open: gold! “Ripe!” Only the tongue was missing, and it got the biggest slice.",
            forOlder(
              "With eyes shut, the other four pay more attention. Even the wind could be felt now, on each cheek a different bit of it.",
            ),
          ],
          returns: (t) =>
            `For a moment ${t.child} shut both eyes, to hear and smell and feel where they all were. It was a good place.`,
        },
      ],
    },
  ],
};
