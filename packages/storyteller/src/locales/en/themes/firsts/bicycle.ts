import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const bicycle: ThemeTexts = {
  name: "learning to ride a bicycle",
  phrases: [
    "bike|bikes|biking",
    "bicycle",
    "cycle|cycling ride|riding|learn|learning|road|helmet|how",
    "cycling",
    "ride|rides|riding =on|wheels|two|balance",
    "training wheels",
    "stabiliser|stabilizer",
    "balance =bike",
    "pedal|pedals|pedalling|pedaling",
    "falls|fall|falling|fell =off bike|bicycle",
    "tricycle|trike",
    "without =wheels|training",
    "two wheels|wheeler",
    "ride =a",
    "scooter",
    "bycicle|bicicle|bycycle|bicyle|=byke",
    "helmet bike|bicycle|cycle|cycling",
    "falls|fall|falling|fell =off bycicle|bike|bicycle|scooter",
    "rides|ride|riding =his|=her|=a|=my|=their =bike|bike|bicycle|trike",
    "stabili",
    "=cycle|=cycles",
    "=helmet =bike|=bicycle|scooter|ride|riding",
    "stabilis|stabiliz",
    "=two wheeler|wheels",
  ],
  facts: ["helmet", "pedal", "brake", "far|ahead"],
  moments: [
    {
      title: ["The red bicycle", "The hare’s letters"],
      lines: (t) => [
        [
          `A hare with a bandaged foot sat ${t.setting}, beside a red bicycle. “Three letters for the oak, down the smooth path. But who can ride?”`,
          `${cap(t.setting)} leaned a red bicycle. “Three letters for the oak,” sighed a hare with a bandaged foot. “The path is smooth. But who rides?”`,
        ],
        `${t.child} put on the helmet. Click. It sat straight.`,
        forOlder(
          "The bell worked, the brake worked; they had tried both. Only the wheels would not stand by themselves.",
        ),
        [`How do you start, ${t.child}?`, `How shall we try, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Scoot with both feet", "Glide before pedaling"],
          title: ["Scoot and glide", "Feet up"],
          lines: (t) => [
            "First just scoot, then glide, feet up. Then the feet found the pedals. Pedal with them, round and round: push, push, push!",
            "Eyes far ahead, at the oak. It wobbled, and it rolled! Then the brake, softly, and one foot down. “Mail!”",
            forOlder(
              `In between, ${t.child} sat in the grass once, looked round, and got up again. The letters had only become a little greener.`,
            ),
          ],
          returns: (t) => [
            `It looked difficult. So ${t.child} began as with the bicycle: scoot a bit, then glide, then go.`,
            `Wobbling is a part of it. ${t.child} wobbled once, looked far ahead, and it went straight.`,
          ],
        },
        {
          text: ["Ask for a helping hand", "Let somebody hold the saddle"],
          title: ["A hand on the saddle", "Let go"],
          lines: (t) => [
            `${t.friend} held the saddle and ran along. “Look ahead, far ahead,” came from behind, “and pedal!” Call with them: pedal, pedal, pedal!`,
            `When had the hand let go? Nobody knew. ${t.child} rode, all the way to the oak, brake, foot down, mail!`,
            forOlder(
              "They had practiced it five times. Four of those had ended in the grass, and the grass was soft.",
            ),
          ],
          returns: (t) => [
            `It went by itself, and yet it was good to know: ${t.friend} was running behind, as with the red bicycle.`,
            `${t.child} felt a hand on the back, as on the saddle, and kept going when it was gone.`,
          ],
        },
        {
          text: ["Practice the brake", "Try stopping"],
          title: ["Stop and go", "The best brake"],
          lines: (t) => [
            "Whoever can stop dares to go. Three turns, brake, foot down. Squeeze with them, both hands: screech! And once more.",
            `After that ${t.child} looked far ahead, pedaled, and did not stop till the oak came. Screech! One foot down. Mail!`,
            forOlder(
              "The front wheel wobbled at the beginning, and at the end hardly at all. In the middle lay about one hundred tries.",
            ),
          ],
          returns: (t) => [
            `${t.child} knew how to stop, and so they dared to go: a bit, brake, and a bit more.`,
            `“Screech,” said ${t.child}, one foot down, as at the oak, and all of them stood still in time.`,
          ],
        },
      ],
    },
  ],
};
