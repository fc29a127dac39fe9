/** The garden: a seed that somebody cannot leave alone. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { garden as plot } from "../../../plots/garden.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { introduceSiblings } from "../siblings.ts";

export const garden: PlotTexts<typeof plot> = {
  titles: ({ hero, other }) => [
    `${hero} and the Seed Without a Name`,
    "In Bloom Before Supper",
    "The Hole in the Flower Bed",
    `${hero}, ${other} and the Slow Seed`,
  ],
  refrains: [
    "Little by little, slow, slow, slow, under the ground things grow.",
    "Not today, but not too late, water it and wait.",
    "Drip, drop, sun on top, one day it goes pop.",
  ],
  beats: {
    start: {
      title: ["Brown as a button", "A bed like a pillow"],
      lines: (t) => [
        [
          `In a house with a garden lived ${t.hero}, who had found a seed as brown as a button. ${t.hero} wished to see it bloom, best of all before supper.`,
          `Behind a crooked gate ${t.hero} had a garden bed as big as a pillow, and one seed. ${t.hero} wished for a flower, today, before supper.`,
        ],
        introduceSiblings(t),
        forOlder(
          "The seed had turned up in a pocket, with some fluff on it. It was not a pea. It was not a pit. It was not a button either. That had been tried.",
          "The seed had come with the rain, plop, and it looked like a bean or a very small loaf. “Wait and see,” said Grandma. But the waiting had gone on since breakfast.",
        ),
        t.refrain,
      ],
    },
    hole: {
      title: ["A hole", "On top of the earth"],
      lines: (t) => [
        [
          "Supper came, but no flower. And in the morning somebody had dug up the seed!",
          "It was watered. It was looked at. And in the morning the seed lay on top of the earth!",
        ],
        ...t.arrivals,
        forOlder(
          "The hole was very neat, with a smooth edge. “Seeds do not climb out by themselves,” said Grandma, “or I would know it from the potatoes.”",
          "The seed lay on a leaf, as on a plate. Round the bed ran footprints, on tiptoe, there and back, there and back.",
        ),
      ],
    },
    soup: {
      title: ["Not yet, said the lid", "On the kitchen step"],
      lines: (t) => [
        [
          "First there was soup. “Is it done?” they asked. “Plop,” said the lid. That means not yet. So they sat on the step.",
          "They sat on the kitchen step, and the soup took its time. A cat waited too. It was the best at it.",
        ],
        t.tool.pack,
        forOlder(
          "“Soup that is hurried turns into stones,” said Grandma. The peas danced up and down in the pot. Then it was done, and nobody said a word, down to the last spoon.",
          "At first they looked at the pot. Then they looked at a beetle, and then at the clouds. “Done!” called Grandma. It had been done for quite a while.",
        ),
      ],
    },
    plant: {
      title: ["A new hole", "Once more, a finger deep"],
      lines: (t) => [
        [
          "After the soup they planted the seed once more, one finger deep. It ought to like it down there.",
          "With warm tummies they went to the bed and made the seed a new hole. What else does a seed need?",
        ],
        forOlder(
          `${t.friend} laid one ear on the ground. “It is asleep,” said ${t.friend}, very softly. Seeds are like guests. They do not care to be pulled in by the arm.`,
          `${t.friend} patted the earth flat, then a bit flatter. “I would not come up either,” said ${t.friend}, “if nobody did anything nice.”`,
        ),
        [`What can we give it, ${t.child}?`, `What does it get from us, ${t.child}?`],
      ],
      choices: {
        sing: ["Sing it a lullaby", "Hum to the seed"],
        water: ["Fetch rain water", "Pour a little rain"],
        straw: ["Tuck it in with straw", "Spread some straw"],
      },
    },
    ask: {
      title: ["How long?", "Two who know"],
      lines: (t) => [
        [
          "By now the seed lay snug in the earth again. But how long does a seed take? They went off to ask.",
          "Under the earth it was quiet. “When will it come?” Nobody knew, so they set off to find out.",
        ],
        t.landmark.pass,
        forOlder(
          "In the meadow there are two who know about slow things. One carries a house about and has never been late. The other has stood still for two hundred years.",
          "“When it is ready,” Grandma had said, but that is not a number. Far out in the meadow stood an old oak, and on its way there, as always, was a snail.",
        ),
        [`Who can tell us, ${t.child}?`, `Whom shall we ask, ${t.child}?`],
      ],
      choices: {
        snail: ["Ask the snail", "Talk to a snail"],
        oak: ["Visit the old oak", "Listen under the oak tree"],
      },
    },
    nap: {
      title: ["In the long grass", "A ladybug on a toe"],
      lines: (t) => [
        t.recall("ask", {
          snail: "“As long as a wall is long,” said the snail. It should know.",
          oak: "“A hundred years,” said the oak. Then it thought. “For an oak.”",
        }),
        [
          "It was hot, so they lay down in the long grass and watched the clouds go by.",
          "They took their shoes off in the clover, and a ladybug walked up a toe.",
        ],
        forOlder(
          "A sheep of a cloud turned into a ship, but only if nobody pushed. Six ants carried one crumb home. It took them the whole nap, and they were pleased with it.",
          `“You can hear the grass grow,” said ${t.friend}. It went tsss, tsss. It may have been the grass. It may have been ${t.friend}, fast asleep.`,
        ),
        t.refrain,
      ],
    },
    night: {
      title: ["The hole is back", "Tonight we stay up"],
      lines: (t) => [
        [
          "Toward evening they came home. There was a hole again, and the seed lay on a leaf! “Tonight we stay up,” they said.",
          "When they got back, the sun was low, and the seed lay on top of the bed once more. Now somebody had to keep watch.",
        ],
        forOlder(
          "It had a tiny crack now, and out of it peeped something white, no longer than an eyelash. Quickly they put it back to bed.",
          "Grandma hung a lantern on the wall and brought blankets. “I am in the kitchen,” she said, “two steps away. With cocoa.”",
        ),
        [`How do we meet the digger, ${t.child}?`, `How shall we wait tonight, ${t.child}?`],
      ],
      choices: {
        hide: ["Hide behind the barrel", "Crouch by the bushes"],
        bell: ["Hang up a bell", "Tie on a little bell"],
        cake: ["Leave some cake", "Put out a piece of cake"],
      },
    },
    digger: {
      title: ["Scritch, scratch", "At moonrise"],
      lines: (t) => [
        t.recall("night", {
          hide: "Nobody breathed. At moonrise it went scritch, scratch.",
          bell: "Ting! At moonrise the bell rang, and somebody said, “Oh.”",
          cake: "At moonrise somebody ate the cake and folded the napkin.",
        }),
        [
          "Then a spoon shone by the bed, and two very earthy knees.",
          "By the bed sat somebody, with the seed in one hand.",
        ],
        ...t.meeting,
        ifRoom(t.tool.use),
        forOlder(
          "The spoon went behind a back, but it was too late. There was earth on it, and a bit of moon.",
          "One finger stroked the seed, the way you stroke a beetle. “Not yet,” came a whisper. “Not yet, not yet.”",
        ),
      ],
    },
    why: {
      title: ["Only to look", "The one who could not wait"],
      speaker: (t) => t.other,
      lines: (t) => [
        [
          "I only wanted to look. Each night I dig it up, to see if it is growing, and then I tuck it in.",
          "I did not steal it. I just look if it is coming, and then I look again. I cannot wait, you see.",
        ],
        t.recall("plant", {
          sing: "I sang it your lullaby, too. Nineteen times.",
          water: "I gave it water, too. It could almost swim.",
          straw: "Your straw is nice. I lay on it, too.",
        }),
        forOlder(
          "I had a cherry stone once. I looked each morning, and on Sundays every hour. Nothing came of it. Do you think that was me?",
          "I open presents the day before. I eat the cake while it is still dough. But nothing has ever bloomed for me. I think they see me coming.",
        ),
        ["How do you do it, all that waiting?", "It takes so long. What would you do?"],
      ],
      choices: {
        count: ["Count the days together", "Mark every morning"],
        bench: ["Build a bench here", "Sit and tell stories"],
        sow: ["Sow some radishes", "Plant something quick"],
      },
    },
    sunflower: {
      title: ["Lines on the gate", "Sixty mornings"],
      lines: (t) => [
        [
          `Each morning ${t.other} drew a line on the gate. At sixty lines there it stood, a sunflower, and it looked straight at ${t.hero}.`,
          `Day by day ${t.hero} and ${t.other} marked the gate. When it was full of lines, a sunflower looked over it.`,
        ],
        forOlder("A thousand seeds were in its face, and everyone took one home, to wait for."),
        ...t.deeds.map(ifRoom),
        t.recall("plant", {
          sing: forOlder("When the wind blew, it swayed to the lullaby."),
          water: forOlder("It drank a whole can of rain a day, and asked for more."),
          straw: forOlder("The cat slept in the straw at its foot."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "It bloomed before supper. Nobody had said which one.",
          "And that day, supper had to wait.",
        ],
      ],
    },
    pumpkin: {
      title: ["The bench that rose", "Behind their backs"],
      lines: (t) => [
        [
          `They built a bench, and ${t.other} told stories, and ${t.hero} told some back. Behind them it bloomed. Then the bench rose, on a pumpkin.`,
          `On the new bench ${t.hero} and ${t.other} told so many stories that nobody looked. Then the bench wobbled. Under it sat a pumpkin.`,
        ],
        forOlder("It had lifted them a thumb a day, so slowly that only the cat knew."),
        ...t.deeds.map(ifRoom),
        t.recall("plant", {
          sing: forOlder("If you knocked on it, it hummed the lullaby, nearly."),
          water: forOlder("It was full of rain, and as heavy as a calf."),
          straw: forOlder("On its bed of straw it looked like a king."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "It was just before supper, and supper was pumpkin.",
          "There was pumpkin for supper, and a seed left over.",
        ],
      ],
    },
    tree: {
      title: ["Radishes first", "A very small tree"],
      lines: (t) => [
        [
          `In three weeks ${t.other} bit into a radish, in eight ${t.hero} into a bean. They hardly saw the little tree. Then it bloomed.`,
          `${t.hero} and ${t.other} sowed radishes, then peas, then beans. Something was always coming up. And there, one evening, stood a small tree in bloom.`,
        ],
        forOlder(
          `“Apples,” said Grandma, “in five summers.” ${t.other} only nodded, and sowed more radishes.`,
        ),
        ...t.deeds.map(ifRoom),
        t.recall("plant", {
          sing: forOlder("A blackbird had picked up the lullaby and sang it from the top twig."),
          water: forOlder("It shook off the rain, on purpose, on everybody."),
          straw: forOlder("A hen moved into the straw and stayed."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "It bloomed before supper, a year of suppers later.",
          "There were radishes for supper, under white flowers.",
        ],
      ],
    },
  },
  returns: [
    {
      title: ["The long way through the meadow", "Nettles"],
      lines: (t) => [
        [
          "The meadow was wide, and nettles stood in the way.",
          "It was a long, hot way, uphill all along.",
        ],
        ...t.returns,
        ifRoom(["And so they got there.", "And then they were through."]),
      ],
    },
    {
      title: ["The waiting", "Day after day"],
      lines: (t) => [
        [
          "And then came the waiting, and that was hard.",
          "Rain came, and sun, and nothing else, for days.",
        ],
        ...t.returns,
        ifRoom(["And one morning there was a green dot.", "Then the earth got a crack."]),
      ],
    },
  ],
};
