/** The voyage to where the moon touches the sea. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { voyage as plot } from "../../../plots/voyage.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const voyage: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} and the Spoonful of Moon`,
    "Where the Moon Touches the Sea",
    `${hero} Sets Sail in the Walnut`,
    "See You Soon",
  ],
  refrains: [
    "Splash and creak, afloat, afloat, moon above our boat.",
    "Out with the tide, home with the moon, soon, soon.",
    "Over the water, under the night, follow the light.",
  ],
  beats: {
    start: {
      title: ["The cat and the spoon", "A wish in the harbor"],
      lines: (t) => [
        [
          `${t.hero} lived by the harbor and wished to sail to where the moon touches the sea. “Bring me a spoonful,” said the old harbor cat. “I promise,” said ${t.hero}.`,
          `By a small harbor lived ${t.hero}, who longed to go where the moon touches the sea. “Fill this spoon for me?” asked the old cat. “I promise,” said ${t.hero}.`,
        ],
        introduceSiblings(t),
        forOlder(
          "That cat had looked at the moon every night of its life, and its knees were too stiff for boats.",
          "It was the cat’s good spoon, the one for cream, and it had never been lent to anybody.",
        ),
        t.refrain,
      ],
    },
    trouble: {
      title: ["The goat on the pier", "Burp"],
      lines: (t) => [
        [
          "But a goat had eaten the sail. It had begun at one corner and not stopped.",
          "But the little boat had no sail. On the pier stood a goat, and it burped.",
        ],
        forOlder(
          "The boat was called the Walnut, because it was brown and round and not much bigger than one.",
          "“A bit salty,” said the goat, “but I liked the stripes.” It looked at the Walnut’s rope, too.",
        ),
        ...t.arrivals,
      ],
    },
    sail: {
      title: ["Something for the wind", "A new sail"],
      lines: (t) => [
        t.tool.pack,
        [
          "Tonight the moon was full. So they looked for something big that wind would like.",
          "No sail, no sailing! All along the harbor they searched for a thing that flaps.",
        ],
        forOlder(
          "In the window lay a cloth with cherries on it. Pajamas hung on the line, eleven pairs. Umbrellas slept in a corner like bats.",
          "They found a tablecloth, they found the laundry of a very large family, and they found umbrellas that nobody had come back for.",
        ),
        [`What will pull us, ${t.child}?`, `What makes a good sail, ${t.child}?`],
      ],
      choices: {
        cloth: ["Hang up the tablecloth", "Use a cherry tablecloth"],
        pyjamas: ["Sew pajamas together", "Button the pajamas together"],
        umbrellas: ["Open all umbrellas", "Tie umbrellas to the mast"],
      },
    },
    out: {
      title: ["Out of the harbor", "The first wave"],
      lines: (t) => [
        t.recall("sail", {
          cloth: [
            "Flup, went the tablecloth, and the Walnut was off. Old crumbs rained on everyone.",
            "The tablecloth puffed up, cherries and all, and three gulls came along to peck at it.",
          ],
          pyjamas: [
            "The pajamas filled with wind, arms, legs and all, and waved goodbye to the harbor.",
            "Twenty-two sleeves blew up like sausages, and every one of them pointed out to sea.",
          ],
          umbrellas: [
            "Pop, pop, pop, went the umbrellas, and the Walnut hopped over the waves like a flea.",
            "The umbrellas pulled so hard that the Walnut only touched every second wave.",
          ],
        }),
        [
          `A flying fish landed on ${t.friend}, said sorry, and flew on, a little to the left.`,
          `Plip, plop! Two flying fish used ${t.friend} as a bench, and stayed for a chat.`,
        ],
        forOlder(
          `A wave put its head over the side, curious as a cow. ${t.child} patted it, and it lay down again. Behind them the harbor grew small, then smaller, until it would have fit in a matchbox.`,
          `Somebody had to steer, and somebody had to sing, and ${t.child} did both, one with each hand. The goat stood on the pier for a long time and chewed, which may have been waving.`,
        ),
      ],
    },
    soup: {
      title: ["Soup on a small island", "Carrot soup"],
      lines: (t) => [
        t.landmark.pass,
        [
          "Then they pulled the boat onto a small island and had carrot soup.",
          "On a beach no bigger than a carpet they stopped and ate warm soup.",
        ],
        t.recall("sail", {
          cloth: ["The tablecloth was a tablecloth again.", "Cherries make any table nicer."],
          pyjamas: ["The pajamas dried on a rock.", "Each got a sleeve for a napkin."],
          umbrellas: ["Under an umbrella, soup stays hot.", "An umbrella made the roof."],
        }),
        forOlder(
          `A crab came sideways for a carrot, and went sideways again to eat it. ${t.friend} gave it the green end as well.`,
          `Nobody talked, for soup needs the whole mouth. Then ${t.friend} drank the last drop out of the pot and wore the pot.`,
        ),
      ],
    },
    sandbank: {
      title: ["A rope across the sea", "The sandbank"],
      lines: (t) => [
        [
          "After the soup they sailed on, till somebody’s rope hung across the sea.",
          "Their cups were empty, the sail was full, but then somebody’s rope stopped the boat.",
        ],
        ...t.meeting,
        [
          `“They all say see you soon,” ${said(t.cast.other)}. “Nobody comes.”`,
          `“Soon, they say,” ${said(t.cast.other)}. “I am still waiting.”`,
        ],
        forOlder(
          `Behind the rope lay one sandbank, with one chair on it, and a second chair, very clean. “First I counted to a thousand,” said ${t.other}. “Then I began with the sand.”`,
          "On the sandbank stood a table set for two. One of the cups had never been used. Every boat that went by had waved. Not one of them had turned round.",
        ),
        [
          `We will be back! What do we leave as a promise, ${t.child}?`,
          `We are coming back! How do we promise it, ${t.child}?`,
        ],
      ],
      choices: {
        shoe: ["Leave a left shoe", "Lend the left shoe"],
        knots: ["Tie knots in the rope", "Make a row of knots"],
        shell: ["Draw us on a shell", "Paint our faces on a shell"],
      },
    },
    calm: {
      title: ["No wind at all", "The sea stands still"],
      lines: (t) => [
        [
          `The rope came down, and they sailed until the wind fell asleep. The sea lay like glass. ${t.friend} blew into the sail until both ears were red. It did not help.`,
          `So the way was open. But far out the wind stopped, and the Walnut stopped too. ${t.friend} pushed the mast from inside the boat. Nothing moved, except the soup.`,
        ],
        forOlder(
          "Ahead, the moon was already climbing down, one foot first, as you get into a bath.",
          "You could hear a jellyfish think. Ahead of them the moon came lower and lower.",
        ),
        [`How do we get there, ${t.child}?`, `The moon won’t wait! Any plan, ${t.child}?`],
      ],
      choices: {
        spoons: ["Row with soup spoons", "Paddle with spoons"],
        dolphin: ["Ask a dolphin", "Call the dolphin family"],
        whistle: ["Whistle for the wind", "Sing the wind awake"],
      },
    },
    moon: {
      title: ["Where the moon touches the sea", "The silver beach"],
      lines: (t) => [
        t.recall("calm", {
          spoons: ["Clink, splash, clink went the spoons.", "A hundred spoon strokes later, look!"],
          dolphin: ["A dolphin pushed with its nose.", "The dolphins took turns pulling."],
          whistle: ["The wind woke up and yawned, whoosh.", "One tune, and the wind came running."],
        }),
        [
          "There lay the moon, with one elbow on a silver beach. Carefully they filled the spoon.",
          "They landed on a beach of silver, right beside the moon. It filled their spoon itself.",
        ],
        t.refrain,
        ifRoom(t.tool.use),
        forOlder(
          "Then they only lay there with their feet in the light. It tickled, and it smelled a little of milk.",
          "They stretched out on the sand, and the moon hummed. Their toes went silver and stayed so for a while.",
        ),
      ],
    },
    reunion: {
      title: ["The boat turns round", "The long way home"],
      lines: (t) => [
        [
          `When all were rested, the wind blew straight home. But ${t.child} turned the boat: they had promised.`,
          `Then it was time. Straight ahead lay home, and warm beds. “First the sandbank,” said ${t.child}, and turned.`,
        ],
        t.recall("sandbank", {
          shoe: [
            `There stood ${t.other}, hugging the shoe.`,
            `${t.other} had put a flower in the shoe.`,
          ],
          knots: [
            `There sat ${t.other}, holding all three knots.`,
            `${t.other} had never let go of the knots.`,
          ],
          shell: [
            `There sat ${t.other}, talking to the shell.`,
            `The shell stood on the table, beside ${t.other}.`,
          ],
        }),
        forOlder(
          `“You are here,” said ${t.other}, and then again, a little louder, “You are here!” Both cups were filled with tea, and both were used.`,
          `“Is this soon?” asked ${t.other}. “I did not know that it looks like a boat.” That night somebody sat on the second chair, and somebody on the first.`,
        ),
        [`Here we are, ${t.child}. What next?`, `What do we offer, ${t.child}?`],
      ],
      choices: {
        aboard: ["Climb into our boat", "Sail along with us"],
        share: ["Share the spoonful", "Pour out half a spoonful"],
        cat: ["Return tomorrow with the cat", "Fetch the cat tomorrow"],
      },
    },
    aboard: {
      title: ["A steady hand", "The spoon comes home"],
      lines: (t) => [
        ...t.deeds.map(ifRoom),
        [
          `${t.other} held the spoon all the way, and spilled nothing. “Only water?” asked the cat. But a tiny moon was floating in it.`,
          `Nobody waits as well as ${t.other}, and so the spoon came home full. The cat bent over it. There was the moon, as small as a pea!`,
        ],
        ifRoom(t.landmark.find),
        forOlder(
          `Now ${t.other} lives in the harbor, in the house with two chairs, and is never late for supper.`,
          `${t.other} stayed, and calls out to every boat that leaves, “See you soon!” And it does.`,
        ),
        t.refrain,
        [
          `The cat sleeps beside its spoon, for ${t.hero} had promised.`,
          `And now, for ${t.hero}, the moon touches the sea at home.`,
        ],
      ],
    },
    share: {
      title: ["Half and half", "Two moons"],
      lines: (t) => [
        ...t.deeds.map(ifRoom),
        [
          `Half the spoonful had stayed in ${t.other}’s cup, and in it a whole moon! The cat looked into the rest. “All of it,” it purred.`,
          `Half of it shone on the sandbank now, for ${t.other}: a whole round moon! The cat got the other half, and it lacked nothing.`,
        ],
        ifRoom(t.landmark.find),
        forOlder(
          `A small light stands on the sandbank now, and every boat stops there for tea with ${t.other}. You bring your own cup.`,
          `The sandbank shines now, so that no boat can miss it. On Sundays ${t.other} has no chair left for the guests.`,
        ),
        t.refrain,
        [
          "The moon touches the sea in many places, if you bring a spoon.",
          `And ${t.hero} waves over from the harbor: see you soon.`,
        ],
      ],
    },
    cat: {
      title: ["The cat goes to sea", "A basket on board"],
      lines: (t) => [
        ...t.deeds.map(ifRoom),
        [
          `The next night, beside ${t.other}, the cat sailed out in a basket. It put a paw into the moon. “Wet!”`,
          `One day later they all sailed again: the cat in a basket, ${t.other} in front. Then the cat touched the moon with its nose, and sneezed silver.`,
        ],
        ifRoom(t.landmark.find),
        forOlder(
          "The cat had wanted only a spoonful, and now it had all of the moon, up to the elbow. They lay on the beach until the cream ran out.",
          `“I never thought that I would come along,” said the cat. “Me neither,” said ${t.other}, and moved up a bit for the basket.`,
        ),
        t.refrain,
        [
          "Where the moon touches the sea, there is a paw print now.",
          `So ${t.hero} kept two promises, and the spoon was used for soup.`,
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Dark waves", "The wide sea"],
      lines: (t) => [
        [
          "Behind the sandbank the sea was wide and black.",
          "Now the waves were long, and very dark.",
        ],
        ...t.returns,
        ifRoom(["Wave by wave, it grew easier.", "And the little boat sailed on."]),
      ],
    },
    {
      title: ["Against the wind", "The way back"],
      lines: (t) => [
        [
          "From the sandbank, home lay straight against the wind.",
          "It was late now, and the wind pushed back.",
        ],
        ...t.returns,
        ifRoom(["There were the lights of the harbor!", "And at last, somewhere, a goat bleated."]),
      ],
    },
  ],
};
