/** The smallest theater, and what went wrong in it. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { theatre as plot } from "../../../plots/theatre.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const theatre: PlotTexts<typeof plot> = {
  titles: ({ hero, other }) => [
    `${hero} and the King Who Never Laughed`,
    "The Theater with Twelve Chairs",
    "Cabbages for a King",
    `${hero}, ${other} and the Wrong Word`,
  ],
  refrains: [
    "Curtain up, curtain down, what a night in our town.",
    "Clap your hands and stamp your feet, wiggle in your seat.",
    "Tiptoe, bow, a wave, a spin, let the play begin.",
  ],
  beats: {
    start: {
      title: ["Twelve chairs", "The smallest theater"],
      lines: (t) => [
        [
          `In a theater of twelve chairs, ${t.hero} wanted to put on a play without one mistake. The play was called: The King Who Never Laughed.`,
          `Behind the bakery, in the smallest theater of all, ${t.hero} wished for one evening without mistakes. Tonight was the night, and the play was about a king who never laughs.`,
        ],
        introduceSiblings(t),
        forOlder(
          "At the end the king was to laugh, once, exactly after the seventh joke. It said so in the book.",
          "Every word stood in a thick book, and every step was drawn on the floor in chalk.",
        ),
        t.refrain,
      ],
    },
    trouble: {
      title: ["The wrong cart", "No castle"],
      lines: (t) => [
        [
          "That morning a cart was to bring the castle. What it brought was forty-two cabbages.",
          "At noon the castle came, by cart. But the cart was full of cabbages, round and green!",
        ],
        forOlder(
          "“Then somewhere,” said the carter, “somebody is cooking a castle right now.”",
          "“I did wonder,” said the carter. “My donkey kept on eating the towers.”",
        ),
        ...t.arrivals,
      ],
    },
    castle: {
      title: ["How to build a castle", "A house for a king"],
      lines: (t) => [
        t.tool.pack,
        [
          "A king must live somewhere, and they had until evening. “Quick, a castle!”",
          "No king without a castle! So everybody looked for something to build with.",
        ],
        forOlder(
          "There were the cabbages, a whole hill of them. There were bed sheets and a pot of paint. And the bakery next door had baskets up to the ceiling.",
          "A cabbage is nearly a brick. A sheet is nearly a wall. And a basket, upside down, is a tower, with a bit of bread in it.",
        ),
        [`What will our castle be, ${t.child}?`, `How shall we build it, ${t.child}?`],
      ],
      choices: {
        cabbages: ["Stack up the cabbages", "Pile cabbages high"],
        sheets: ["Paint the bed sheets", "Paint windows on sheets"],
        baskets: ["Borrow bread baskets", "Use baskets as towers"],
      },
    },
    rehearsal: {
      title: ["From the beginning, please", "Practicing"],
      lines: (t) => [
        t.recall("castle", {
          cabbages: [
            "The cabbage castle stood. Then one cabbage sighed, and the left wall rolled away.",
            "They built in cabbage, four towers of it. A snail looked out of the top window.",
          ],
          sheets: [
            "The painted castle flapped. Each time a door opened, the towers took a deep breath.",
            "They painted a castle with nine windows. It was still wet, and soon so was everyone.",
          ],
          baskets: [
            "The basket castle creaked like a ship, and from the highest tower fell a bun.",
            "Basket on basket the castle grew, and it smelled so good that pigeons moved in.",
          ],
        }),
        [
          `${t.friend} played the king. The crown slid down, over the nose. “Again!” said ${t.child}.`,
          `${t.friend} was king, and laughed at the first joke. “Too early!” said ${t.child}. “From the top!”`,
        ],
        forOlder(
          "They began again eleven times. The twelfth time went quite well, up to the second word. For the soup scene they had real soup, and it got less and less.",
          `“A king who never laughs,” said ${t.friend}, “should not have such a funny crown.” The soup in the soup scene was real, and after each try there was less of it.`,
        ),
      ],
    },
    well: {
      title: ["Plums at the well", "Through the town with a drum"],
      lines: (t) => [
        t.landmark.pass,
        [
          "Boom, boom, they walked with a drum and called all to come. Then they ate plums by the well.",
          "They called the play out in every street. Then they sat by the well and shared plums.",
        ],
        t.recall("castle", {
          cabbages: forOlder("A cabbage had rolled after them the whole way. It got a plum too."),
          sheets: forOlder("They all had paint on them, in the shape of half a window."),
          baskets: forOlder("They carried the plums in what would later be a tower."),
        }),
        forOlder(
          `${t.friend} could spit a plum stone over the bucket. Nobody else could, but everybody tried, and the bucket went pling.`,
          "They took their shoes off and put their feet in the cool water, and for once nobody said “from the top”.",
        ),
      ],
    },
    under: {
      title: ["The stage sneezes", "Somebody under the floor"],
      lines: (t) => [
        [
          "With plums inside them, they went back. And the stage floor sneezed!",
          "The plums were gone, the stage was waiting. Then its floor said, “Achoo!”",
        ],
        ...t.meeting,
        [
          `“Up there I once said a wrong word,” ${said(t.cast.other)}. “So I live here.”`,
          `“I got one word wrong,” ${said(t.cast.other)}, “and came down here for good.”`,
        ],
        forOlder(
          `${t.other} knew every play by heart, even the jokes, even the coughs of the people in row two.`,
          `Down there was a bed, a lamp, and every play in the world. ${t.other} had read them all, aloud, to the mice.`,
        ),
        [
          `What could ${t.other} do in our play, ${t.child}?`,
          `Which job do we have for ${t.other}, ${t.child}?`,
        ],
      ],
      choices: {
        whisper: ["Whisper the words", "Whisper when we forget"],
        curtain: ["Pull the curtain", "Work the curtain rope"],
        thunder: ["Make the thunder", "Shake the thunder tin"],
      },
    },
    act: {
      title: ["Curtain up", "The crown in the soup"],
      lines: (t) => [
        [
          `Curtain up! All twelve chairs were full, and people sat on the steps. King ${t.friend} bent over the soup. Plop! The crown was in it.`,
          `Then came the evening, and the chairs, and on each chair two people. “I never laugh,” said King ${t.friend}, and the crown fell, plop, into the soup.`,
        ],
        forOlder(
          "That was not in the book. In the book, the king eats three spoons and is sad. A king without a crown is only somebody in a curtain.",
          "It sank at once, among the carrots. One bubble came up. It was very quiet in the theater. Without a crown, a king looks like a person with a curtain on.",
        ),
        [`All are looking! And the crown, ${t.child}?`, `No crown, no time! Well, ${t.child}?`],
      ],
      choices: {
        pot: ["Wear the pot instead", "Put the pot on top"],
        ladle: ["Fish with a ladle", "Go fishing for it"],
        taste: ["Eat all the soup", "Drink it empty"],
      },
    },
    interval: {
      title: ["The break", "Lemonade in the yard"],
      lines: (t) => [
        [
          "The first half went by like a sneeze. Then came the break, with lemonade in the yard.",
          "Half of the play was over. In the yard there was lemonade for all, and a warm wind.",
        ],
        t.recall("act", {
          pot: ["“A pot for a crown!” people laughed.", "A carrot still hung from the king’s pot."],
          ladle: ["“What a catch!” people laughed.", "“A crown on a ladle!” people said."],
          taste: ["“They ate it all up!” people laughed.", "The king still had the hiccups."],
        }),
        ifRoom(t.tool.use),
        t.refrain,
        forOlder(
          `${t.child} had counted: nineteen mistakes so far. “Strange,” said ${t.friend}. “They look so happy out there.”`,
          "“When does that part come again?” asked a small girl, and nobody had the heart to tell her that it was a mistake.",
        ),
      ],
    },
    turn: {
      title: ["The biggest mistake", "Very, very quiet"],
      lines: (t) => [
        t.recall("under", {
          whisper: [
            `The lamps went on again. And ${t.other} whispered, so loudly that all could hear: “Now trip over the cat!”`,
            `They played on. But ${t.other} leaned out too far to whisper, and rolled onto the stage.`,
          ],
          curtain: [
            `The second half began. And ${t.other} pulled the wrong rope, and came down with the curtain, flump.`,
            `So the play went on. Then the curtain fell, much too soon, with ${t.other} in it.`,
          ],
          thunder: [
            `After the bell they went on. In the middle of the love song it thundered, and ${t.other} fell through the wall.`,
            `They acted and acted. Boom! The thunder came too early, and ${t.other} came with it, tin and all.`,
          ],
        }),
        [
          `There ${t.other} was, in the light. Nobody said a word.`,
          `Everybody stared at ${t.other}. You could hear a moth.`,
        ],
        forOlder(
          `“I have done it again,” whispered ${t.other}, and looked for the hole in the floor. Even the book did not know what came next.`,
          `${t.other} turned as red as the curtain. The hole in the floor was six steps away. The thick book had nothing to say about this.`,
        ),
        [`How does the play go on, ${t.child}?`, `It is your turn, ${t.child}. What comes now?`],
      ],
      choices: {
        dance: ["Do it too, all together", "Turn it into a dance"],
        crown: ["Hand over the crown", "Give away the king’s crown"],
        audience: ["Ask the audience", "Call the audience up here"],
      },
    },
    dance: {
      title: ["The falling dance", "All fall down"],
      lines: (t) => [
        ...t.deeds.map(ifRoom),
        [
          `${t.hero} fell down as well, then ${t.friend}, then everyone. It was a dance! And the king laughed, and could not stop.`,
          `Bump, went ${t.hero}. Bump, went ${t.friend}. Bump, bump, bump: a dance! Then the king laughed until the crown fell off.`,
        ],
        ifRoom(t.landmark.find),
        forOlder(
          `The people wanted to see the dance three more times, and in the end the mayor fell best of all. ${t.other} shows it to anyone who asks.`,
          `Now the falling dance is danced at every wedding, and it is named after ${t.other}. You need a cushion for it.`,
        ),
        t.refrain,
        [
          "“And not one mistake!” said the baker on the way home.",
          "“Everything went right,” said the baker. “How do they do it?”",
        ],
      ],
    },
    crown: {
      title: ["Two crowns", "The king of slips"],
      lines: (t) => [
        ...t.deeds.map(ifRoom),
        [
          `${t.hero} put the crown on ${t.other}. “Welcome, Majesty of Mistakes!” ${t.other} bowed and tripped. And the old king laughed till the tears came.`,
          `“Make way,” called ${t.hero}, “for the ruler of Oops!” And ${t.other} wore the crown. The new ruler sat down beside the chair. How the old king laughed!`,
        ],
        ifRoom(t.landmark.find),
        forOlder(
          `There is a bed free under the stage now, for ${t.other} sleeps upstairs, next to the costumes. The mice come up to listen.`,
          `Since then no play has been done without ${t.other}, and people write in the book what went wrong, so that it can go wrong again.`,
        ),
        t.refrain,
        [
          "“No mistakes at all!” said the people. “We watched very closely.”",
          `So ${t.hero} got that evening. Nobody had seen a single mistake.`,
        ],
      ],
    },
    audience: {
      title: ["Everyone on stage", "No one left to watch"],
      lines: (t) => [
        ...t.deeds.map(ifRoom),
        [
          `“Who knows what comes next?” asked ${t.hero}. “Me!” cried everyone, and climbed up to ${t.other}. The twelve chairs stood empty. And the king laughed and laughed.`,
          `“Come up and help us,” called ${t.hero}. They all came, and stood round ${t.other}. Only a cat sat below. It clapped! How the king laughed!`,
        ],
        ifRoom(t.landmark.find),
        forOlder(
          `The baker played the dragon, which was not in the book, and the mayor played the second cabbage from the left. ${t.other} whispered for all of them.`,
          `There were more wrong words than right ones, and ${t.other} held up every one of them, like a fish that somebody has caught.`,
        ),
        t.refrain,
        [
          "“I made no mistake,” said each of them proudly, at home.",
          `And ${t.hero} wrote in the book: all went well.`,
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Behind the curtain", "Wobbly knees"],
      lines: (t) => [
        [
          "Behind the curtain it was dark, and all knees wobbled.",
          "Soon it would begin. Behind the curtain, tummies tickled.",
        ],
        ...t.returns,
        ifRoom(["Three knocks on the floor, and quiet.", "And out there, the first cough."]),
      ],
    },
    {
      title: ["In the light", "The longest minute"],
      lines: (t) => [
        [
          "It was the longest minute of the whole evening.",
          "All those eyes in the dark! It was not easy at all.",
        ],
        ...t.returns,
        ifRoom(["And then somebody giggled.", "Somewhere a chair creaked, kindly."]),
      ],
    },
  ],
};
