/** The monster: an unknown creature in the wood. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { monster as plot } from "../../../plots/monster.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const monster: PlotTexts<typeof plot> = {
  titles: ({ hero, other }) => [
    `${hero} and the Thing in the Wood`,
    "What Goes Hoom in the Night",
    `The Truth About ${other}`,
    "Three Steps into the Wood",
  ],
  refrains: [
    "Hoom, hoom, who is there, with the leaves in the hair?",
    "One step near and one step more, who is behind the door?",
    "Deep in the wood, far from home, something goes hoom.",
  ],
  beats: {
    start: {
      title: ["Hoom", "A noise in the night"],
      lines: (t) => [
        [
          `At the edge of a wood, in the last house of the village, lived ${t.hero}.`,
          `The last house before the wood was blue, and in it lived ${t.hero}.`,
        ],
        [
          `At night it went hoom, hoom. And ${t.hero} wanted to know who it was.`,
          `Each night it went hoom, and ${t.hero} wondered who it was.`,
        ],
        introduceSiblings(t),
        forOlder(
          "It was not an owl. It was not the wind. It was not Grandpa, for he snored like a saw.",
        ),
        t.refrain,
      ],
    },
    rumour: {
      title: ["What people say", "As big as a barn"],
      lines: (t) => [
        [
          "“A monster,” people said. “It eats bells and boots!” Who had seen it? Nobody.",
          "The whole village was afraid. “It has nine teeth!” “No, ninety!” Who had seen it? Nobody.",
        ],
        forOlder("The mayor had locked the gate to the wood and then sat on the key."),
        ...t.arrivals,
      ],
    },
    gift: {
      title: ["What to bring", "Packing"],
      lines: (t) => [
        [
          "They would go and look. But you do not visit somebody with empty hands.",
          "“If it is a visit,” they said, “then we have to bring a gift.”",
        ],
        t.tool.pack,
        forOlder(
          "In the kitchen stood a warm pot. On the wall hung a drum. On the chair lay something soft.",
        ),
        [`What should they bring, ${t.child}?`, `What would ${t.child} take along?`],
      ],
      choices: {
        soup: ["Carry a pot of soup", "Bring hot soup"],
        drum: ["Take the drum", "Pack a small drum"],
        blanket: ["Fold up a blanket", "Roll up the warm quilt"],
      },
    },
    near: {
      title: ["Into the wood", "Closer"],
      lines: (t) => [
        t.recall("gift", {
          soup: [
            "The soup went slosh with every step.",
            "Slosh, slosh, said the pot, and it smelled of beans.",
          ],
          drum: [
            "The drum went tum with every step.",
            "Tum, tum, said the drum, though no one touched it.",
          ],
          blanket: [
            "The blanket hung over their heads like a tent.",
            "Under the blanket they were one big beast with many shoes.",
          ],
        }),
        ifRoom(t.tool.use),
        ifRoom(t.landmark.pass),
        t.refrain,
        [
          "There, between two rocks, was a door of moss. Hoom, it said from behind.",
          "Then they saw it: a door, all moss, and a big hoom behind it.",
        ],
        forOlder(`“I am not shaking,” ${said(t.cast.friend)}. “My knees are dancing.”`),
        t.question,
      ],
      choices: {
        knock: ["Knock at the door", "Call a loud hello"],
        watch: ["Wait and watch", "Peep through a crack"],
      },
    },
    knocked: {
      title: ["Knock, knock", "The door opens"],
      lines: (t) => [
        [
          `${t.child} knocked: knock, knock, and one more for luck. Eeek! Someone peeped out.`,
          `So ${t.child} took a big breath and knocked. Behind the door somebody said, “Oh no.”`,
        ],
        ...t.meeting,
        [
          `“Please do not hurt me,” ${said(t.cast.other)}, and hid behind a very small chair.`,
          `“Are you the ones that scream?” asked ${t.other}, from under the table.`,
        ],
        forOlder("The table was not big enough. One could see all of the feet."),
      ],
    },
    watched: {
      title: ["Through the crack", "Two sad eyes"],
      lines: (t) => [
        [
          `${t.child} peeped in. There was a tidy room, and someone in it, all alone.`,
          `They lay down in the ferns. After a while the door went eeek, and someone came out.`,
        ],
        ...t.meeting,
        [
          `“Hoom,” ${said(t.cast.other)} to a cup, and the cup did not answer.`,
          `Then came a big, sad “hoom”, and ${t.other} wiped away a tear with a sock.`,
        ],
        forOlder(
          "That did not look like somebody who eats boots. The boots stood in a row, all clean.",
        ),
      ],
    },
    truth: {
      title: ["What hoom means", "The truth"],
      speaker: (t) => t.other,
      lines: (t) => [
        [
          "I do not eat boots! I sing. Hoom is the low part. There is no one for the high part.",
          "Hoom is a song. It has two parts, and I am only one of them.",
        ],
        t.recall("gift", {
          soup: [
            "And now you bring soup. Nobody ever brought me soup.",
            "Is that soup for me? With beans?",
          ],
          drum: [
            "And you have a drum! I have wished for a drum.",
            "Is that a drum? Oh, it goes tum!",
          ],
          blanket: [
            "And you bring a blanket. Nobody ever tucked me in.",
            "Is that for me? It is so soft.",
          ],
        }),
        forOlder("When I sing, people shut their windows. I hear them, click, click, click."),
        [
          `They are all afraid of me. What can we do, ${t.child}?`,
          `How will they know I am not bad, ${t.child}?`,
        ],
      ],
      choices: {
        tune: ["Sing the high part", "Hum along with you"],
        tell: ["Tell the whole village", "Speak in the square"],
        bring: ["Walk home with you", "Take you to town"],
      },
    },
    choir: {
      title: ["The high part", "Hoom and hee"],
      lines: (t) => [
        [
          `“Hoom,” sang ${t.other}. “Hee,” sang ${t.hero}. The whole wood held its breath.`,
          `${t.hero} tried it: hee! And ${t.other} sang hoom. It fit like a cup and a lid.`,
        ],
        ...t.deeds.map(ifRoom),
        t.recall("gift", {
          soup: forOlder("Between two verses they had soup."),
          drum: forOlder("The drum went tum, and then it was a band."),
          blanket: forOlder("They sang it all under the one blanket, with their toes out."),
        }),
        [
          "In the village one window opened, then ten. So that was hoom!",
          "Click, click, click went the windows. They were opening.",
        ],
        t.refrain,
        [
          "Now the last house has the best seats of all.",
          "And at night, when the wood goes hoom, the village goes hee.",
        ],
      ],
    },
    told: {
      title: ["A word in the square", "On top of a box"],
      lines: (t) => [
        [
          `${t.hero} climbed on a box, with wobbly legs, and told them all.`,
          `In the square ${t.hero} took a deep breath. “It sings,” said ${t.hero}. “It has one chair.”`,
        ],
        ...t.deeds.map(ifRoom),
        t.recall("gift", {
          soup: forOlder("“And it likes beans,” said the empty pot, in its own way."),
          drum: forOlder("Tum! said the drum after each line, and that helped."),
          blanket: forOlder("“And it says thank you,” called someone, and held up the blanket."),
        }),
        [
          `The baker gave ${t.other} a second chair.`,
          `They went red. Then they took ${t.other} a second chair.`,
        ],
        t.refrain,
        [
          "The gate to the wood has no lock now. It has a bell.",
          "And when it goes hoom, they say, “Listen, a friend.”",
        ],
      ],
    },
    walked: {
      title: ["Hand in hand", "A walk into town"],
      lines: (t) => [
        [
          `${t.hero} took one big hand, and they walked through the village in plain sight.`,
          `They walked right down the street, with ${t.hero} in front.`,
        ],
        ...t.deeds.map(ifRoom),
        t.recall("gift", {
          soup: forOlder("Someone looked into the pot. “Beans!” they said. “We like beans too.”"),
          drum: forOlder("Tum, tum, went the drum, and soon some feet went along."),
          blanket: forOlder("With a blanket as a cape, anyone looks like a king."),
        }),
        [
          `A baby laughed and waved. ${t.other} waved back, and that was that.`,
          `A small girl said, “You have leaves in your hair.” “Yes,” ${said(t.cast.other)}. “Want one?”`,
        ],
        t.refrain,
        [
          "So the village has one neighbor more.",
          "Nobody sits on the key now. It hangs by the door, for both ways.",
        ],
      ],
    },
  },
};
