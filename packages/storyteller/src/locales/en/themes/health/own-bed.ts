import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const ownBed: ThemeTexts = {
  name: "sleeping in one’s own bed",
  phrases: [
    "own bed|beds|room|bedroom",
    "=own sleep|sleeping|sleeps|asleep",
    "sleep|sleeping|sleeps|asleep alone|independent|independently|herself|himself|themselves|parents|mommy|mummy|mom|mum|daddy|dad|mother|mama|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa",
    "stay|staying|stays =bed|room nigh|own|sleep|=all",
    "comes|coming|climbs|crawls|creeps|sneaks bed|bedroom|room =our|parents|nigh|mom|mum|mommy|mummy|dad|daddy|=us|mother|mama|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa",
    "cosleep",
    "=co sleeping",
    "parents|parent|=our|=my|mom|mum|mommy|mummy|dad|daddy|mother|mama|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa =bed",
    "big =bed",
    "big =kid|=boy|=girl|toddler =bed",
    "new bed",
    "crib|cot =bed|move|leave|=out|transition",
    "falls|fall|falling asleep without|alone|own",
    "bed|room =alone",
    "sleep|nigh through|=all own|alone",
    "sleep|sleeping|sleeps|asleep without mommy|mummy|mom|mum|mama|daddy|dad|papa|=us|=me|parents|mother|mami|amma|=ammi|=ma|father|papi|=baba|=abba|=pa|=appa",
    "bed|room own =her|=his|=their|=my sleep|sleeping|asleep|stay",
    "sleep through nigh =room|own|alone|bed",
    "crawls|climbs|creeps|sneaks|crawl|comes|coming|slips =in|=into|between =with|mom|mum|mommy|mummy|mama|dad|daddy|=us|mother|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa nigh|=3am|=2am|=4am|=am|every|bed|dad|daddy|=us|father|papa|papi|=baba|=abba|=pa|=appa",
    "sleeps|sleep|sleeping =with|between|=next|=beside =us|=me|parents|mom|mum|mommy|mummy|mama|dad|daddy|mother|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa",
    "stays|stay|staying|sleep|sleeps =her|=his|=their|=own|=my =own|room|bed nigh|room|bed",
    "bunk bed|beds",
    "toddler|grown bed",
    "sleep|sleeping|sleeps alone =in|=room|bed|nigh",
    "=our|parents|parent|family =bed sleep|sleeps|sleeping|nigh|every|share|=out|kick",
    "independent|independently sleep|sleeping|sleeper",
    "wont|won|=not|doesn|doesnt|never|hates|afraid|scared|refus|fear|=can|cant sleep|sleeps|sleeping alone|=own",
    "ends|=end =up bed =our|parents|=my",
    "wont|won|=not|doesn|doesnt|never|hates|afraid|scared|learn|learning sleep|sleeping alone|=own",
    "sleep|sleeps|sleeping alone|himself|herself",
    "=lie|lying|=lay|stay next|beside sleep|sleeps|asleep",
    "sleep|sleeps|sleeping through|=night =own|bed =his|her|their",
    "=toddler =bed",
    "=crib =bed",
    "=am|morning =comes|crawls|climbs =between|=bed|=us",
  ],
  facts: ["own", "bed|nest", "call", "morning"],
  moments: [
    {
      title: ["The dormouse’s own bed", "A very new bed"],
      lines: (t) => [
        [
          `A young dormouse had its own bed ${t.setting}, all moss and fluff. It had never slept in it.`,
          `“This is my own new bed,” said a young dormouse ${t.setting}. “So far I only look at it.”`,
        ],
        "“My mother sleeps next door. If I call, she comes. But how do I begin?”",
        forOlder(
          "So far it had always crept over to her at night. There it was warm, but there were also a great many elbows.",
        ),
        [`What does it need, ${t.child}?`, `What helps a new bed, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Pick something that guards", "Find a brave guard"],
          title: ["The acorn on guard", "Who keeps watch"],
          lines: (t) => [
            `${t.child} found an acorn with a good face, to guard the bed all night. “Stay there,” said the dormouse.`,
            "It called once, to try. “Here!” said its mother. They played night: it shut its eyes, and when it opened them, it was morning.",
            forOlder(
              "The acorn had not moved at all. Some are born for this work, and it had a hat on for it.",
            ),
          ],
          returns: (t) =>
            `An acorn with a good face had come along in a pocket, and it kept watch for ${t.child}, as for the dormouse.`,
        },
        {
          text: ["Do three things in order", "Repeat the same steps"],
          title: ["Story, song, lamp", "One, two, three, bed"],
          lines: (t) => [
            `“Each night the same,” said ${t.child}. “A story. A song. Lamp off.” Say the three with them: story, song, lamp!`,
            "They played night: it woke, called softly, heard “here,” and lay down again in its own moss. Then they played morning.",
            forOlder(
              "The second night, it went even better. The third night, the bed seemed to say “story” by itself.",
            ),
          ],
          returns: (t) =>
            `When all was in a whirl, ${t.child} did three things in their order, like story, song and lamp, and it grew quiet.`,
        },
        {
          text: ["Agree on a call", "Try out a whistle"],
          title: ["Two short, one long", "Hello, next door"],
          lines: (t) => [
            `${t.child} thought up a call: two short and one long. Whistle or hum it with them: hm, hm, hmmm! Back it came from next door.`,
            "Now its bed was near everything. They played night: it called once, got an answer, and slept till morning.",
            forOlder(
              "“You may call twice,” its mother had said. “You may call ten times. I am next door, and I know the tune.”",
            ),
          ],
          returns: (t) =>
            `Two short and one long, hummed ${t.child}, and an answer came, as from the nest next door. Nobody was far away.`,
        },
      ],
    },
  ],
};
