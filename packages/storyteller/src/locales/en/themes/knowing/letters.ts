import { letterTable } from "../../../../understanding/letter-table.ts";
import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

/** Everyday words that each letter is in; most of them begin with it. */
const lettered = letterTable(
  "A apple ant arm;B ball bed bus;C cat cup cake;D dog door duck;E egg elbow elephant;" +
    "F fish foot fox;G goat gate garden;H hat house hand;I ink igloo insect;J jam jar jacket;" +
    "K key kite king;L lamp leaf lion;M moon milk mouse;N nose nest night;O octopus orange otter;" +
    "P pear pen pig;Q queen quilt question;R rain ring rabbit;S sun sock snail;T table tree tent;" +
    "U umbrella uncle up;V van vase violin;W water wind window;X box fox taxi;Y yard yarn yellow;" +
    "Z zoo zip zebra",
);

export const letters: ThemeTexts = {
  name: "letters",
  phrases: [
    "letters",
    "alphabet",
    "=abc|=abcs|=abcd",
    "=letter =b|=c|=e|=f|=g|=h|=j|=k|=l|=n|=o|=p|=q|=r|=u|=v|=w|=x|=y|=z",
    "=the letter =a|=s|=t|=d|=m|=i",
    "letter sounds|names|recogni|shapes",
    "letters learn|know|recogni|names|sounds|write|writing|trace|mixes|confuses|=of",
    "letters numbers",
    "=a =to =z",
    "=a =b =c",
    "spell|spelling|spells =name|words|word",
    "=write|writes|writing =name|letters|words|alphabet|learn",
    "first letter =name|=of",
    "capital|uppercase|lowercase letters|letter",
    "handwriting",
    "trace|tracing letters|letter|alphabet",
    "mixes|confuses =b =d",
    "vowels|consonants",
    "alphabit|alfabet|alphabe",
    "write|writes|writing|spell|spelling|spells =own|=her|=his|=my|=their|own name",
    "learn|learning|learns|practise|practice|hates|how =to|=write writ",
    "penmanship|spelling",
    "learn|learning|know|knows|recogni|=the =letter",
    "=abc|=abcs|alphabet read|reading|reads|learn|write|know|sing|song|order",
    "which|what letter start|starts|begin|begins",
    "sound|sounds =b|=c|=d|=f|=g|=h|=k|=l|=m|=n|=p|=r|=s|=t",
    "sound|sounds make|makes letter|letters",
    "=is =for =apple|=ant|=ball|=bear",
    "phonic",
    "phonics =sounds|letters",
    "=mixes|mix|=confuses =b =d",
    "writing =letters|=name|=his|=her|=own",
  ],
  facts: (named) => {
    const { one, two, three } = lettered(named);
    return ["letter", one, two, three];
  },
  moments: [
    {
      title: ["A letter without a word", "The lost letter"],
      lines: (t) => [
        [
          `A small wooden thing stood ${t.setting}: the letter ${lettered(t).letter}. “I fell out of my word,” it said.`,
          `${cap(t.setting)} sat a little wooden thing: the letter ${lettered(t).letter}. “I have lost my word,” it said.`,
        ],
        `“Which words do I live in?” ${t.friend} lent it a sleeve to dry its eyes on.`,
        forOlder(
          "The letter had walked since breakfast, and walking is hard if you are made for standing in a line.",
        ),
        [`How can we help it, ${t.child}?`, `What does a letter need, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Call out its words", "Shout for its words"],
          title: ["Three words come", "Called home"],
          lines: (t) => {
            const { letter, one, two, three } = lettered(t);
            return [
              `“${cap(one)}!” called ${t.child}. “${cap(two)}! ${cap(three)}!” In each of them there was room for the letter ${letter}.`,
              `Say it with them: ${letter}, ${one}! Then it hopped in, and fit like a foot in a sock.`,
              forOlder(
                `In the afternoon it meant to try “${two}” as well. Letters may live in many words at once.`,
              ),
            ];
          },
          returns: (t) =>
            `And there it was again: ${t.child} found the letter ${lettered(t).letter} on a scrap of paper, and waved to it.`,
        },
        {
          text: ["Draw it in the air", "Trace it big and small"],
          title: ["As big as a door", "Drawn in the air"],
          lines: (t) => {
            const { letter, one, two, three } = lettered(t);
            return [
              `With a finger ${t.child} drew the letter ${letter} in the air, as big as a door. Draw it too! And now tiny.`,
              `“That is me,” it said. “Now I remember: ${one}, ${two}, ${three}!” And off it hopped.`,
              forOlder(
                "A shape you know by heart can be drawn anywhere: in flour, on a foggy window, or on the back of a friend, who has to guess.",
              ),
            ];
          },
          returns: (t) =>
            `With a finger ${t.child} drew the letter ${lettered(t).letter} in the dust, so well that everyone walked around it.`,
        },
        {
          text: ["Listen where it hides", "Hear where it hides"],
          title: ["Hide and hear", "Where it lives"],
          lines: (t) => {
            const { letter, one, two, three } = lettered(t);
            return [
              `“Listen,” said ${t.child}, very slowly, “${one}, ${two}, ${three}.” Say them too! Where does the letter ${letter} hide?`,
              `It was in all of them. “I like the sound of ‘${one}’,” it said, and climbed in.`,
              forOlder(
                "There it stood, shoulder to shoulder with its neighbors, and together they made a word again. That is hard to do alone.",
              ),
            ];
          },
          returns: (t) =>
            `“${cap(lettered(t).three)},” said ${t.child} slowly, and listened. Yes, the letter ${lettered(t).letter} was in there, quite at home.`,
        },
      ],
    },
  ],
};
