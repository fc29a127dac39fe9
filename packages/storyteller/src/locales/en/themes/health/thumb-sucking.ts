import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const thumbSucking: ThemeTexts = {
  name: "stopping thumb-sucking",
  phrases: [
    "thumb|thumbs suck|sucks|sucking|sucked|sucker",
    "thumbsuck|thumbsucking|thumbsucker",
    "thumb|thumbs =mouth",
    "thumb|thumbs habit|habits",
    "thumb|thumbs =off|=stop|=stops|=stopping|=quit|=quits|=wean|weaning|=goodbye|=bye suck|sucks|sucking|=mouth|=thumb",
    "thumb|thumbs =sleep|=asleep|=bed|bedtime|=nap|=naps|tired|bored|comfort|soothe|soothes suck|sucks|sucking|=mouth|=thumb",
    "thumb|thumbs teeth|dentist|braces suck|sucks|sucking|=mouth|=pushes|=pushing|=crooked",
    "finger|fingers suck|sucks|sucking|sucked",
    "thumb|thumbs =without|=needs|=still sleep|sleeps|asleep|suck|sucks|sucking",
    "thumb|thumbs germs|germ suck|sucks|sucking|=mouth",
  ],
  facts: ["thumb", "tired|bored", "germs", "teeth"],
  moments: [
    {
      title: ["Nine fingers", "Cat’s cradle for ten"],
      lines: (t) => [
        [
          `Cat’s cradle takes ten fingers. But slurp! A raccoon ${t.setting} had one thumb in its mouth.`,
          `Slurp! A raccoon ${t.setting} had a thumb in its mouth. And cat’s cradle takes ten fingers!`,
        ],
        [
          "“It goes in when I am tired,” it said. “It brings germs, and long sucking pushes teeth.”",
          "“It goes in when I am bored,” it said. “It brings germs, and with time it pushes my teeth.”",
        ],
        forOlder(
          "“Most children stop by themselves, between two and four,” said its uncle. “I stopped on the day I found a drum.”",
        ),
        [`What can help it, ${t.child}?`, `What could a thumb do, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Squeeze a soft cloth", "Hold something soft"],
          title: ["A job for the hand", "Half a sock"],
          lines: (t) => [
            [
              "The thumb crept up. “I see you,” said the raccoon, and squeezed a soft cloth. Squeeze with it: one, two, three!",
              `“Here it comes,” said ${t.child}. The thumb was creeping up. Quick, a soft cloth! Squeeze along: one, two, three!`,
            ],
            [
              `Then all ten fingers were free. “You noticed by yourself,” said ${t.friend}. And there it was: a bridge of string!`,
              `All ten fingers took the string. “You felt it coming,” said ${t.friend}, “and you chose.” A bridge of string!`,
            ],
            forOlder("The cloth had once been half a sock. Never before had it felt so needed."),
          ],
          returns: (t) => [
            `A small worry came by. ${t.child} took something soft and squeezed, one, two, three, as the raccoon did.`,
            "Far off sat the raccoon with its string: a bridge, a tower, a fish. All ten fingers were busy.",
          ],
        },
        {
          text: ["Agree on a sign", "Make up a secret sign"],
          title: ["Tap, tap", "A sign for two"],
          lines: () => [
            [
              "It made up a sign with its grandma. Thumb in? She taps her nose, and not a word. Do it too: tap, tap!",
              "“If I see it, I tap my nose,” said its grandma. “Only you will know why.” Tap with her: tap, tap!",
            ],
            [
              "In it went. Tap, tap. Out it came, and both had to laugh. “How quick you are!” Ten fingers made a star.",
              "Soon she tapped her nose, and out came the thumb. “You saw it at once!” Ten fingers made a star of string.",
            ],
            forOlder(
              "“And when your nose just itches?” asked the raccoon. “Then I shall rub my ear,” said its grandma, “to be fair.”",
            ),
          ],
          returns: (t) => [
            `${t.child} and ${t.friend} needed no words. One tap on the nose, as the raccoons do, and both knew.`,
            "Somebody tapped a nose in the distance, tap, tap. The raccoon laughed, and its thumb stayed out to play.",
          ],
        },
        {
          text: ["Fold both arms", "Tuck the thumb in"],
          title: ["A bed of four fingers", "Sleep tight, thumb"],
          lines: (t) => [
            [
              "Four fingers made a bed, and the thumb lay down. Then both arms were folded. Do it too: sleep tight, thumb!",
              `“Let us tuck it in,” said ${t.child}. Four fingers were the blanket, and both arms folded. Do it too: sleep tight, thumb!`,
            ],
            [
              `The raccoon yawned. The thumb stayed in bed. “You waited, and the wish went by,” said ${t.friend}. Ten fingers made a moon!`,
              `A yawn came, and went. “The thumb stayed in bed,” said ${t.friend}. “Well done, you!” Ten fingers made a moon.`,
            ],
            forOlder(
              "Twice it climbed out. Twice it was put back, with no cross word. That is how you put a thumb to bed.",
            ),
          ],
          returns: (t) => [
            `Waiting was hard. ${t.child} tucked a thumb under four fingers and folded both arms, as the raccoon did, and it was easier.`,
            "Under a tree the raccoon yawned, with folded arms. Both its thumbs, it seemed, were fast asleep.",
          ],
        },
      ],
    },
  ],
};
