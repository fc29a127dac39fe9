import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const responsibility: ThemeTexts = {
  name: "taking responsibility",
  phrases: [
    "responsib",
    "irresponsib",
    "dependable|reliable|trustworthy|accountab",
    "keep|keeps|keeping|kept|break|breaks promise|promises|word",
    "promise|promises",
    "chore|chores",
    "duty|duties",
    "=own =up|mistakes|actions|=to",
    "consequences",
    "=blame|=blames|=blaming others|everyone|someone|brother|sister|stop",
    "feed|feeding =dog|=cat|pet|fish|rabbit|hamster remember|every|forget|forgets|responsib|daily",
    "forget|forgets|forgetting|remember|remembering homework|task|tasks|things|jobs|belongings|job",
    "look|looking|take|taking|care =after|=own|=his|=her|=their|belongings things|belongings|toys|stuff",
    "loses|losing|lose belongings|stuff|everything",
    "=job|jobs|task|tasks|homework finish|finishing|=do|doing|responsib|own|=without reminded|reminding|asked|alone",
    "=do|doing homework|things =without|=on =being|reminded|reminding|=own|told",
    "household|house tasks|duties|jobs",
    "responsib pet|dog|=cat|animal|rabbit|hamster|fish|homework|chores",
    "forget|forgets|forgetting|remember|remembering everything|things|=her|=his|school|bag",
    "=own chores|jobs|tasks =do|doing",
    "careless",
    "break|breaks|loses|lose|losing|forget|forgets|ruins stuff|things|toys|everything|belongings|jacket|homework =his|=her|=their|=own|always|=of|care",
    "take|takes|taking|doesn|look|looks|looking =care|=after =of|=his|=her|=own|things things|toys|stuff|belongings",
    "loses|lose|losing jacket|=hat|bag|lunchbox|everything|things|stuff|bottle|gloves|water",
    "homework",
    "accountab",
    "keep|keeps|keeping|kept|break|breaks|breaking =his|=her|=your|=a promise|promises|word",
    "independence|independent|independently things|=more|=and|being|become|responsib",
    "feed|feeding|walk|walking =dog|=cat|=pet|fish|rabbit|hamster =job|=task|=duty|turn|=remember|=his|=her|=my",
    "=job|=jobs|duties =her|=his|=my|=own|=your",
    "break|breaks|broke shrug|shrugs",
  ],
  facts: ["promise", "watch", "five", "back"],
  moments: [
    {
      title: ["Five ducklings", "A yes is a promise"],
      lines: (t) => [
        [
          `“Will you watch my five ducklings till I am back?” asked a duck ${t.setting}. “Yes,” said ${t.child}. That was a promise.`,
          `A duck ${t.setting} had to fetch supper. “Will you watch my five till I am back?” ${t.child} gave a promise.`,
        ],
        `The duck left. Something gold fluttered past, and ${t.friend} was on tiptoe.`,
        forOlder(
          "The ducklings, too, had plans. One wanted to go left, one right, and one straight into a shoe.",
        ),
        [`How will you watch them, ${t.child}?`, `How do you do it, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Count them all the time", "Count every beak"],
          title: ["One to five", "Who is missing?"],
          lines: (t) => [
            "Count along: one, two, three, four … and? Behind a stone, a tail. Five! And once more from the start.",
            "“All five,” they could say when the duck came back with her beak full. She counted too, and laughed.",
            forOlder(
              `“Number three fell into a puddle,” said ${t.child} straight away, “and I dried it.” The duck nodded: good to know.`,
            ),
          ],
          returns: (t) =>
            `Before they moved on, ${t.child} counted everybody, as with the ducklings, and then once more from the start.`,
        },
        {
          text: ["Make a ring of legs", "Sit round them in a ring"],
          title: ["The fence of legs", "A warm pond of knees"],
          lines: (t) => [
            `Down they sat, foot to foot, a fence of legs. ${t.child} told the small ones about a worm, and they all listened.`,
            "The gold thing fluttered by again. They watched it go, and stayed. Soon the duck was back: five, and all dry!",
            forOlder(
              `“It was a bit boring in the middle,” said ${t.friend}. “It often is,” said the duck, “and you stayed.”`,
            ),
          ],
          returns: (t) =>
            `There was a promise to keep, and ${t.child} kept it, to the very end, even through the boring bit.`,
        },
        {
          text: ["Take turns looking", "Share the guard duty"],
          title: ["Now you, now me", "Two guards"],
          lines: (t) => [
            `“You go and look, I’ll watch,” said ${t.child}, “and then we swap.” So two eyes were always on the five.`,
            "It was a butterfly, gold with blue spots. Each of them got to see it. And the duck came back to five sleepy beaks.",
            forOlder(
              "Each time they changed over they said it aloud: “Yours now!” “Mine now!” So nobody could think that the other one was doing it.",
            ),
          ],
          returns: (t) =>
            `“Yours now!” “Mine now!” ${t.child} and the others took turns on guard, as with the ducklings.`,
        },
      ],
    },
  ],
};
