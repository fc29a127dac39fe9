import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const handwashing: ThemeTexts = {
  name: "washing hands",
  phrases: [
    "wash|washing|washes|washed|clean|scrub hand|hands",
    "handwash",
    "hand hygiene",
    "soap",
    "dirty|sticky|muddy hand|hands|fingers",
    "wash|washing before|after eating|meal|meals|dinner|lunch|food|toilet|bathroom|playing|outside",
    "hand sanitiz|sanitis",
    "wash|washing fingers",
    "washes|wash|washing =up before|after",
    "clean =hands",
    "personal hygiene",
    "hygiene",
    "rinse hands|soap",
    "hands germs|bacteria wash|clean",
    "scrub|scrubbing|lather hands|palms",
    "=washing =your|=his|=her|=their|=our hands",
    "keep|keeping hands clean",
    "nail|nails dirty|clean|under",
    "hands|hand dirty|germs|clean|filthy",
    "lick|licks|licking|sucks fingers|hands dirty|germs",
    "wash|washing|washes hand|hands hates|hate|refus|before|after|won|wont|doesn|forgets|never|every|germs|importan|fight|why|toilet|properly|=with",
    "hand|hands clean eating|eat|dinner|food|before|after",
    "grubby|filthy|muddy|sticky hands|paws|fingers|mitts",
    "sanitiz|sanitis",
    "grubby|dirty|sticky|muddy fingers|hands|nails|paws",
    "=soap =water",
    "soap =hands|=wash",
  ],
  facts: ["wet", "soap", "between", "rinse|rinsed", "dry|dried"],
  moments: [
    {
      title: ["Paws at the dough", "No dough on muddy hands"],
      lines: (t) => [
        [
          `A hedgehog kneaded dough ${t.setting}. “Help me?” Then it saw their muddy hands. “Oh. Gray bread.”`,
          `“I need more hands,” said a hedgehog with dough ${t.setting}. “Clean ones.”`,
        ],
        "First they made them wet. Then came the soap: on palms, backs, between the fingers, round the thumbs.",
        forOlder(
          "What makes tummies ill is too small to see. It holds on tightly, but it cannot hold on to soap.",
        ),
        [`How do we get them clean, ${t.child}?`, `How shall we start, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Sing the song twice", "Hum it two times"],
          title: ["As long as a song", "Twice through"],
          lines: (t) => [
            `${t.child} sang, and all rubbed while the song lasted, and once more. Rub your hands with them: palms, backs, between, thumbs!`,
            "Then they rinsed, and the water ran brown, then clear. They dried each finger. “Now knead,” said the hedgehog.",
            forOlder(
              "“After digging, after the toilet, and before you eat,” it said. “That is when I sing. My dough knows the tune.”",
            ),
          ],
          returns: (t) =>
            `Before they shared out the last of the food, ${t.child} sang the washing song, twice, and held up ten clean fingers.`,
        },
        {
          text: ["Make foam gloves", "Wear white mittens"],
          title: ["White gloves", "Gloves of foam"],
          lines: (t) => [
            `${t.child} rubbed till there was foam all over, even between the fingers. No skin showed: white gloves! Clap once with them: paff!`,
            "They rinsed the gloves off and dried what was under them: clean fingers, ten at a time.",
            forOlder(
              "“I know those hands,” said the hedgehog. “They were under the mud.” And it gave them the biggest bowl.",
            ),
          ],
          returns: (t) =>
            `${t.child} put on the foam gloves once more, and took them off under the water, and out came hands as good as new.`,
        },
        {
          text: ["Be a mirror pair", "Copy one another"],
          title: ["The mirror game", "Two by two"],
          lines: (t) => [
            `${t.friend} was the mirror: whatever ${t.child} did, ${t.friend} did too. Palms. Backs. Between the fingers. One thumb, other thumb. Do it as well!`,
            "They rinsed together, and dried on one towel, from both ends. The hedgehog held out the bowl.",
            forOlder(
              "Only once they differed: a bubble burst on one nose. But then the mirror sneezed as well, to be fair.",
            ),
          ],
          returns: (t) =>
            `${t.child} and ${t.friend} did it like the two at the mirror, one thumb, other thumb, until nothing stuck any more.`,
        },
      ],
    },
  ],
};
