/** A cart for an old donkey, with bent nails. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { inventor as plot } from "../../../plots/inventor.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const inventor: PlotTexts<typeof plot> = {
  titles: ({ hero, other }) => [
    `${hero} and the Crooked Cart`,
    "The Donkey Who Was Driven",
    "Nine Knocks for One Nail",
    `${hero}, ${other} and the Last Nail`,
  ],
  refrains: [
    "Knock and turn and tie, let me have a try.",
    "Tap, tap, one, two, three, this was made by me.",
    "String and tape and glue, anything will do.",
  ],
  beats: {
    start: {
      title: ["A cart to build", "The donkey and the hill"],
      lines: (t) => [
        [
          `${t.hero} wanted to build a cart, quite alone, to take the old donkey up the hill. From up there you can see the sea.`,
          `Below a hill lived ${t.hero}, who wished to build a cart, quite alone, for an old donkey. It was to ride up, and see the sea.`,
        ],
        introduceSiblings(t),
        forOlder(
          "For thirty years the donkey had pulled carts full of pumpkins, full of hay, and once full of aunts. It had never sat in one.",
          "That donkey had pulled every cart in the village. Nobody had ever said to it, “Get in, today we pull.” And the hill was growing longer.",
        ),
        t.refrain,
      ],
    },
    trouble: {
      title: ["Finished overnight", "Too red and too straight"],
      lines: (t) => [
        [
          "Last night the cart had one wheel. This morning it had four, and it shone.",
          "Overnight somebody had finished the cart! It was red, and straight as a ruler.",
        ],
        forOlder(
          "It had a bell and a cushion and not one bent nail. The donkey sniffed at it, said “hee”, and sat down next to it.",
          "“Lovely,” said the neighbors. “Now you don’t have to.” But the bit with the hammer had been the best bit, and it was gone.",
        ),
        ...t.arrivals,
      ],
    },
    wheels: {
      title: ["Something round", "Once more from the start"],
      lines: (t) => [
        [
          "So the red cart went behind the shed, and they began a new one. Only wheels were missing.",
          "“That one is not ours,” they said, and started again, with planks, string and no wheels.",
        ],
        t.tool.pack,
        forOlder(
          "Pot lids hung in the kitchen. In the cellar lay cheeses, as round as moons. And the pumpkins in the garden looked ready to leave anyway.",
          "Who is round? A lid is round, and it rings. A cheese is round, and it smells. A pumpkin is round, more or less.",
        ),
        [`What shall it roll on, ${t.child}?`, `Which wheels do we want, ${t.child}?`],
      ],
      choices: {
        lids: ["Borrow four pot lids", "Use pot lids"],
        cheeses: ["Take the cheeses", "Roll some cheeses over"],
        pumpkins: ["Pick fat pumpkins", "Fetch pumpkins"],
      },
    },
    trial: {
      title: ["Only left", "The first ride"],
      lines: (t) => [
        t.recall("wheels", {
          lids: "Cling, clang! The lids rang so loudly that nine cats came running for their dinner.",
          cheeses: "Softly rolled the cheeses, and after them, on tiptoe, walked eleven mice.",
          pumpkins:
            "Boing, boing! One pumpkin was bigger than the rest, so the cart took a bow at every step.",
        }),
        [
          `Tap, tap, ouch, tap: ${t.child} had put in every nail. ${t.friend} pushed, and the cart went left.`,
          `${t.child} gave it one last knock, and ${t.friend} gave it a push. The cart ran in a circle.`,
        ],
        forOlder(
          "Left round the well it went, left round the hens, and home again by the left. The donkey watched it the way you watch a play.",
          "“Let me do that,” said a man with a saw. “No, thank you.” “Shall I just,” said a woman with a wrench. “No, thank you!”",
        ),
        forOlder("There was one screw too many. They kept it in a shoe, to be safe."),
      ],
    },
    plums: {
      title: ["Bread and plums", "While the glue dries"],
      lines: (t) => [
        t.landmark.pass,
        [
          "Then the glue had to dry. They lay in the grass and ate bread and plums.",
          "Glue takes its time, so under a tree there was bread, with plums on it.",
        ],
        t.recall("wheels", {
          lids: ["A spare lid made a fine plate.", "One lid was left for the juice."],
          cheeses: ["With it came a slice of wheel.", "A mouse brought its own plum."],
          pumpkins: ["The fifth pumpkin was the pillow.", "A pumpkin makes a good armchair."],
        }),
        forOlder(
          "The donkey laid its chin on somebody’s feet. It looked up at the hill, then at the plums, and for now it chose the plums.",
          "Everybody had a blue thumb, from the plums or from the hammer, and they held them all up and compared. The donkey had no thumb, so it got two plums.",
        ),
      ],
    },
    back: {
      title: ["Somebody has been here", "A bow on the cart"],
      lines: (t) => [
        [
          "After the plums they went back to the workshop. Every bent nail was straight!",
          "Later, in the workshop, the cart stood there with all its corners rounded, and a bow on.",
        ],
        forOlder(
          "The wheels were in line, and the floor was swept. Even the squeak had been oiled, and it had been such a friendly squeak.",
          "“You’re welcome,” said a small card, in letters like a row of buttons. It did not say who.",
        ),
        [
          `Who keeps doing that? How can we find out, ${t.child}?`,
          `It was the same hand again! How do we catch sight of it, ${t.child}?`,
        ],
      ],
      choices: {
        flour: ["Sprinkle flour about", "Dust flour everywhere"],
        hide: ["Hide in a barrel", "Crouch inside the barrel"],
        note: ["Write a note", "Leave a note"],
      },
    },
    caught: {
      title: ["The quick hands", "So crooked"],
      lines: (t) => [
        t.recall("back", {
          flour: ["White, tidy footprints led to the cart.", "Neat steps ran through the flour."],
          hide: ["The barrel had a knothole. A hand!", "In the barrel nobody breathed."],
          note: ["“Who are you?” asked the note.", "Somebody was answering the note."],
        }),
        ["Beside the cart somebody held two hammers.", "Someone was rubbing the cart with wax."],
        ...t.meeting,
        [
          `“It was so crooked,” ${said(t.cast.other)}. “I put it right.”`,
          `“I’m only quicker,” ${said(t.cast.other)}. “Isn’t that good?”`,
        ],
        ifRoom(["The donkey had not said a word.", "The donkey wagged its tail and kept quiet."]),
        forOlder(
          `“Once a thing is done, they thank me and go home,” said ${t.other}. “So I look for the next crooked thing.”`,
          `“Everyone brings me what is broken,” said ${t.other}. “Nobody ever stays to see.”`,
        ),
      ],
    },
    tea: {
      title: ["Raisins in a row", "Late in the workshop"],
      lines: (t) => [
        [
          `The kettle sang, and they all had tea and buns. ${t.other} laid the raisins in a row.`,
          `It was late, so there was noodle soup for everyone. ${t.other} ate the noodles by length.`,
        ],
        t.recall("back", {
          flour: ["The flour became pancakes.", "Flour was on every nose."],
          hide: ["The barrel was the table.", "The donkey slept against the barrel."],
          note: ["The note was folded into a hat.", "The note lay under the pot."],
        }),
        forOlder(
          "Rain drummed on the roof. The donkey put its chin on the bench and waited to be noticed, and a crust of bread went its way.",
          `By the third helping ${t.other} had straightened the spoons, the cloth, and one of the donkey’s ears. The donkey let it hang again.`,
        ),
        t.refrain,
        forOlder("Nothing was broken just then, and still nobody went home."),
      ],
    },
    nail: {
      title: ["One last nail", "Nine knocks or one"],
      lines: (t) => [
        [
          `The next day the cart needed one more nail. ${t.child} lifted the hammer, and ${t.other} reached for it.`,
          `In the morning there was one nail to go. “Give it here,” ${said(t.cast.other)}, “I’m done in a blink.”`,
        ],
        forOlder(
          `“I need one knock,” said ${t.other}. “I need nine,” said ${t.child}. “That makes eight more for me.”`,
          `“It will be crooked!” “A little,” said ${t.child}. The two quick hands opened and shut, like fish on vacation.`,
        ),
        [
          `What could those quick hands do instead, ${t.child}?`,
          `And what shall we give ${t.other} to do, ${t.child}?`,
        ],
      ],
      choices: {
        count: ["Count my knocks", "Count along aloud"],
        pockets: ["Put them in pockets", "Keep them in pockets"],
        own: ["Build something of your own", "Make your own thing"],
      },
    },
    hill: {
      title: ["Halfway up", "The donkey gets in"],
      lines: (t) => [
        t.recall("nail", {
          count: `“Eight, nine!” counted ${t.other}, and in it was.`,
          pockets: "The pockets wriggled, but the nail went in.",
          own: `Meanwhile ${t.other} made a thing with three ears.`,
        }),
        [
          "Then the donkey got in, and up they went. Halfway, the cart stopped.",
          "The donkey took its seat, and off they rolled, until the hill was too steep.",
        ],
        ifRoom(t.tool.use),
        ...t.deeds.map(ifRoom),
        forOlder(
          `“I would know how,” said ${t.other}. “So will we, in a minute,” said ${t.child}.`,
          `${t.other} opened a mouth full of advice, and shut it again. That was hard work, too.`,
        ),
        [`How do we get on, ${t.child}?`, `It is stuck. What now, ${t.child}?`],
      ],
      choices: {
        rope: ["Pull a long rope", "Tie on the rope"],
        sheet: ["Spread a bedsheet", "Hang up that bedsheet"],
        donkey: ["Ask the donkey", "Listen to the donkey"],
      },
    },
    bench: {
      title: ["The cart arrives", "A seat at the top"],
      lines: (t) => [
        [
          "All hands pulled, even two quick ones. At the top, crack, off came the wheels! So it is a bench, and the donkey sees the sea.",
          `They heaved, and ${t.other} heaved along. And up there all the wheels fell off. The donkey stayed sitting. There lay the whole sea.`,
        ],
        t.recall("nail", {
          count: forOlder(`“I could fix it,” said ${t.other}, and went on counting waves.`),
          pockets: forOlder(`“I could fix it,” said ${t.other}, with both hands in the pockets.`),
          own: forOlder("The three-eared thing stands beside it, and is a table for a cup."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          `${t.hero} built it, quite alone, with everyone.`,
          `“Made by ${t.hero}”, says the bench, in bent nails.`,
        ],
      ],
    },
    afloat: {
      title: ["Wind in the sheet", "One ear to steer"],
      lines: (t) => [
        [
          "The wind took the cart to the top, slowly down the far side, and splash! It floated! The donkey put out one ear and steered.",
          "Flup! The cart crept over the top, gently down to the beach, and on. The cart was a boat. The donkey had known all along.",
        ],
        t.recall("nail", {
          count: forOlder(`${t.other} counted how often it went round the bay. Again it was nine.`),
          pockets: forOlder(`${t.other} took one hand out of a pocket, only to wave.`),
          own: forOlder(`And the three-eared thing floated too, so there were two ships.`),
        }),
        forOlder("A straight cart would have sunk. In this one the bent nails held hands."),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          `From the hill you can see ${t.hero} at sea.`,
          `So ${t.hero} had built a ship, quite alone.`,
        ],
      ],
    },
    walked: {
      title: ["The donkey’s turn", "One hoof, then another"],
      lines: (t) => [
        [
          "The donkey got out and pulled the cart up the hill by itself! There it looked at the sea for an hour.",
          "The donkey stepped down and went alone, hoof by hoof, to the very top. At the top it sneezed, because the sea smelled so big.",
        ],
        t.recall("nail", {
          count: forOlder(`“Two hundred and nine,” said ${t.other}, who had not helped with one.`),
          pockets: forOlder(`It took all morning, and the hands stayed in their pockets.`),
          own: forOlder(`At the top the three-eared thing turned out to be a donkey hat.`),
        }),
        forOlder("Halfway it stopped to eat a thistle, which no cart ever does."),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          `Downhill it slept in the cart that ${t.hero} built.`,
          `And home it rode. ${t.hero} pulled, and it snored.`,
        ],
      ],
    },
  },
  returns: [
    {
      title: ["By one small lamp", "Evening in the workshop"],
      lines: (t) => [
        ["By then it was dark outside, and it rained.", "Night fell, and the one lamp was small."],
        ...t.returns,
        ifRoom(["And it was warm in there again.", "So nobody minded the dark."]),
      ],
    },
    {
      title: ["The steepest bit", "Stones on the path"],
      lines: (t) => [
        ["But the last bit was the steepest.", "Up here the path was all stones."],
        ...t.returns,
        ifRoom(["And the top came a little nearer.", "After that the hill felt lower."]),
      ],
    },
  ],
};
