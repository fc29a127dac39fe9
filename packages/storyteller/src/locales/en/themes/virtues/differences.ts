import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const differences: ThemeTexts = {
  name: "people being different",
  phrases: [
    "people|everyone|everybody|children|kids|families|each|=all differ",
    "being|=are|=is|feels|looks|look differ",
    "accept|respect|celebrat|embrac|understand|appreciat|value|tolera differ",
    "differences people|others|kids|between =us",
    "divers",
    "inclusi|inclusion",
    "toleran",
    "disab",
    "wheelchair",
    "=special needs",
    "=down syndrome|syndrom",
    "autis|adhd|neurodiver",
    "deaf|blind|hearing aid|impair",
    "skin colour|color|tone|darker|brown|black",
    "culture|cultures|cultural other|different|respect",
    "other|another|different languages|language|countries|religion|religions|traditions",
    "foreign|immigrant|refugee",
    "two mums|moms|mothers|dads|fathers",
    "rainbow family|families",
    "single parent|mum|mom",
    "adopt",
    "foster famil|child|home|parent",
    "unique|uniqueness",
    "prejudice|stereotyp|equality",
    "speaks|speak another|different|other language",
    "bilingual",
    "looks|look different|unlike others|=us",
    "stares|staring|stare people|others",
    "birthmark|stutter|prosthe",
    "skin|=race brown|black|white|dark|darker|light|different|people",
    "two|=2|same mums|moms|mommies|mummies|dads|daddies|papas|mothers|fathers|=sex",
    "boys|boy|girls|girl pink|dolls|dress|dresses|football|trucks play|like|likes|wear|wears|=can|love|loves",
    "handicap|crutches|amput|wheel =chair",
    "downs|=down =syndrome",
    "accent funny|different|speaks",
    "other|others|different|=all cultures|culture|religions|countries|backgrounds|races",
    "why|=how =do|=does|=is|=are =some|people|kids|=they =different|look|looks|two",
    "=being|=feel|feels|feeling|=is =different",
    "hearing =aid|=aids",
    "sign language",
    "lgbt|=gay|lesbian|transgend|=gender|pronoun|nonbinary",
    "racis",
    "=race|=races people|skin|other|religion|=all",
    "cannot|can|doesn|unable =hear|=see|=walk|=speak|talk friend|=boy|=girl|child|someone|class",
    "deaf|blind|wheelchair|disab",
    "looks|look|like everybody|everyone|=all =not|=same",
    "everybody|everyone different|same",
    "headscarf|hijab|turban|=kippa",
    "=different =people|=others|=being|=families|=cultures|kids|=everyone|=all|=okay|=ok",
    "=races|=race =skin|people|racism|talk|different",
    "religion|religions =different|other|people|respect",
    "hijab|turban|=veil",
    "=two =mommies|=moms|=mums|=dads|=daddies",
    "single =mom|=mum|=parent",
  ],
  facts: ["different", "skin", "wheels", "hands", "moms", "both|all"],
  moments: [
    {
      title: ["The big table", "Many children"],
      lines: (t) => [
        [
          `At a big table ${t.setting} sat children with brown skin and light, curls and braids. One came on wheels, one spoke with her hands, one had two moms.`,
          `A big table stood ${t.setting}, with children all round it: light skin and brown, one on wheels, one who spoke with her hands, one with two moms.`,
        ],
        "All were different, and all were hungry. But nobody began.",
        forOlder("A pot of soup stood in the middle and steamed. It did not mind who anybody was."),
        [`Who begins, ${t.child}?`, `How do they begin, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Learn everybody’s hello", "Greet in other languages"],
          title: ["Many hellos", "Clapping in the air"],
          lines: (t) => [
            `${t.child} asked for a hello from each. Hola! Bonjour! Namaste! And the girl who spoke with her hands waved, then showed how hands clap without a sound.`,
            "Up in the air, and flutter them! Flutter along! Soon the whole table fluttered like birds.",
            forOlder(
              "“And what is your hello?” they asked. You never know that you have one until you give it away.",
            ),
          ],
          returns: (t) =>
            `Both hands went up and fluttered without a sound. ${t.child} had learned that clapping at the big table.`,
        },
        {
          text: ["Ask kindly, then listen", "Find out with questions"],
          title: ["May I ask?", "Wheels and moms"],
          lines: (t) => [
            `“May I ask how your wheels work?” said ${t.child}. “You may! I push here and I brake here.” And off he spun, faster than anybody’s feet.`,
            "“Two moms, how is that?” “Two who say: brush your teeth!” Then they all asked, and all told.",
            forOlder(
              "One girl did not wish to tell about her scar. “All right,” they said, and passed her the bread.",
            ),
          ],
          returns: (t) =>
            `“May I ask you something?” said ${t.child}, as at the big table, and both of them learned something new.`,
        },
        {
          text: ["Look for something shared", "Discover what we all like"],
          title: ["Hands up", "The same and not the same"],
          lines: (t) => [
            `“Hands up who likes pancakes!” called ${t.child}. All hands went up. Hands up if you do! “Who gets scared of thunder?” All hands again, some a bit late.`,
            "“Who can whistle?” Just one hand. So she taught the others, and the soup got cold.",
            forOlder(
              "There was much that was the same, and much that was not. They needed both, or nobody could have taught anybody.",
            ),
          ],
          returns: (t) =>
            `“Hands up who likes this!” called ${t.child}, as at the big table, and there were more hands than anyone had thought.`,
        },
      ],
    },
  ],
};
