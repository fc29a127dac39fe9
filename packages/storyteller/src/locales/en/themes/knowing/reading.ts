import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const reading: ThemeTexts = {
  name: "reading",
  phrases: [
    "reader",
    "=to =read",
    "=read =alone|=himself|=herself|=books",
    "=reading =alone|=books|=fun|=habit",
    "reading",
    "=read|=reads|reading learn|learning|love|loves|enjoy|start|begin|first|words|word|book|books|alone|aloud|himself|herself|practise|practice|hates|hard|interest",
    "books|=book love|loves|enjoy|interest|like|likes|reading",
    "books",
    "phonics",
    "sound|sounding =out words|word|letters",
    "blend|blending sounds|letters",
    "first words =read|reading",
    "sight words",
    "library",
    "literacy",
    "bookworm",
    "=read stories|story =self|alone|own|wants",
    "=read|=reads",
    "dyslexi",
    "reads|read|reading|reader|storybook bedtime story|stories|book|books",
    "readin|=reeding",
    "beginner|early|first|reluctant reader|reading|books",
    "book worm",
    "open|opens|opening =book|books",
    "first words =page|pages",
    "frustrat|slow|slowly|struggle|struggles =read|=reads|=reading|books",
    "dyslex",
    "sight =words",
    "syllable|syllables =together|=putting|=read|=blend|=clap",
  ],
  facts: ["read", "letter", "word", "sun"],
  moments: [
    {
      title: ["The book that stayed shut", "An owl and a word"],
      lines: (t) => [
        [
          `A small owl stood before a big book ${t.setting}. “Everyone thinks that owls can read,” it sighed.`,
          `${cap(t.setting)} a small owl leaned on a big book. “People think all owls read,” it sighed.`,
        ],
        "The book opened only when its word was read: three letters, s, u, n.",
        forOlder(
          "The owl had tried knocking, begging and sitting on it. It had also looked very wise at it, for an hour.",
        ),
        [`How do we get in, ${t.child}?`, `How shall we read it, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Say letter by letter", "Sound it out slowly"],
          title: ["S, u, n", "Slowly, then faster"],
          lines: (t) => [
            `${t.child} put a finger under each letter: s, u, n. Say it too, slowly, and now faster: sun!`,
            "That was the word! The book opened with a creak, and there it was, the sun, getting up.",
            forOlder(
              "Line after line they read, from left to right. At the end of each they hopped down to the next, as on stairs.",
            ),
          ],
          returns: (t) =>
            `A page from the owl’s book had come along in a pocket. ${t.child} put a finger under it and read: sun.`,
        },
        {
          text: ["Share the reading", "Take turns at it"],
          title: ["A letter each", "Three readers"],
          lines: (t) => [
            `${t.child} read the s, ${t.friend} the u, the owl the n. Again, and faster, till all at once it was one word: sun!`,
            "The book sprang open. “The sun got up,” it began, and they read it aloud, word by word, in turn.",
            forOlder(
              "When one of them got stuck, they all looked at the letters together. Long words are only short ones in a row.",
            ),
          ],
          returns: (t) =>
            `“You the first word, I the next,” said ${t.child}, and they read from the owl’s page, like two on a swing.`,
        },
        {
          text: ["Hunt for that word", "Find it somewhere else"],
          title: ["There it is again", "The hunt"],
          lines: (t) => [
            `S, u, n, read ${t.child}: sun! Then the hunt was on. The same letters stood on the back, and on a corner too.`,
            "“Sun, sun, sun,” read the owl, whom nobody could stop now, and the book fell open like a yawn.",
            forOlder(
              "A word you have met once nods to you wherever it stands. Soon you know a whole street of them.",
            ),
          ],
          returns: (t) =>
            `“Sun,” read ${t.child}, for there it stood again, on a scrap of paper: that small word, like a friend.`,
        },
      ],
    },
  ],
};
