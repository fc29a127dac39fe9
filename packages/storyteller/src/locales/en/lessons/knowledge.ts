/** Lessons about knowledge: curiosity, counting, letters, nature. */
import { forOlder } from "../../../line.ts";
import type { LessonMoment } from "../../../story-locale.ts";
import { cap } from "../grammar.ts";
import { said } from "../people.ts";

export const curiosity: readonly LessonMoment[] = [
  {
    title: ["A box with no lid", "What is inside?"],
    lines: (t) => [
      [
        `${cap(t.setting)} stood a box with no lid and no lock. It went tick, tick, burp.`,
        `Something stood ${t.setting}: a round box, warm as toast, and it was purring.`,
      ],
      [
        `“Leave it,” ${said(t.cast.friend)}. But ${t.child} had a why in each pocket.`,
        `${t.friend} went past. ${t.child} could not. There was a question in the air.`,
      ],
      forOlder("Who put it there? What for? And how does one get in?"),
      [`How would ${t.child} find out?`, "How can you find out what it is?"],
    ],
    choices: [
      {
        text: ["Ask it some questions", "Talk to the box"],
        title: ["The box that answers", "Ask"],
        lines: (t) => [
          [
            `“Are you hungry?” asked ${t.child}. Tick. “Are you cold?” Tick. “Are you a clock?” Burp!`,
            `${t.child} asked, and the box ticked once for no and twice for yes. It took nine questions.`,
          ],
          [
            "At the last one the sides fell open. It was a music box, and it had waited for someone to ask.",
            "Then it opened like a flower, for that was the key: a good question.",
          ],
          forOlder("Inside was a tiny band of tin mice. The drummer had the hiccups."),
        ],
      },
      {
        text: ["Look at every side", "Turn it upside down"],
        title: ["Underneath", "All six sides"],
        lines: (t) => [
          [
            `${t.child} looked on top, at the back, and at last below. There was a tiny button, and it said: not me.`,
            `So ${t.child} lay flat on the ground and looked up at it. Aha! There was a spring, and a key.`,
          ],
          [
            "Of course they pressed it. Up popped a flag with a map of the next bend on it.",
            "Click! It was a weather box, and it told them: sun, with some sheep.",
          ],
          forOlder("Most things have more sides than the one you see first."),
        ],
      },
    ],
  },
];

export const counting: readonly LessonMoment[] = [
  {
    title: ["Ten round stones", "Stones in a row"],
    lines: (t) => [
      [
        `They came to a wide puddle ${t.setting}. In it lay stones, and a frog on the first one.`,
        `A big puddle lay ${t.setting}, with stones in a row. A frog had the job of guard.`,
      ],
      [
        "“You may cross,” it said, “if you tell me how many.”",
        "“How many stones?” asked the frog. “I can never get past four.”",
      ],
      forOlder("“Four, and then lots,” it said. “But lots is not a number. I looked it up.”"),
      [`How would ${t.child} count them?`, `${t.question}`],
    ],
    choices: [
      {
        text: ["Count while we hop", "Jump and say numbers"],
        title: ["Hop and count", "Ten hops"],
        lines: () => [
          [
            "They hopped and counted out loud. Count with us! One, two, three, four, five, six, seven, eight, nine, ten!",
            "A hop and a number, a number and a hop. Say it too! One, two, three, four, five, six, seven, eight, nine, ten!",
          ],
          [
            "“Ten!” said the frog. “So that is what comes after lots.”",
            "“Ten,” said the frog, and wrote it on a lily pad, so as not to lose it.",
          ],
          forOlder("It practiced all the way to bed, and dreamed of eleven."),
        ],
      },
      {
        text: ["Make two equal rows", "Point at pairs"],
        title: ["Five and five", "Two by two"],
        lines: (t) => [
          [
            `${t.child} saw it: five big stones on this side, and five on that. Five and five are how many?`,
            `“Two, four, six, eight, ten,” said ${t.child}, and pointed at them by twos. Can you do it too?`,
          ],
          [
            "“Ten!” they all said. The frog fell off its stone with joy, and then there was room to pass.",
            "Ten it was. “By twos!” cried the frog. “That is twice as fast!”",
          ],
          forOlder("It showed its toes. Four and four, that makes eight, and two eyes, ten again."),
        ],
      },
    ],
  },
  {
    title: ["The shape door", "Round, square and three corners"],
    lines: (t) => [
      [
        `A low wall stood ${t.setting}. It had three holes: a round one, a square one, and one with three corners.`,
        `${cap(t.setting)} they found a gate with three odd holes: a circle, a square, and a triangle.`,
      ],
      [
        "By it lay a button, a cracker and a slice of cheese.",
        "On the ground were a coin, a tile and a piece of pie.",
      ],
      forOlder(
        "A sign said: each to its own. A mouse was sitting under it, looking at the cheese.",
      ),
      [`Which one would ${t.child} try first?`, `Where would ${t.child} begin?`],
    ],
    choices: [
      {
        text: ["Begin with the round hole", "Start at the circle"],
        title: ["No corners", "Round"],
        lines: (t) => [
          [
            `Round goes in round, thought ${t.child}. No corners at all! Click. Then four corners. Click. Then three.`,
            `${t.child} felt along the edge. No corner, so it was the circle. Click, click, click went the rest.`,
          ],
          [
            "How many corners in all? Four and three make seven, and the gate swung open.",
            "“Four corners and three corners,” sang the gate. “Seven! You may pass.”",
          ],
          forOlder("The mouse asked if it could have the leftover shape. It ate it on the spot."),
        ],
      },
      {
        text: ["Try three corners first", "Fill that triangle"],
        title: ["One, two, three corners", "The triangle"],
        lines: (t) => [
          [
            `${t.child} turned it once, and turned it twice. One, two, three corners. Click, it was in!`,
            `“One, two, three,” said ${t.child}, and touched each tip. It slid in like a nose into a scarf.`,
          ],
          [
            "The square had four, and the round one had none. Click and click, and the gate was open.",
            "After that the square was easy, and the circle rolled in by itself.",
          ],
          forOlder(
            "From then on they saw shapes all over: a round sun, a square hat, a mouse with three corners.",
          ),
        ],
      },
    ],
  },
];

