/** Lessons about teamwork. */
import { forOlder } from "../../../line.ts";
import type { LessonMoment } from "../../../story-locale.ts";
import { cap } from "../grammar.ts";
import { said } from "../people.ts";

export const teamwork: readonly LessonMoment[] = [
  {
    title: ["The log", "Too heavy for one"],
    lines: (t) => [
      [
        `A fat log lay in the way ${t.setting}. ${t.child} pushed, and it did not care.`,
        `${cap(t.setting)} lay a tree trunk. First ${t.child} pushed. Then ${t.friend} pushed. It did not move.`,
      ],
      [
        "One was strong, one was quick, one had ideas, but each had pushed alone.",
        "Each of them had pushed on a different side.",
      ],
      forOlder("A woodpecker looked down and shook its head. It had seen this before."),
      [`How can it be done, ${t.child}?`, `What would ${t.child} say to the others?`],
    ],
    choices: [
      {
        text: ["Push on the count of three", "Heave all at once"],
        title: ["One, two, three", "Heave"],
        lines: (t) => [
          [
            `“All on one side,” said ${t.child}. “One, two, three!” Say it too: one, two, three!`,
            `${t.child} called, “One, two, heave!” And each of them gave all they had, at the same time.`,
          ],
          [
            "The log groaned, rocked, and rolled off. Out from under it came a worm and said thanks.",
            "It rolled! It rolled so well that it went on by itself and made a bench further down.",
          ],
          forOlder("Who had been the strongest? No one could say. It was all of them."),
        ],
      },
      {
        text: ["Give everyone a job", "Find each a task"],
        title: ["A job for each", "The plan"],
        lines: (t) => [
          [
            `${t.child} gave out the jobs: a stick for the strong, a stone for the quick, a song for the loud.`,
            `One dug, one pulled, one called “now!” And ${t.child} saw to it that no one was left out.`,
          ],
          [
            `“Now!” Up went the log, as if it was made of bread, and ${t.friend} was the proudest of all.`,
            `With a creak it rolled away. “I did that,” ${said(t.cast.friend)}. “We did,” said the worm below.`,
          ],
          forOlder("The woodpecker clapped with its beak: tok, tok, tok."),
        ],
      },
    ],
  },
];
