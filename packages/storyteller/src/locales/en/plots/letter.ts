/** The letter that lost a word. */
import { ifRoom, forOlder, type Line } from "../../../line.ts";
import type { letter as plot } from "../../../plots/letter.ts";
import type { SceneContext } from "../../../scene-context.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const letter: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} and the Wet Letter`,
    "The Word in the Pond",
    "Nine Plates",
    `A Letter for ${hero}`,
  ],
  refrains: [
    "Rain on the letter, rain on the hill, on we go still.",
    "Fold it up small, carry it all, over the wall.",
    "Up with the flap, tip and tap, mail in my lap.",
  ],
  beats: {
    start: {
      title: ["The red mailbox", "Only a spider"],
      lines: (t) => [
        [
          `${t.hero} had a red mailbox, and in it lived a spider, and nothing else.`,
          `In the village lived ${t.hero}, whose mailbox was red and held one spider.`,
        ],
        [
          `${t.hero} had one wish: a letter that began with Dear ${t.hero}.`,
          `The wish was small: one letter that began with Dear ${t.hero}.`,
        ],
        introduceSiblings(t),
        forOlder("Each morning at eight the flap went up, and at eight it went down again."),
        forOlder("“Nothing?” asked the neighbors. “Spider,” the box would have said."),
        t.refrain,
      ],
    },
    mail: {
      title: ["A letter at last", "Plop"],
      lines: (t) => [
        [
          "Plop! One wet morning the mail goose brought a letter. “Do not come to my party,” it said.",
          "And then, on a day of rain, the mail goose brought a letter! It said, “Do not come to my party.”",
        ],
        forOlder("It came from the house on the hill, and it had a gray blot in the middle."),
        ...t.arrivals,
      ],
    },
    reasons: {
      title: ["Nine reasons", "What did I do?"],
      lines: (t) => [
        t.tool.pack,
        [
          `“It must be me,” ${said(t.cast.friend)}. “I kept the ladder too long.”`,
          `“It is my fault,” ${said(t.cast.friend)}. “I once sneezed on that hill.”`,
        ],
        forOlder("By breakfast they had nine reasons, and every one of them was sad."),
        forOlder("“Then they can miss my birthday,” said somebody. It helped nobody."),
        [
          `But the letter did not say why. Who might know, ${t.child}?`,
          `Why, the letter did not say. Who can tell, ${t.child}?`,
        ],
      ],
      choices: {
        goose: ["Find the mail goose", "Talk to the goose"],
        paper: ["Look at it closely", "Sniff the paper"],
      },
    },
    clue: {
      title: ["A small gray cloud", "Something is missing"],
      lines: (t) => [
        t.recall("reasons", {
          goose: "The mail goose was wringing out her bag. “I may have swum a bit,” she said.",
          paper: "The paper smelled of pancakes and pond. In the middle sat a small gray cloud.",
        }),
        [
          `“So a word is gone!” said ${t.child}. But which one?`,
          `“There was one more word!” said ${t.child}. Nobody could read it now.`,
        ],
        forOlder(
          `“It was never,” guessed ${t.friend}. “Or ever. Or pepper.” Guessing did not help.`,
        ),
        [
          "Only the one who wrote it knew, up on the hill.",
          "Whoever writes a letter knows what was in it. So, to the hill!",
        ],
        forOlder("It is a long way to a question. They took sandwiches."),
      ],
    },
    ferry: {
      title: ["It comes when it comes", "Feet in the river"],
      lines: (t) => [
        t.landmark.pass,
        [
          "To get to the hill, you wait for the ferry.",
          "Then they sat by the river, for the ferry was not there yet.",
        ],
        forOlder("It is a raft with an armchair on it, and it comes when it comes."),
        t.recall("reasons", {
          goose: "The mail goose had come along on foot, for her wings were still drying.",
          paper: "They spread the letter on a warm stone to dry, gray cloud and all.",
        }),
        forOlder("They put their feet in, and seven small fish came to look at the toes."),
        forOlder("A hen was waiting too, with her egg in a basket, to pay for the ride."),
      ],
    },
    uphill: {
      title: ["Slower and slower", "The reasons come along"],
      lines: (t) => [
        [
          "On the far side the path went up, and their feet went slower and slower.",
          "The ferry put them down on the other side, and there the hill began.",
        ],
        [
          `“What if it is true?” ${said(t.cast.friend)}. “What if nobody wants us?”`,
          `“We could just go home,” ${said(t.cast.friend)}. “Not asking is easy.”`,
        ],
        forOlder("All nine reasons had come along, and they got heavier as it got steeper."),
        forOlder(`${t.hero} had folded the letter so small that it fit into a fist.`),
        [`How do we get our feet up there, ${t.child}?`, `What makes feet braver, ${t.child}?`],
      ],
      choices: {
        cow: ["Practice on a cow", "Try our question out"],
        clover: ["Pick some clover", "Gather flowers first"],
        song: ["Sing going up", "Make a marching song"],
      },
    },
    picnic: {
      title: ["Halfway up", "Lunch with ants"],
      lines: (t) => [
        t.recall("uphill", {
          cow: "“Why can’t we come?” they asked a cow. She thought about it, and chewed.",
          clover: "They picked clover till the bunch was as big as a cabbage. A bee came with it.",
          song: "They made a song with one word in it, and the word was “up”.",
        }),
        [
          "Halfway up they sat in the long grass and shared lunch with eleven ants.",
          "In the grass, halfway up, they unpacked the sandwiches. The ants had saved them a place.",
        ],
        forOlder("From here the village was a handful of crumbs, and the mailbox a red one."),
        forOlder(`${t.friend} lay down and read the clouds. One said duck. One was smudged.`),
        t.refrain,
      ],
    },
    window: {
      title: ["Nine plates", "The house on the hill"],
      lines: (t) => [
        [
          "Soon they stood before the house: nine plates, and somebody alone at the table.",
          "At the top stood the house, with paper chains and nine plates. Somebody sat there with one full cup.",
        ],
        ...t.meeting,
        [
          `${t.other} saw them, and quickly turned to the wall.`,
          `When they waved, ${t.other} looked into the teapot.`,
        ],
        ifRoom(t.tool.use),
        forOlder("On the table a tower of pancakes had gone cold and begun to lean."),
        forOlder(`“Home?” whispered ${t.friend}. But they had come all this way with a question.`),
        [`How do we ask, ${t.child}?`, `How should ${t.child} ask?`],
      ],
      choices: {
        knock: ["Knock at the door", "Tap the window"],
        keyhole: ["Call through the keyhole", "Whisper through the keyhole"],
        note: ["Slip a note under", "Write our question down"],
      },
    },
    asked: {
      title: ["The word that was gone", "Late"],
      speaker: (t) => t.other,
      lines: (t) => [
        t.recall("window", {
          knock: "You knocked, and you asked. You are the first all day.",
          keyhole: "My keyhole said, “Why don’t you want us?” It has never talked before.",
          note: "A note came in: “Why can’t we come?” I read it three times.",
        }),
        [
          "Not want you? I wrote, “Do not come late to my party!” And nobody came at all.",
          "But I wrote, “Do not come late!” And then I sat here, and there was no one.",
        ],
        forOlder("I thought of all I had done wrong, and found eleven things."),
        forOlder("Show me. Oh! There is a cloud where my “late” should be."),
        [
          `How do you start a late party, ${t.child}?`,
          `It is very late now. Can it still be saved, ${t.child}?`,
        ],
      ],
      choices: {
        backwards: ["Start the party backwards", "Begin with goodbye"],
        fetch: ["Fetch the whole village", "Run to every door"],
        ink: ["Paint a new letter", "Write it again, dry"],
      },
    },
    hello: {
      title: ["The party that went backwards", "Hello comes last"],
      lines: (t) => [
        [
          "They began with the goodbyes, and the hello came last.",
          "First goodbye, then cake, then games, and hello at the end.",
        ],
        [
          `By one plate ${t.other} had put a card. Dear ${t.hero}, it said.`,
          `On one plate lay a card from ${t.other}. It said, Dear ${t.hero}.`,
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        theHill(t),
        forOlder("It had been lying there since noon, in the good ink, and waiting."),
        t.refrain,
        [
          "It was a letter of two words, the right ones.",
          "And that was the letter. Nobody read it wrongly.",
        ],
      ],
    },
    running: {
      title: ["A letter with legs", "From door to door"],
      lines: (t) => [
        [
          `All the letters had gotten wet! ${t.hero} ran from door to door.`,
          `Nobody had the missing word. So ${t.hero} took it to each house.`,
        ],
        [
          `And up they came in slippers, and ${t.other} counted plates.`,
          `“Late!” they cheered, and ${t.other} warmed the pancakes up.`,
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        theHill(t),
        forOlder("The mail goose came too. She got a raincoat, and a bucket to swim in."),
        t.refrain,
        [
          `${t.hero} had wished for a letter, and had been one.`,
          `Of all the mail that day, ${t.hero} was the best.`,
        ],
      ],
    },
    dry: {
      title: ["Four steps by goose", "Late is fine"],
      lines: (t) => [
        [
          `${t.other} wrote a new one. Dear ${t.hero}, it began. Come! Late is fine.`,
          `Dear ${t.hero}, wrote ${t.other}, with wax all over. Come! Even late!`,
        ],
        [
          "The mail goose carried it across the room, and it stayed dry.",
          "It went by goose, four steps, right into two hands.",
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        theHill(t),
        forOlder("There was a second page with nothing on it, in case somebody had a question."),
        t.refrain,
        [
          "It lives in the red mailbox now, and the spider reads it.",
          "And by the red mailbox, the spider made room.",
        ],
      ],
    },
  },
  returns: [
    {
      title: ["The steep end", "Wind on the hill"],
      lines: (t) => [
        [
          "The last bit was the steepest, and the wind pushed.",
          "Then it got steep, and it rained a little again.",
        ],
        ...t.returns,
        ifRoom(["And there was the top.", "And then the path was flat."]),
      ],
    },
    {
      title: ["So late already", "Before the party"],
      lines: (t) => [
        [
          "But it was getting dark, and nothing was ready.",
          "So much to do, and the day nearly over!",
        ],
        ...t.returns,
        ifRoom(["And then everything was ready.", "After that it could begin."]),
      ],
    },
  ],
};

/** What was done on the way up, once more. */
function theHill(t: SceneContext): Line {
  return t.recall("uphill", {
    cow: forOlder("Down in the meadow the cow was still thinking about the question."),
    clover: forOlder("The clover stood in the middle, in the biggest jug, bee and all."),
    song: forOlder("They sang the song with one word, and it worked sitting down, too."),
  });
}