export const letters: readonly LessonMoment[] = [
  {
    title: ["The sign with a hole", "A letter is missing"],
    lines: (t) => [
      [
        `A sign hung ${t.setting}, but its first letter had dropped off. It just said: oat.`,
        `${cap(t.setting)} was a sign with a hole in it. The end of the word was oat. The start was gone.`,
      ],
      [
        `Two letters lay in the grass: a B and a G. ${t.friend} read, “Oat?” and nothing came.`,
        `In the grass lay two wooden letters, one B, one G. “Oat,” read ${t.friend}. That could not be all.`,
      ],
      forOlder("A worm had tried to be the letter, but a worm is always an S."),
      [`Which letter would ${t.child} hang up?`, `${t.question}`],
    ],
    choices: [
      {
        text: ["Hang up the B", "Use letter B"],
        title: ["B, b, boat", "Boat"],
        lines: (t) => [
          [
            `“B,” said ${t.child}, “b, b, oat. Boat!” And round the bend a little boat came, with its bell ringing.`,
            `B and oat make boat. Say it too: b, oat, boat! And there it came, a small blue boat on wheels.`,
          ],
          [
            `It took them a good bit of the way, past all things with B: bees, bushes and a bun.`,
            `They sat in it like a band of bears, and it was much better than walking.`,
          ],
          forOlder(
            "“Words are like that,” said the worm. “You say them, and then they are there.”",
          ),
        ],
      },
      {
        text: ["Try the G", "Put in G"],
        title: ["G, g, goat", "Goat"],
        lines: (t) => [
          [
            `“G,” said ${t.child}, “g, g, oat. Goat!” And out of the bush came a goat and said, “You called?”`,
            `G and oat make goat. Say it too: g, oat, goat! And there one stood, chewing.`,
          ],
          [
            "It let them ride a bit, past all things with G: a gate, a garden and a grin.",
            "It knew each path, and ate the ones they did not need.",
          ],
          forOlder("When it left, it took the sign along. It was hungry, and a word is a word."),
        ],
      },
    ],
  },
];

export const nature: readonly LessonMoment[] = [
  {
    title: ["The busy road of ants", "Tiny feet"],
    lines: (t) => [
      [
        `${cap(t.setting)} a road of ants went by, and each ant had a seed as big as itself.`,
        `Look down! A long line of ants went past ${t.setting}, and each one carried a crumb.`,
      ],
      [
        `But the line had stopped. A puddle was in the way, and ${t.child} bent down to see.`,
        `Then the line broke up. A twig had fallen on their road, and ${t.child} knelt to look.`,
      ],
      forOlder("Ants talk with their feelers. Tip, tap, they said. Which way, which way?"),
      t.question,
    ],
    choices: [
      {
        text: ["Lay a grass bridge", "Make them a path"],
        title: ["A bridge of grass", "Tip, tap, thanks"],
        lines: (t) => [
          [
            `${t.child} laid down one blade of grass. One ant came, tapped it, and ran back to tell the rest.`,
            `With a blade of grass ${t.child} made a bridge. An ant leaves a smell on the way, so that all can follow.`,
          ],
          [
            "Soon the whole road ran over it. Each ant lives for the others, and no one pushes.",
            "Then they all came, one behind the next. An ant can lift much more than its own weight!",
          ],
          forOlder(`“I cannot even lift a cow,” ${said(t.cast.friend)}.`),
        ],
      },
      {
        text: ["Plant one lost seed", "Dig a little hole"],
        title: ["A seed in the ground", "What a seed needs"],
        lines: (t) => [
          [
            `One seed had rolled off. ${t.child} made a hole as deep as a thumb, put it in, and patted the earth.`,
            `${t.child} took a lost seed and put it to bed in the soft earth.`,
          ],
          [
            "What does a seed need? Water, light, and time. They gave it the water. The sun had the rest.",
            "A bit of water, a bit of sun, and then a lot of sleep. That is how a tree begins.",
          ],
          forOlder("The ants walked around the spot in a ring, very politely."),
        ],
      },
    ],
  },
];
