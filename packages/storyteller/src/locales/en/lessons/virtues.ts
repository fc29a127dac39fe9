/** Lessons about virtues: honesty, courage, patience, trying again. */
import { forOlder } from "../../../line.ts";
import type { LessonMoment } from "../../../story-locale.ts";
import { cap } from "../grammar.ts";
import { said } from "../people.ts";

export const honesty: readonly LessonMoment[] = [
  {
    title: ["Crack", "The blue cup"],
    lines: (t) => [
      [
        `Crack! ${t.child} had turned around too fast, and the blue cup of ${t.friend} lay there in two parts.`,
        `${t.child} only took one step back. Crack! It was the blue cup, the one ${t.friend} liked best.`,
      ],
      [
        "Nobody had seen it. Only a fly, and it kept quiet.",
        "No one was looking. It was very, very still.",
      ],
      forOlder("It felt like a stone in the tummy, small but heavy."),
      t.question,
    ],
    choices: [
      {
        text: ["Say what happened", "Tell it right away"],
        title: ["The true thing", "It was me"],
        lines: (t) => [
          [
            `“It was me,” said ${t.child}. The words were hard to get out, like peas from a jar.`,
            `${t.child} told it just as it was, with the turning round and the crack.`,
          ],
          [
            `${t.friend} was sad for as long as a sigh. “I am glad you said so. Cups break. We do not.”`,
            `“My cup,” ${said(t.cast.friend)}. And then, “You could have hid it. You did not.”`,
          ],
          forOlder("And the stone in the tummy was gone, just like that."),
        ],
      },
      {
        text: ["Show the two parts", "Bring both bits over"],
        title: ["Two parts and some glue", "Stuck together"],
        lines: (t) => [
          [
            `${t.child} held out both hands with the bits. No word came out at first, and none was needed.`,
            `With a red face ${t.child} put the bits in front of ${t.friend}. “I did that. I want to fix it.”`,
          ],
          [
            `They stuck it with tree gum. “Now it has a line,” ${said(t.cast.friend)}, “and the line has a story.”`,
            `Drip by drip they glued it with honey. It was a bit odd now, and ${t.friend} liked it even more.`,
          ],
          forOlder("The fly told everyone, but by then all of them knew."),
        ],
      },
    ],
  },
];

export const courage: readonly LessonMoment[] = [
  {
    title: ["The dark arch", "A dark way through"],
    lines: (t) => [
      [
        `Then the way went through an arch, long and black inside. “Wooo,” it said.`,
        `In front of them was a tunnel of hedge, so dark that you could not see your nose.`,
      ],
      [
        `Nobody moved. The heart of ${t.child} went bum, bum, bum.`,
        `${t.child} had cold hands and a warm face.`,
      ],
      forOlder(
        "A brave heart can be loud. It is not the loud ones that are scared. It is all of them.",
      ),
      [`How would ${t.child} go in?`, `${t.question}`],
    ],
    choices: [
      {
        text: ["Sing into the dark", "Shout a happy hello"],
        title: ["The dark sings back", "An answer"],
        lines: (t) => [
          [
            `“La!” sang ${t.child}, in a thin voice. “La,” said the dark. It had a thin voice too!`,
            `${t.child} called hello, and hello came back, and hello, and hello.`,
          ],
          [
            "So they sang with it, all the way. At the end it was almost sad to stop.",
            "It was only an echo, and echoes like company. It went with them to the last step.",
          ],
          forOlder("On the other side the sun was as bright as a trumpet."),
        ],
      },
      {
        text: ["Hold hands and walk", "Take a friend along"],
        title: ["Hand in hand", "Step by step"],
        lines: (t) => [
          [
            `${t.child} gave one hand to ${t.friend}. Scared and scared make a bit of brave.`,
            `“I am scared,” said ${t.child}. “Me too,” ${said(t.cast.friend)}. So they took hands.`,
          ],
          [
            "Step, step, step. Something soft touched them. It was a fern. They said sorry to it.",
            "They took one step, and the next, and then they saw a dot of light, and it grew.",
          ],
          forOlder("“That was not so long,” they said. It had been very long. But it was done."),
        ],
      },
    ],
  },
  {
    title: ["Knock", "The very tall door"],
    lines: (t) => [
      [
        `${cap(t.setting)} stood a very tall door, all by itself. Behind it was the only way on.`,
        `A door stood ${t.setting}, as tall as a tree. They had to get through, and something inside snored.`,
      ],
      [
        `${t.friend} hid behind ${t.child}.`,
        `“You do it,” ${said(t.cast.friend)}, from behind a bush.`,
      ],
      forOlder("The knocker had the face of a lion. It did not look like a morning lion."),
      [
        `${t.child} lifted a hand, and it shook. ${t.question}`,
        `${t.child} swallowed. ${t.question}`,
      ],
    ],
    choices: [
      {
        text: ["Knock three times", "Tap at the door"],
        title: ["Who is there?", "Three knocks"],
        lines: (t) => [
          [
            `Knock. Knock. And, because it had not hurt, knock. The snoring stopped.`,
            `${t.child} knocked so softly that a moth came. Then a bit more, and then out loud.`,
          ],
          [
            `A goat in a nightcap looked out. “Oh, good. I was stuck in a dream,” it said, and let them in.`,
            `“You are the first who knocked,” said a sleepy goat. “Most just run.” And it held the door.`,
          ],
          forOlder(`The hand of ${t.child} did not shake any more. It waved.`),
        ],
      },
      {
        text: ["Speak up clearly", "Ask to come in"],
        title: ["A clear voice", "Please"],
        lines: (t) => [
          [
            `“Good day,” said ${t.child}, and then, louder, “May we come through?”`,
            `${t.child} stood up tall and said it loud and clear: “We would like to pass, please.”`,
          ],
          [
            "“Finally, a good voice!” said someone. A goat pulled the door, and it had to pull with its teeth.",
            "Behind the door a goat dropped a spoon. “Such a fine please,” it said. “In you come.”",
          ],
          forOlder("It gave each of them a warm turnip for the road."),
        ],
      },
    ],
  },
];

