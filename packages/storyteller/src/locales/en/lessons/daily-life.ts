/** Lessons of daily life: habits, safety, gratitude. */
import { forOlder } from "../../../line.ts";
import type { LessonMoment } from "../../../story-locale.ts";
import { cap } from "../grammar.ts";

export const habits: readonly LessonMoment[] = [
  {
    title: ["Sticky", "The great stickiness"],
    lines: (t) => [
      [
        `They had eaten plums ${t.setting}, and now all was sticky: hands, teeth, bags and ears.`,
        `After the plums they stuck to everything ${t.setting}. A leaf stuck to ${t.child}. A bee took a look.`,
      ],
      [
        `${t.friend} stuck to a tree. “I live here now,” came the voice of ${t.friend}.`,
        `${t.friend} could not let go of a spoon.`,
      ],
      forOlder("Wherever they went, a cloud of small flies went with them and hummed."),
      [`What comes first, ${t.child}?`, `What would ${t.child} start with?`],
    ],
    choices: [
      {
        text: ["Wash all sticky hands", "Scrub with soap bubbles"],
        title: ["Bubbles", "Clean hands"],
        lines: (t) => [
          [
            `Soap! They rubbed in front and behind and between the fingers, and ${t.child} sang the long song twice.`,
            `${t.child} rubbed till there were bubbles up to both elbows. Top, bottom, in between!`,
          ],
          [
            "Then all hands were as pink as piglets, and they let go of things when you asked.",
            `One bubble flew off with the sun in it. And ${t.friend} came off the tree with a plop.`,
          ],
          forOlder("The flies looked for the plums, found none, and went home."),
        ],
      },
      {
        text: ["Brush those teeth", "Clean every tooth"],
        title: ["Up and down", "Shiny teeth"],
        lines: (t) => [
          [
            `Up and down and round and round, they brushed, and ${t.child} did the teeth at the back as well.`,
            `${t.child} brushed, top and bottom, front and back, and foam came out like snow.`,
          ],
          [
            `When they smiled, it was so bright that ${t.friend} put on a hat.`,
            `Then they said “eee”, all at once, and an old crow had to blink.`,
          ],
          forOlder("The last bit of plum sat way behind. It had hoped nobody would look there."),
        ],
      },
      {
        text: ["Tidy up the picnic", "Pick up the stones"],
        title: ["All in its place", "Tidy"],
        lines: (t) => [
          [
            `Pits in the bag, cups in the box. ${t.child} made a game of it, and it was done in one song.`,
            `They tidied up as fast as mice. ${t.child} even folded the cloth, corner to corner.`,
          ],
          [
            `Under the very last leaf lay the spoon of ${t.friend}, and the way on.`,
            `And look, there was the map! It had been below the mess all along.`,
          ],
          forOlder("The grass stood up again and stretched."),
        ],
      },
    ],
  },
];

export const safety: readonly LessonMoment[] = [
  {
    title: ["The busy lane", "Carts and wheels"],
    lines: (t) => [
      [
        `They came to a busy lane. Carts went left, bikes went right, and all of them went fast.`,
        `Whoosh, went a cart, right past their noses. They had to get to the other side of the lane.`,
      ],
      [
        `${t.friend} was about to run. “Stop!” said ${t.child}, and held on.`,
        `A ball rolled out, and ${t.friend} took a step after it. ${t.child} said, “Wait!”`,
      ],
      forOlder("A hen stood at the edge and thought hard. She had been asked about this before."),
      [`How do we cross, ${t.child}?`, `${t.question}`],
    ],
    choices: [
      {
        text: ["Look left and right", "Stop, look and listen"],
        title: ["Left, right, left", "Look and listen"],
        lines: (t) => [
          [
            `Toes at the edge. ${t.child} looked left, and right, and left once more. Do it too! Is it free?`,
            `They stood still. Left? A cart. Right? A bike. Left again? Nothing, and no sound.`,
          ],
          [
            "Then they walked, and did not run, hand in hand, to the other side. The hen came too.",
            "Now! In a row they went across, and the hen came last and looked three times.",
          ],
          forOlder(`The ball waited for them. Balls can, said ${t.friend}, so we can.`),
        ],
      },
      {
        text: ["Ask the crossing keeper", "Find a safer spot"],
        title: ["The crossing keeper", "Stripes"],
        lines: (t) => [
          [
            `A bit further on the lane had white stripes, and a keeper with a round sign. ${t.child} asked, “May we?”`,
            `${t.child} saw stripes on the road, and a keeper in a yellow coat. That was the place to cross!`,
          ],
          [
            "Up went the sign. All the carts stopped, and the drivers waved, and so did they.",
            "The keeper held up a hand, and the whole lane stood still, like a photo with horses.",
          ],
          forOlder("The hen crossed as well. Now we know why: it was safe."),
        ],
      },
    ],
  },
];

export const gratitude: readonly LessonMoment[] = [
  {
    title: ["Cool water", "The old mole"],
    lines: (t) => [
      [
        `${cap(t.setting)} an old mole had put out water for all who pass, cup by cup, with a leaf on top.`,
        `Someone had set out cups of cool water ${t.setting}. It was an old mole with a tiny cart.`,
      ],
      [
        "They drank it up. Ah! Nothing is as good as that.",
        "Glug, glug, glug. It tasted like a cloud.",
      ],
      forOlder("The mole had pulled it all the way uphill, and nobody had ever asked who."),
      [
        `${t.child} put down the cup. ${t.question}`,
        `The mole was already turning to go. ${t.question}`,
      ],
    ],
    choices: [
      {
        text: ["Sing a thank-you song", "Call out our thanks"],
        title: ["A song for a mole", "Thank you"],
        lines: (t) => [
          [
            `${t.child} sang thank you on three notes, high, low, high, and the others came in.`,
            `“Thank you for each cup!” called ${t.child}. The mole stopped, and took off its hat.`,
          ],
          [
            "“In ten years,” said the mole, “you are the first.” And it walked home as if the cart was full of air.",
            "The mole blinked. It could not see well, but it could hear, and it had heard the best bit of the day.",
          ],
          forOlder("From far away they heard it hum the tune."),
        ],
      },
      {
        text: ["Pull the little cart", "Wash every cup"],
        title: ["The cart", "A thank-you that works"],
        lines: (t) => [
          [
            `${t.child} rinsed the cups, ${t.friend} took the cart, and the mole sat on top like a queen.`,
            `They cleaned up, every one of them, while the mole took its first nap in years.`,
          ],
          [
            "When it woke up, all was done. It looked for a word, and only found a button, and gave them that.",
            "“Oh,” said the mole. It was a very full oh.",
          ],
          forOlder("That was a thank you, too, only with arms and legs."),
        ],
      },
    ],
  },
];
