import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const counting: ThemeTexts = {
  name: "counting",
  phrases: [
    "counting",
    "=count|=counts|=counted",
    "=count|counting =to =ten|10|twenty|20|five|5",
    "=count|counting fingers|toes|things|objects|stairs|steps|animals",
    "=count|counting learn|learns|learning|practice|practise|wants|know|knows|cannot|=can",
    "=count|counting skips|skip|forgets|mixes|order|aloud|backwards",
    "numbers",
    "numbers =1|=one|=ten|10|twenty|20",
    "numbers learn|learning|know|recogni|name|order|skips|mixes",
    "number names|order|recogni|words",
    "=one =two =three",
    "=1 =2 =3",
    "=1 =to =10|=20|=5",
    "=one =to =ten|twenty|five",
    "numeracy",
    "=123",
    "digits",
    "skips number|numbers",
    "twenty|hundred|=100|thirty|fifty|=20|=30|=50 =to|number|numbers|count",
    "=number|=numbers learn|recogni|=one|count",
    "how =many count|apples|fingers|toes|things",
    "number =1|=2|=3|=4|=5|=10|=one|two|three|five|=ten",
    "count|counting|counts =to",
    "=how =many =are|things|fingers|=there|count",
    "=skip|=skips|skipping =13|thirteen|number|numbers",
    "=says|=say|saying =numbers|numbers",
    "counting|count|counts =to =two|=three|=four|=five|=six|=seven|=eight|=nine|=ten|=twenty",
  ],
  facts: ({ counted }) => [...counted, "count|number"],
  moments: [
    {
      title: ["Are they all here?", "A hen and her chicks"],
      lines: (t) => [
        [
          `A hen ran round and round ${t.setting}. “This morning I had ${t.counted.at(-1)} chicks,” she said. “And now?”`,
          `${cap(t.setting)} a hen turned in circles. “I went out with ${t.counted.at(-1)} chicks,” she said. “Is anyone missing?”`,
        ],
        `Cheep here, cheep there, and one sat on ${t.friend}’s foot. Nobody kept still.`,
        forOlder(
          "“I tried counting legs,” said the hen, “but then I got twice as many, and it gave me a fright.”",
        ),
        [`How would you count them, ${t.child}?`, `How do we count them, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Line them up", "Make a long row"],
          title: ["Beak to tail", "In a row"],
          lines: (t) => [
            `“In a row, please!” said ${t.child}. Count with us: ${t.counted.join(", ")}!`,
            `${cap(t.counted.at(-1) ?? "")} chicks, beak to tail, and nobody was missing.`,
            forOlder(
              "Then they all turned round and were counted from the other end. It came to the same number, which pleased the hen twice.",
            ),
          ],
          returns: (t) =>
            `“Line up,” said ${t.child}, and counted everybody, one by one, as with the chicks. They were all there.`,
        },
        {
          text: ["Touch each soft head", "Tap every head"],
          title: ["Once each", "Soft heads"],
          lines: (t) => [
            `${t.child} touched each soft head, just once. Count too: ${t.counted.join(", ")}!`,
            `“${cap(t.counted.at(-1) ?? "")}!” said the hen. “The last number is how many I have.”`,
            forOlder(
              `One very yellow chick wished to be counted again. “Once is enough,” said ${t.friend}, and gave it a tickle instead.`,
            ),
          ],
          returns: (t) =>
            `${t.child} touched each shoulder once and counted, the way one counts chicks. Not one was missing.`,
        },
        {
          text: ["Clap as they hop", "Hop and clap along"],
          title: ["A hop and a clap", "Clap, clap, clap"],
          lines: (t) => [
            `One hop, one clap, one number. Clap with us: ${t.counted.join(", ")}!`,
            `So there were ${t.counted.at(-1)}, and the hen sat down on all of them at once.`,
            forOlder(
              "The smallest needed two tries for its hop. Everybody waited with open hands, and then it got the loudest clap of all.",
            ),
          ],
          returns: (t) =>
            `A clap, a number, a clap, a number: so ${t.child} counted the whole company, and the number was right.`,
        },
      ],
    },
  ],
};
