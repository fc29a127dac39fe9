/** Lessons for an objective of no topic: a character quotes it, and the child finds a way. */
import { forOlder } from "../../../line.ts";
import type { LessonMoment } from "../../../story-locale.ts";
import { cap } from "../grammar.ts";
import { said } from "../people.ts";

export const fallbackLessons: readonly LessonMoment[] = [
  {
    title: ["The magpie’s card", "A card with a question"],
    lines: (t) => [
      [
        `${cap(t.setting)} sat a magpie with a stack of cards. It pulled one and read: “${asked(t.objective)}”`,
        `A magpie sat ${t.setting} and held out a card. On it was written: “${asked(t.objective)}”`,
      ],
      [
        "“Who can tell me more?” it asked, with its head to one side.",
        "“That is my riddle,” it said. “It shines, but I cannot eat it.”",
      ],
      forOlder("It had asked a stone, a hat and a cow. The cow came close."),
      [`How would ${t.child} answer?`, `${t.question}`],
    ],
    choices: [
      {
        text: ["Say what we know", "Tell it one thing"],
        title: ["One true thing", "Feathers up"],
        lines: (t) => [
          [
            `${t.child} told it one thing, and ${t.friend} told it one more. Do you know one too? Say it now!`,
            `First ${t.child} said something, then the others did. And you? Say one thing out loud!`,
          ],
          [
            "The magpie put each word in its nest, side by side, next to the spoons.",
            "“Oh, that is a good one,” said the magpie. “I will keep that by the window.”",
          ],
          forOlder("By evening all the birds in the hedge knew it too."),
        ],
      },
      {
        text: ["Draw it with a stick", "Make a picture"],
        title: ["A picture in the dust", "Lines and dots"],
        lines: (t) => [
          [
            `${t.child} took a stick and drew it in the dust, with arrows. The magpie walked along the lines.`,
            `With a stick and five stones ${t.child} made a picture of it, so big that one could step inside.`,
          ],
          [
            "“Now I see it,” said the magpie. “I had to see it from above.” And it flew up to look once more.",
            "The magpie looked, hopped, and looked. “So that part comes first!” it said.",
          ],
          forOlder("It left a feather there, in place of a thank-you note."),
        ],
      },
    ],
  },
  {
    title: ["The well that asks", "A voice from below"],
    lines: (t) => [
      [
        `Then they heard a voice from an old pipe: “I wonder. ${asked(t.objective)} Who knows about that?”`,
        `Out of a hollow tree came a voice. “Please,” it said, “I think of one thing all day. ${asked(t.objective)}”`,
      ],
      [
        `It was an echo who had lost its answer. ${t.friend} shrugged.`,
        `It was only an echo, but it had a good question. ${t.friend} looked at ${t.child}.`,
      ],
      forOlder("An echo can only say what it was told. This one wanted to know more."),
      [`What would ${t.child} do for it?`, `${t.question}`],
    ],
    choices: [
      {
        text: ["Explain it slowly", "Teach the echo"],
        title: ["The echo learns", "Again, please"],
        lines: (t) => [
          [
            `${t.child} said it in short, clear words, bit by bit. And the echo said each bit again.`,
            `So ${t.child} was the teacher. After each part the echo said it back. You can be the echo, too!`,
          ],
          [
            "“Mine,” it said with joy. “Now I have an answer to live with.”",
            "It got one word wrong, and they fixed it. From then on it had it by heart.",
          ],
          forOlder("Who teaches a thing knows it twice."),
        ],
      },
      {
        text: ["Wonder together out loud", "Ask it more questions"],
        title: ["Three questions", "Why and how"],
        lines: (t) => [
          [
            `“Why is it so?” called ${t.child}. “And how? And who found out?” The echo purred. It loved questions.`,
            `${t.child} had no answer, but three good questions. The echo said them all at once, like a choir.`,
          ],
          [
            `And in the middle of the third, ${t.friend} knew it! What do you think it was?`,
            `“Wait,” ${said(t.cast.friend)}, “I think I see!” And what do you see?`,
          ],
          forOlder("A good question is a door. You just have to lean on it."),
        ],
      },
    ],
  },
  {
    title: ["Snail mail", "A very old letter"],
    lines: (t) => [
      [
        `A snail with a tiny bag stopped ${t.setting}. “Post,” it said. In the letter stood: “${asked(t.objective)}”`,
        `${cap(t.setting)} a snail brought them the mail. It was one letter with one line: “${asked(t.objective)}”`,
      ],
      [
        "It had been on the way since spring. An answer was due.",
        "“I am to wait for an answer,” it said. “I am good at that.”",
      ],
      forOlder("There was a stamp on it, with a picture of the snail, looking fast."),
      [`How would ${t.child} reply?`, `What should the answer be, ${t.child}?`],
    ],
    choices: [
      {
        text: ["Write a short letter", "Send three words back"],
        title: ["Dear friend", "The reply"],
        lines: (t) => [
          [
            `${t.child} thought hard and told ${t.friend} what to write. What would you put in it? Say it!`,
            `“Dear you,” it began, and then came all that ${t.child} knew. Help a bit: what else goes in?`,
          ],
          [
            "The snail licked the stamp and was off like a slow, slow arrow.",
            "“Express,” said the snail, and put on goggles. It would be there by fall.",
          ],
          forOlder("They waved for a good while, for it was still right in front of them."),
        ],
      },
      {
        text: ["Act it out", "Play it like theater"],
        title: ["A small play", "Clap, clap"],
        lines: (t) => [
          [
            `They played it for the snail, with hats and sticks. ${t.child} was the main part.`,
            `${t.child} showed it with both arms, and ${t.friend} was all the rest. You can play it too!`,
          ],
          [
            "The snail laughed and clapped with its horns. “I will tell it just like that,” it said.",
            "At the end they bowed. “Now I will not forget it,” said the snail, “not for miles.”",
          ],
          forOlder("An ant asked if there was a second show."),
        ],
      },
    ],
  },
  {
    title: ["The gate that thinks", "What the gate wants to know"],
    lines: (t) => [
      [
        `A small gate stood ${t.setting}, and it had a mouth. “One thing first,” it said. “${asked(t.objective)}”`,
        `Next was a gate with a face of old wood. It said, “This is my word for today. ${asked(t.objective)}”`,
      ],
      [
        `“Let me think,” said ${t.child}, and sat down.`,
        `${t.child} scratched one ear, and then the other.`,
      ],
      forOlder("“Take your time,” said the gate. “I am not going anywhere. I have tried.”"),
      t.question,
    ],
    choices: [
      {
        text: ["Whisper the answer", "Speak into its ear"],
        title: ["A whisper", "Into the keyhole"],
        lines: (t) => [
          [
            `${t.child} whispered it into the keyhole. You whisper too, what do you know about it?`,
            `Into the keyhole went the words of ${t.child}, one by one, like warm peas. Whisper along!`,
          ],
          [
            "The gate closed its eyes. “Ah,” it said, and swung open without a squeak.",
            "It hummed, and it chewed on it a bit. Then it opened, wide as a yawn.",
          ],
          forOlder("“That will keep me going till Sunday,” it said."),
        ],
      },
      {
        text: ["Find something that shows it", "Look around for signs"],
        title: ["Something that shows it", "A good look"],
        lines: (t) => [
          [
            `${t.child} looked all around for a thing that had to do with it. Look around you as well! What do you see?`,
            `“It has to be near,” said ${t.child}. Up, down, left, right. Can you see something, too?`,
          ],
          [
            `Then ${t.friend} held something up, and it was just the thing. The gate clapped, as gates do: twice.`,
            `And there it was! They showed it to the gate, and it said, “So simple,” and let them through.`,
          ],
          forOlder("It is funny how much is there, once you look for it."),
        ],
      },
    ],
  },
];

/** The parent's words as a line of their own, with a mark at their end. */
function asked(objective: string): string {
  const words = cap(objective.replace(/[\s.…,;:]+$/u, "").replace(/[“”"]/gu, "’"));
  return /[!?]$/u.test(words) ? words : `${words}.`;
}