export const patience: readonly LessonMoment[] = [
  {
    title: ["The slowest one", "Tortoise crossing"],
    lines: (t) => [
      [
        `An old tortoise was walking ${t.setting}, right in the middle, and there was no way past.`,
        `They had to stop ${t.setting}. A tortoise was crossing, one toe at a time.`,
      ],
      [
        `“Hurry!” ${said(t.cast.friend)}. The tortoise stopped to think about that.`,
        `${t.friend} pushed a bit. The tortoise pulled in its legs, and that was that.`,
      ],
      forOlder("Its shell was as big as a table, and as old as the road."),
      t.question,
    ],
    choices: [
      {
        text: ["Watch the clouds", "Look up and wait"],
        title: ["A cloud with ears", "Waiting"],
        lines: (t) => [
          [
            `They lay down and looked up. ${t.child} found a cloud with ears, and a cloud that ate it.`,
            `${t.child} lay in the grass. There was a ship up there, then a bear, then a bear on a ship.`,
          ],
          [
            "“Done,” said the tortoise, much too soon. It left them a four-leaf clover from under its shell.",
            "When they looked down again, the way was free. They had nearly forgotten.",
          ],
          forOlder("You see, a wait can be empty or full. This one was full."),
        ],
      },
      {
        text: ["Walk at tortoise speed", "Go slowly beside it"],
        title: ["Slow, slower, slowest", "Tortoise steps"],
        lines: (t) => [
          [
            `So ${t.child} walked with it: lift one foot, breathe, put it down. There was so much to see!`,
            `One step. And a pause. And one step. ${t.child} saw an ant with a hat, or so it looked.`,
          ],
          [
            "“Nobody ever walked with me,” said the tortoise. It told them which stones wobble, and it knew them all.",
            "Near the end the tortoise smiled, which took a while, and showed them a path for slow feet only.",
          ],
          forOlder("It was the shortest way of all, and all the fast ones had missed it."),
        ],
      },
    ],
  },
];

export const trying: readonly LessonMoment[] = [
  {
    title: ["It fell down", "The stone tower"],
    lines: (t) => [
      [
        `To show the way back, they wanted to pile up nine stones ${t.setting}. At three it fell down.`,
        `A sign was needed ${t.setting}, so ${t.child} built a tower of stones. Clack, clack, crash!`,
      ],
      [
        `${t.child} built it up once more. Crash! ${t.friend} sat on a stone and sighed.`,
        `The second time it fell as well. “It does not want to,” ${said(t.cast.friend)}.`,
      ],
      forOlder("One stone rolled off as if it had somewhere to be."),
      t.question,
    ],
    choices: [
      {
        text: ["Put big ones below", "Start with flat stones"],
        title: ["Flat ones first", "The third tower"],
        lines: (t) => [
          [
            `${t.child} looked at the heap for a long time. Flat below, round on top! Clack, clack, clack.`,
            `This time ${t.child} put the flattest one at the bottom, and each next one with a slow hand.`,
          ],
          [
            "Seven, eight, and nobody breathed. Nine! It stood, and it is standing still.",
            "The crash had shown what goes where. Nine stones! A bird sat down on top.",
          ],
          forOlder("Two crashes were in it, if you knew how to look."),
        ],
      },
      {
        text: ["Ask for steady hands", "Try with four hands"],
        title: ["More hands", "Clack"],
        lines: (t) => [
          [
            `${t.friend} held it below, ${t.child} set stones on top. It fell. “Again,” they both said.`,
            `With four hands it went to six, and fell. They laughed. They had never got to six before!`,
          ],
          [
            "And on the fifth try it stood, a bit bent, like somebody who hears a joke.",
            "Once more, and it stood: nine stones, and not one of them in a hurry.",
          ],
          forOlder("They made a small bow to it. It nearly bowed back."),
        ],
      },
    ],
  },
];
