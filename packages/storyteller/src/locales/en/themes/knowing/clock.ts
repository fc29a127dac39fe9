import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const clock: ThemeTexts = {
  name: "telling the time",
  phrases: [
    "clock|clocks",
    "clock read|reading|tell|learn|hands|face|time",
    "tell|tells|telling =time",
    "read|reads|reading =the =time",
    "read|reads|reading =watch",
    "=what =time =is =it",
    "oclock",
    "=hour|=hours minute|minutes|hand|hands|half",
    "half|quarter =past",
    "quarter =to =time|hour|clock",
    "big|long|short|little =hand clock|hour|minute",
    "analog|analogue|digital clock|watch|time",
    "wristwatch",
    "big =hand little|small",
    "long =hand short",
    "=tell =time",
    "learning =time hours|clock|tell",
    "=watch wear|tell|hands|wrist =time|hands|wrist",
    "=about =time learn|learning|concept",
    "concept|idea =time",
    "minutes seconds|hours",
    "=clock|=time quarter|half|oclock|hour|hours|minutes",
    "read|reading|reads|tell|telling|learn|learning|know clock|watch",
    "=time =what =is|=it",
    "=hour|=hours",
    "quarter =to|=past|=till",
    "half past",
    "=quarter|=half =past|=to",
    "=minutes =hours|=hour|seconds|clock",
    "=time =tell|telling|tells|read|reading",
  ],
  facts: ["short", "long", "hour", "three", "twelve"],
  moments: [
    {
      title: ["Two loose hands", "The cuckoo’s clock"],
      lines: (t) => [
        [
          `A cuckoo sat by her clock ${t.setting}, all her feathers on end. Both hands had come loose.`,
          `${cap(t.setting)} a cuckoo hopped about her clock. Its two hands had come off!`,
        ],
        "“I must call at three o’clock sharp,” she said. “A short hand, a long hand: which goes where?”",
        forOlder(
          "To be on the safe side she had already called eleven times, and the neighbors had gone to bed twice.",
        ),
        [`What do we do first, ${t.child}?`, `How do we show three, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Set the hands right", "Turn both hands"],
          title: ["Three on the dot", "Short and long"],
          lines: (t) => [
            `${t.child} turned the short hand to three. It shows the hour. The long one went straight up to twelve: exactly!`,
            "Three o’clock! Call with her: cuckoo, cuckoo, cuckoo!",
            forOlder(
              "While the long hand runs once all round, sixty minutes pass. In that time the short one creeps to the next number, and no farther.",
            ),
          ],
          returns: (t) =>
            `“What time is it?” said ${t.child}, and looked for the short hand first, as the cuckoo does.`,
        },
        {
          text: ["Be the clock ourselves", "Show it with arms"],
          title: ["Arms for hands", "A clock with elbows"],
          lines: () => [
            "Do it too! A long arm straight up: that is the long hand, on twelve. A bent arm out to the side: the short hand, on three.",
            "“The short one says the hour,” cried the cuckoo. “Three o’clock!”",
            forOlder(
              "Then the long arms swung down to six. Half the way round, half past three! The cuckoo does one small cuckoo for that.",
            ),
          ],
          returns: (t) =>
            `${t.child} put a long arm up and a bent one out. “Three o’clock,” said ${t.friend}, “time for something good.”`,
        },
        {
          text: ["Walk round the numbers", "Count round the ring"],
          title: ["From one to twelve", "Round the ring"],
          lines: (t) => [
            `Round went ${t.child}’s finger: one, two, three, stop! That is for the short hand, which shows the hour.`,
            "On, to the top: twelve! There the long hand means o’clock. “Three!” called the cuckoo, three times.",
            forOlder(
              "For minutes you go round by fives: at the one it is five past, at the two ten past, at the three a quarter past.",
            ),
          ],
          returns: (t) =>
            `${t.child} drew a clock in the dust, with a short hand and a long one. Even that was right twice a day.`,
        },
      ],
    },
  ],
};
