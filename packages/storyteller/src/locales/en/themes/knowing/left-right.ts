import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const leftRight: ThemeTexts = {
  name: "left and right",
  phrases: [
    "=left =right",
    "=left =right tell|know|knows|learn|mixes|confuses|confused|difference|=from|hand|=foot|hands|which",
    "=left =hand|=foot|=side|=leg|=arm",
    "=right =hand|=foot|=leg|=arm which|=left",
    "=left =turn|=turns",
    "directions =left|=right|=turn",
    "=l|=ls =hand|=hands|=left",
    "laterality",
    "=which =is =left|=right",
    "=left|=right confuses|confused|mixes|mixing",
    "=turn|=turning =left|=right",
    "=left =from =right",
    "=her|=his|=my =left =right",
    "=left =right directions|side|sides",
    "=lefts =rights",
    "=left|=lefts =rite|=wright|=rihgt|=rigth|=rights",
    "=left|=right =which =hand|=foot|=side|=is|=way",
    "=left tell|know|knows|learn|learning|mixes =from|=right|=rite|=and",
    "direction|directions =left|=right|=turn",
    "shoes|shoe wrong feet|=foot|side",
    "=right|=left =hand|=handed|=foot|=side =which|know|knowing|learn|learning|=or|=and",
    "=wrong =feet|=foot",
    "=which =foot|=feet|=hand",
    "=directions =left|=right",
  ],
  facts: ["left", "right", "hand"],
  moments: [
    {
      title: ["Six legs and a note", "Which way, beetle?"],
      lines: (t) => [
        [
          `A beetle stood ${t.setting} with a note: “Dear Cousin, first left, then right, then left again. Cake!”`,
          `${cap(t.setting)} a beetle read out a note: “Cousin, first left, then right, then left again. Cake!”`,
        ],
        "“I have three left legs and three right ones,” it wailed, “and I mix them up!”",
        forOlder(
          "It had been walking in a circle since lunch, and there was already a path in the dust, quite a handsome one.",
        ),
        [`How will it know, ${t.child}?`, `How do we tell them apart, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Tie on a ribbon", "Use a bit of ribbon"],
          title: ["The ribbon side", "A ribbon for left"],
          lines: (t) => [
            `${t.child} tied a ribbon round a left hand, and another round a left leg of the beetle. “The ribbon side is left, the other is right.”`,
            "So they set out: left, right, and left once more. There stood the cousin, with cake.",
            forOlder(
              "Face to face, the beetle’s left was opposite their right. Everybody carries around a left of their own.",
            ),
          ],
          returns: (t) =>
            `“Which way is left?” somebody asked. ${t.child} held up the hand that had worn the ribbon, and knew.`,
        },
        {
          text: ["Make the letter L", "Look for the L"],
          title: ["The hand that makes an L", "Thumbs out"],
          lines: () => [
            "Do it too! Hands up, their backs toward you, thumbs out. One hand makes a proper L: that is the left. The other is the right.",
            "Off they went: left, right, left, and there was the cousin, cutting cake.",
            forOlder(
              "The beetle had no thumbs. So it bent a straw into an L, and kept it under a left wing for the way home.",
            ),
          ],
          returns: (t) =>
            `${t.child} held up both hands, thumbs out. There was the L. “That way is left,” and so it was.`,
        },
        {
          text: ["Feel where hearts beat", "Put hands on hearts"],
          title: ["Bump, bump", "The side that beats"],
          lines: (t) => [
            `${t.child} laid a hand on the heartbeat. Bump, bump, strongest on the left! So the other side was right.`,
            "Stamp along: left, right, left! That was the whole way, and there stood the cousin, with cake.",
            forOlder(
              "Behind the door the cousin was stamping too, but it had begun with the right. They met in the middle, in the cream.",
            ),
          ],
          returns: (t) =>
            `Left, right, left, went all the feet, and ${t.child}, with a hand on the heart, gave the beat.`,
        },
      ],
    },
  ],
};
