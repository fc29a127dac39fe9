/** Lessons about friends: kindness, sharing, feelings. */
import { forOlder } from "../../../line.ts";
import type { LessonMoment } from "../../../story-locale.ts";
import { cap } from "../grammar.ts";
import { said } from "../people.ts";

export const kindness: readonly LessonMoment[] = [
  {
    title: ["Legs in the air", "The beetle"],
    lines: (t) => [
      [
        `${cap(t.setting)} a beetle lay on its back. Its six legs waved, and it could not turn over.`,
        `A green beetle had tipped over ${t.setting}. It kicked and kicked and got nowhere.`,
      ],
      [`“We are in a hurry,” ${said(t.cast.friend)}.`, `“It is so small,” ${said(t.cast.friend)}.`],
      forOlder("A big boot had come by, and a big boot does not look down."),
      [
        `${t.child} knelt in the grass. What would help?`,
        `${t.child} stopped. What would help a beetle?`,
      ],
    ],
    choices: [
      {
        text: ["Hold out a leaf", "Offer it a leaf"],
        title: ["Up the leaf", "Six legs again"],
        lines: (t) => [
          [
            `${t.child} held out a leaf. The beetle took hold with one leg, then two, then six. Up!`,
            `The beetle climbed up on the leaf, and ${t.child} set it down in the shade.`,
          ],
          [
            "It bowed, as beetles do, and showed them a short cut through the hedge.",
            "“Bzz,” it said, and flew ahead to show them a gap in the hedge.",
          ],
          forOlder("They would never have seen it by themselves. It was a beetle-sized secret."),
        ],
      },
      {
        text: ["Turn it over softly", "Roll it very gently"],
        title: ["One soft finger", "The right way up"],
        lines: (t) => [
          [
            `With one soft finger ${t.child} rolled it round. The beetle sat still and got its breath back.`,
            `${t.child} used the tip of one finger, as soft as a feather. Plop! Right way up.`,
          ],
          [
            "Then it opened its back, and there were wings, as gold as honey.",
            "It shook out two gold wings and flew a loop for them, just to say thanks.",
          ],
          forOlder(`“So small,” ${said(t.cast.friend)}, “and it can fly.”`),
        ],
      },
    ],
  },
  {
    title: ["The last one in line", "A small fox"],
    lines: (t) => [
      [
        `A small fox sat all alone ${t.setting}. The others were playing tag, and nobody had picked it.`,
        `${cap(t.setting)} some young foxes played. One sat on a stone and only watched.`,
      ],
      forOlder("It drew rings in the dust with its tail, round and round and round."),
      [
        `${t.child} looked at the game, and then at the fox. ${t.question}`,
        `It gave a tiny sniff, and ${t.child} heard it. ${t.question}`,
      ],
    ],
    choices: [
      {
        text: ["Sit down beside it", "Join it on the stone"],
        title: ["Two on a stone", "Not alone"],
        lines: (t) => [
          [
            `${t.child} sat down and said nothing at first. That was just right.`,
            `The stone was big enough for two. ${t.child} drew a ring in the dust as well.`,
          ],
          [
            "After a while the fox said, “I know a better game.” And it did! Soon all the foxes sat there.",
            "By and by the fox smiled, and taught them a game with rings. It was the best game of all.",
          ],
          forOlder("You cannot hear a heart grow lighter. But you can see it in the ears."),
        ],
      },
      {
        text: ["Ask for one more player", "Call out: room for another"],
        title: ["One more", "Tag"],
        lines: (t) => [
          [
            `“One more!” called ${t.child}. The foxes stopped. “We did not see you there,” they said.`,
            `${t.child} asked if they had room. “Oh yes,” said the foxes. “We just forgot to look.”`,
          ],
          [
            "And the small fox? It was so quick that nobody could catch it.",
            "The small fox ran like a red ribbon, and even its shadow had to hurry.",
          ],
          forOlder(`“Next time,” it told ${t.friend}, “I will look for who sits on the stone.”`),
        ],
      },
    ],
  },
];

