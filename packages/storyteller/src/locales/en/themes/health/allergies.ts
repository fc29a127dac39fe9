import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const allergies: ThemeTexts = {
  name: "food allergies",
  phrases: [
    "allerg",
    "intoleran",
    "celiac|coeliac",
    "gluten|lactose|dairy|milk|egg|eggs|wheat|sesame|soy free|avoid|cannot|=can|react|reaction|intoleran|=ill|illness|sick",
    "epipen",
    "=epi =pen",
    "anaphyla",
    "peanut",
    "=nut|=nuts free|avoid|allowed|eat|eating|danger|dangerous|ask|school",
    "cannot|=can|=not|different|avoid eat|eating|food|foods everything|=nuts|milk|eggs|gluten|others|friends|classmates|medical",
    "ask|asking before eating food|someone|=nuts|accepting|school|grown",
    "read|reading labels|ingredients",
    "hay fever",
    "pollen",
    "special diet",
    "=bee|=bees|wasp sting reaction",
    "asthma",
    "inhaler",
    "eczema",
    "allerg food|foods|=nut|=nuts|milk|share|sharing|school|peanut|peanuts|egg|eggs|friend|friends|kitchen|party",
    "ask|asking before =eat|=eating something|anything|sweets|snack|candy",
    "gluten|lactose|dairy|=egg|=eggs|=nuts|=milk =no|=not|cant|cannot|=can|without|intoleran|free",
    "hives|rash|swell|swells food|after|=nuts|eat|eating",
    "=can|cant|cannot|=not =eat what|same|everything other|others|friends|kids",
    "dietary|diet restrict|special|medical",
    "alergi|alergy|allerj",
    "=mustn|cannot|=cant|avoid|allowed milk|dairy|nuts|peanut|gluten|eggs|wheat|lactose",
    "rash|hives|swells strawberr|nuts|milk|egg|eggs|fish|food|peanut|gets|eats",
    "allergic|allergy sting|bee|bees|wasp",
    "=lactose",
    "=gluten",
    "hives|=rash =from|strawberr|food|eating|nut|nuts|egg|eggs|milk",
    "allergic milk|cake|parties|party|eggs|nuts|fish|sesame",
  ],
  facts: ["allerg", "nut", "crumb", "ask", "grown-up"],
  moments: [
    {
      title: ["The bear and the cookies", "Nuts or no nuts?"],
      lines: (t) => [
        [
          `A baker brought cookies ${t.setting}. A young bear said:`,
          `“Cookies!” called a baker ${t.setting}. A young bear spoke up:`,
        ],
        "“I am allergic to nuts. A crumb makes me ill. I ask first. And if my lips itch, I tell a grown-up at once.”",
        forOlder(
          "It was not sad, and not shy. It had said these sentences before, and they fit in one breath.",
        ),
        [`How do we find out, ${t.child}?`, `What do we do now, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Ask what is inside", "Talk to the baker"],
          title: ["One good question", "Are there nuts?"],
          lines: (t) => [
            `“What is in them?” asked ${t.child}. “Are there nuts?” Ask it with them: are there nuts? “In these, yes,” said the baker.`,
            "“Then no, thank you,” said the bear. The baker washed her hands, and cut it a pear on a clean plate.",
            forOlder(
              "“I am glad you asked,” she said. “I bake with nuts all day and forget that they can bite back.”",
            ),
          ],
          returns: (t) =>
            `${t.child} asked first, as at the baker’s: “What is in there?” It was a short question, and a good one.`,
        },
        {
          text: ["Read the little list", "Look at the label"],
          title: ["The small print", "Letter by letter"],
          lines: (t) => [
            `The jar had a list. The baker read, and ${t.child} pointed along: oats, honey, hazelnuts. Stop! Clap at nuts!`,
            "“Not for me,” said the bear. The next jar said: apple, rice, no nuts in this kitchen. It asked once more, and took one.",
            forOlder(
              "“Lists are the best books,” said the bear. “Short, true, and you always know how they end.”",
            ),
          ],
          returns: (t) =>
            `${t.child} looked closely at every word before saying yes, as at the list on the baker’s jar.`,
        },
        {
          text: ["Make snacks for everybody", "Cut fruit to share"],
          title: ["A plate for all", "Pears like boats"],
          lines: (t) => [
            `“Then something without nuts,” said ${t.child}. First they washed hands, board and knife. The baker cut pears, and the bear counted boats: one, two, three, four!`,
            "Everybody ate boats, the bear as well. The cookies stayed in their tin, with the lid on.",
            forOlder(
              "“Now I need not sit at the other end,” said the bear, and it sailed its last pear round the plate.",
            ),
          ],
          returns: (t) =>
            `${t.child} saw to it that there was something for everybody, as with the pear boats, and nobody had to sit apart.`,
        },
      ],
    },
  ],
};
