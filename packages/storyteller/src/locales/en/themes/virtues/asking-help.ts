import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const askingHelp: ThemeTexts = {
  name: "asking for help",
  phrases: [
    "ask|asks|asking|asked =help",
    "=ask|=asks|asking teacher|=adult|grown|someone|somebody|anyone =help|=stuck|=understand|lost !shop|mall|supermarket|store",
    "=stuck =ask|=asks|asking|=say|=says|saying|=tell|=tells|telling|=help|=admit|=admits",
    "accept|accepts|accepting =help",
    "refuse|refuses|rejects|reject|=turns =help !others|chores|housework|=me|=us|table",
    "=needs|=need|needing =help =say|=says|saying|=tell|=tells|=ask|=asks|asking|=admit|=admits|=ok|okay",
    "=seek|=seeks|seeking =help",
    "=raise|=raises|raising|=puts|putting|=put =hand class|teacher|=stuck|=help|=understand",
    "=say|=says|saying|=tell|=tells|telling =understand =not|=dont|=doesn|=doesnt|=when",
    "=afraid|scared|embarrassed|ashamed|=shy|proud =ask|=asks|asking =help|=questions|teacher|=question",
    "=alone|himself|herself|themselves insists|=ask|=wants|stubborn =help",
    "=let|=lets|letting =someone|=others|=anyone|=me|=us =help =him|=her|=them",
    "=can =you =help =me",
  ],
  facts: ["tried|try", "ask", "help", "brave"],
  moments: [
    {
      title: ["The lid that stuck", "Tighter and tighter"],
      lines: (t) => [
        [
          `A hedgehog sat ${t.setting} with a jar of plums. The lid was stuck. “Alone,” it puffed, “I do it alone!”`,
          `“I do it alone!” puffed a hedgehog ${t.setting}. It turned and turned the lid of a jar of plums. Stuck!`,
        ],
        [
          `“You have tried,” said ${t.child}. “Now you can ask. Asking for help is brave.”`,
          `“You tried hard,” said ${t.child}. “So now you may ask. It is brave to ask for help.”`,
        ],
        forOlder(
          "It had tried with both paws, with its teeth, and by looking at the jar very sternly.",
        ),
        [`How shall we ask, ${t.child}?`, `What is a good way to ask, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Say what is stuck", "Tell what we need"],
          title: ["The whole sentence", "Hold it, please"],
          lines: (t) => [
            `“Say what you tried, and what you need,” said ${t.child}. Say it along: please hold the jar!`,
            [
              "A badger held the jar, and the hedgehog turned. Plop! It had opened the lid itself, with a little help.",
              "The badger next door held the jar. The hedgehog turned. Plop! With a little help, it had done it itself.",
            ],
            forOlder("“I only held,” said the badger. “But holding is what I do best.”"),
          ],
          returns: (t) => [
            `“Please hold this,” said ${t.child}, as with the jar of plums. Somebody held, somebody pulled, and it worked.`,
            `Not far off, the hedgehog was passing plums round. It held one up for ${t.child}, the biggest.`,
          ],
        },
        {
          text: ["Look for strong paws", "Find the right helper"],
          title: ["Who can do it?", "Not the beetle"],
          lines: (t) => [
            [
              "Who is good with lids? Not the beetle, it is too small. Not the owl, she is asleep. Point along: the badger, there!",
              `Whom could they ask? ${t.child} looked about. The beetle was too small, the owl asleep. Point along: the badger, there!`,
            ],
            "“Could you help me, please?” asked the hedgehog. Plop! The badger beamed. Nobody had asked him all week.",
            forOlder("“I have strong paws,” he said, “and hardly ever a lid to go with them.”"),
          ],
          returns: (t) => [
            `This was too much for one. ${t.child} looked for who could do it, as with the badger, and asked. “Gladly!” came the answer.`,
            `“Ask the one who can,” said ${t.friend}, and thought of the badger and the jar. They asked, and it took no time at all.`,
          ],
        },
        {
          text: ["Try a second time", "Call out once more"],
          title: ["Nobody heard", "The second time"],
          lines: (t) => [
            [
              `They asked the badger, but he was digging and heard nothing. “Then again,” said ${t.child}. Call along: help, please!`,
              `The badger was deep in his tunnel and heard nothing. “We ask again,” said ${t.child}. Call along: help, please!`,
            ],
            "Out he came. He held, the hedgehog turned. Plop! “Good that you asked twice,” he said. “I had earth in my ears.”",
            forOlder(
              "He shook his head, first to the left, then to the right. Half a flower bed fell out.",
            ),
          ],
          returns: (t) => [
            `At first nobody heard. So ${t.child} asked again, a little louder, as with the badger. And help came.`,
            `“Once more,” said ${t.child}, as when the badger had earth in his ears. They asked a second time, and were heard.`,
          ],
        },
      ],
    },
  ],
};