export const sharing: readonly LessonMoment[] = [
  {
    title: ["One honey cake", "The last cake"],
    lines: (t) => [
      [
        `They sat down ${t.setting} to eat. In the bag was one last honey cake, and around it were many hungry eyes.`,
        `It was snack time ${t.setting}. There was one honey cake left, and it smelled of summer.`,
      ],
      [
        `“Grrr,” said the tummy of ${t.friend}.`,
        `${t.friend} looked away, very politely, and swallowed.`,
      ],
      forOlder("Even the ants had lined up."),
      [
        `The cake was in the hand of ${t.child}. ${t.question}`,
        `${t.child} held the cake. ${t.question}`,
      ],
    ],
    choices: [
      {
        text: ["Break it into pieces", "Cut equal bits"],
        title: ["A bit for each", "Pieces"],
        lines: (t) => [
          [
            `Snap! ${t.child} broke the cake, and gave out the bits, and the last crumb went to the ants.`,
            `${t.child} cut, and the others picked first. So each piece was cut with great care.`,
          ],
          [
            "It is odd, but a small piece with friends lasts longer than a big one without.",
            "They chewed as slowly as cows, and it was a whole party.",
          ],
          forOlder("The ants carried theirs off like a sofa, and one of them sang."),
        ],
      },
      {
        text: ["Pass it around", "Take turns with bites"],
        title: ["Round and round", "Bite by bite"],
        lines: (t) => [
          [
            `The cake went round: a bite for ${t.friend}, a bite for ${t.child}, and on to the next.`,
            `“Nibble and pass,” said ${t.child}. Round it went, and it got smaller, like the moon.`,
          ],
          [
            "The last bite went round three times, for each wanted the next one to have it.",
            "When it was as small as a button, nobody wanted to be the one to end it.",
          ],
          forOlder(
            `In the end a bird took it. “Well,” ${said(t.cast.friend)}, “now all have had some.”`,
          ),
        ],
      },
    ],
  },
  {
    title: ["One umbrella", "Rain"],
    lines: (t) => [
      [
        `Plip! Rain fell ${t.setting}. Plip, plop, and then a lot. They had just one small umbrella.`,
        `A cloud stopped right above them ${t.setting}, and it let go. And there was one umbrella for all.`,
      ],
      [`${t.friend} was already wet on one side.`, `A drop ran down the nose of ${t.friend}.`],
      forOlder("It was a good umbrella, but it was made for one, and a thin one at that."),
      [
        `${t.child} had the umbrella. ${t.question}`,
        `“Hm,” said ${t.child}, and held it up. ${t.question}`,
      ],
    ],
    choices: [
      {
        text: ["Huddle close under it", "Squeeze in tightly"],
        title: ["Under one roof", "Like penguins"],
        lines: (t) => [
          [
            "They stood as close as penguins, heads dry, elbows wet.",
            "They squeezed in until they were one big animal with a lot of feet.",
          ],
          [
            `It was so warm in there that ${t.friend} began to hum, and ${t.child} hummed along.`,
            `${t.child} had one wet shoulder, ${t.friend} had the other, and both were glad.`,
          ],
          forOlder("When the rain stopped, they stayed like that a bit longer, just because."),
        ],
      },
      {
        text: ["Swap every ten steps", "Count and take turns"],
        title: ["Ten steps each", "Your turn"],
        lines: (t) => [
          [
            `Ten steps dry for ${t.friend}, then ten for ${t.child}, and they counted out loud.`,
            `“Eight, nine, ten, swap!” called ${t.child}. Each one was dry for a bit.`,
          ],
          [
            "They had such fun with it that they went on when the rain had gone.",
            "The wet ones jumped in puddles, and so it was hard to say whose turn was better.",
          ],
          forOlder("Somebody in a window saw them pass and got out an umbrella to play as well."),
        ],
      },
    ],
  },
];

export const feelings: readonly LessonMoment[] = [
  {
    title: ["A storm inside", "Stomp"],
    lines: (t) => [
      [
        `All at once ${t.friend} stomped and threw down a stick. “It is all too much!”`,
        `Then ${t.friend} sat down ${t.setting}, red in the face. “Leave me be!”`,
      ],
      [
        "It was like a storm, only on the inside.",
        "There was a big hot feeling in there, and it had no way out.",
      ],
      forOlder("No one had done a thing. Sometimes it just comes, like rain."),
      [
        `${t.child} came near, but not too near. ${t.question}`,
        `${t.child} knew that feeling. ${t.question}`,
      ],
    ],
    choices: [
      {
        text: ["Breathe three slow breaths", "Blow like a breeze"],
        title: ["In and out", "Three breaths"],
        lines: (t) => [
          [
            `“Smell the soup,” said ${t.child}, “and now cool it.” In, and out. Will you do it too?`,
            `${t.child} breathed in as if for a rose, and out as if for a candle. You can do it with them!`,
          ],
          [
            `At the third breath the storm was just a wind. “I was scared,” ${said(t.cast.friend)}. “It came out as cross.”`,
            `By the third one ${t.friend} was pink, not red. “I was tired,” came a small voice.`,
          ],
          forOlder("They sat there till the wind was just a breeze."),
        ],
      },
      {
        text: ["Draw the big feeling", "Scratch it in dust"],
        title: ["A picture of a storm", "What it looks like"],
        lines: (t) => [
          [
            `${t.friend} took the stick and drew it: a knot, with teeth. “That is how it feels.”`,
            `In the dust ${t.friend} drew a big round scribble with feet.`,
          ],
          [
            `“It looks lonely,” said ${t.child}, and drew a second one beside it. That made them both laugh.`,
            `“Hello, scribble,” said ${t.child}. It is hard to be scared of what you can see.`,
          ],
          forOlder("Then a gust came and took the drawing away, and most of the feeling as well."),
        ],
      },
      {
        text: ["Sit close and listen", "Just listen for now"],
        title: ["Two ears", "Listening"],
        lines: (t) => [
          [
            `${t.child} sat down and just listened. It all came out, the big part and the small part.`,
            `“Tell me,” said ${t.child}, and then said nothing more. That was the trick.`,
          ],
          [
            `At the end ${t.friend} took a deep breath. “That is better. It was so heavy to hold.”`,
            `When the words were all out, ${t.friend} felt as light as a sock.`,
          ],
          forOlder("Ears can carry quite a lot, if there are two of them."),
        ],
      },
    ],
  },
];
