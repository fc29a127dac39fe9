import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const pacifier: ThemeTexts = {
  name: "giving up the pacifier",
  phrases: [
    "pacifier|pacifiers|=pacifer|=pacifers|=passifier|=pacifyer",
    "=paci|=pacis|=passy|=passie|=paccy",
    "soother|soothers",
    "binky|binkie|binkies",
    "=dummy|=dummies =give|=giving|=gives|=gave|=goodbye|=bye|=farewell|=stop|=stopping|=without|wean|=rid|=ditch|=ditching|=drop|=lose|=off",
    "=dummy|=dummies sleep|sleeps|sleeping|asleep|=nap|=naps|=night|=nights|=bed|=bedtime|=cot",
    "=dummy|=dummies =his|=her|=their|=my|=baby|toddler|=still|=years|=old !call|calls|called|calling",
    "=dummy|=dummies =mouth|talk|talks|talking|speak|speech|suck|sucks|sucking|spit|=in|=out",
    "=dummy|=dummies fairy|nursery|=day|daytime|=want|=wants|=need|=needs|=cries|=crying|addicted|=hooked|attached",
    "=suck|sucks|sucking pacifier|=dummy|soother|binky",
    "wean|weaning|weaned pacifier|=dummy|soother|binky|=paci",
    "pacifier|=dummy|binky|soother|=paci =fairy",
  ],
  facts: ["pacifier", "little by little", "breath|night|hug", "you sang|you played|you let go"],
  moments: [
    {
      title: ["A song that goes mmf", "The cub’s small song"],
      lines: (t) => [
        [
          `“Mmf, mmf,” sang a bear cub ${t.setting}. Its pacifier left no room for the song.`,
          `A bear cub wanted to sing ${t.setting}. With the pacifier in its mouth, the song went “mmf.”`,
        ],
        [
          `The cub took it out. “It comforts me. But I want to sing!” “Then little by little,” said ${t.friend}.`,
          `“I love it so much,” said the cub. “But I love singing too.” “Then we go little by little,” said ${t.friend}.`,
        ],
        forOlder(
          "All the bears in its family once had one, even the uncle with the deep voice. Nobody laughed.",
        ),
        [`What could help the cub, ${t.child}?`, `What can it try, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Hug a soft toy", "Cuddle and breathe slowly"],
          title: ["The long-eared rabbit", "In, and out"],
          lines: (t) => [
            [
              "The cub hugged a soft rabbit and breathed slowly. Breathe with it: in, and out, and in, and out.",
              "It held a soft rabbit close and breathed. Do it with the cub, nice and slow: in, and out, and in, and out.",
            ],
            [
              `The wish for the pacifier came, and went. “You sang a whole song without it,” said ${t.child}. La, la, la!`,
              `Soon its mouth was busy with la, la, la. “You sang the whole song,” said ${t.child}, “and we heard each word.”`,
            ],
            forOlder(
              "One of the rabbit’s ears was longer, from all the hugging. It looked proud of that ear.",
            ),
          ],
          returns: (t) => [
            `For a moment it was all too much. ${t.child} breathed slowly, in, and out, as with the bear cub.`,
            "From far off came a song with all its words: the bear cub, with the soft rabbit under one arm.",
          ],
        },
        {
          text: ["Put it in a box", "Save it for bedtime"],
          title: ["A box for the day", "Sleep well, pacifier"],
          lines: (t) => [
            [
              `“By day it can sleep in a box,” said ${t.child}, “and at night it comes out.” Whisper with them: sleep well, pacifier!`,
              `${t.child} found a box. “All day it rests in here. At night it is yours.” Whisper with them: sleep well, pacifier!`,
            ],
            [
              `Lid shut, mouth free! “You played a whole game without it,” said ${t.friend}, “and I understood every word.”`,
              `The cub ran and sang. “You played so long without it,” said ${t.friend}. “And what a clear voice you have!”`,
            ],
            forOlder(
              "“And at night?” asked the cub. “At night for falling asleep,” said its grandma. “One evening you may forget to ask.”",
            ),
          ],
          returns: (t) => [
            `What could wait, ${t.child} put away for later, as the cub did with its box, and both hands were free.`,
            "A clear voice sang in the distance. The bear cub had no time for its little box just then.",
          ],
        },
        {
          text: ["Say goodbye to it", "Give it away"],
          title: ["The ribbon tree", "Thank you, goodbye"],
          lines: (t) => [
            [
              "A tree full of ribbons stood there for farewells. The cub hung its pacifier on a twig. Wave with it: thank you, goodbye!",
              "They went to the ribbon tree, where things can be left with thanks. Up went the pacifier. Wave with the cub: thank you, goodbye!",
            ],
            [
              `Its mouth felt empty, so it got a long hug. “You let go all by yourself,” said ${t.child}. La, la, la!`,
              `At first its mouth felt odd, and a long hug helped. “You let go,” said ${t.child}, “and listen how you sing!”`,
            ],
            forOlder(
              "“If tonight is hard,” said its grandma, “I will sit with you, and we will hum until it is not.”",
            ),
          ],
          returns: (t) => [
            `Letting go was not easy. So ${t.child} said thank you first, then goodbye, as at the ribbon tree.`,
            "Far away, ribbons moved in a tree, and a bear cub sang, every word of it, for all to hear.",
          ],
        },
      ],
    },
  ],
};
