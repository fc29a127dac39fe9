/** The mystery of the missing buns. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { mystery as plot } from "../../../plots/mystery.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const mystery: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} and the Case of the Seven Buns`,
    "Who Ate the Moon Buns?",
    "Crumbs, Prints and a Hum",
    `Detective ${hero}`,
  ],
  refrains: [
    "Look up high and look down low, noses know.",
    "Sniff and peep, tiptoe, creep, crumbs do not sleep.",
    "Crumb by crumb and clue by clue, who, oh who?",
  ],
  beats: {
    start: {
      title: ["Bun morning", "The smell of cinnamon"],
      lines: (t) => [
        [
          `On market day the whole street smelled of buns, and right by the oven stood ${t.hero}.`,
          `${t.hero} lived above a bakery, where every morning smelled of cinnamon.`,
        ],
        [
          `${t.hero} wanted to be a detective, but nothing ever went missing.`,
          `${t.hero} had a notebook for clues. So far, it was empty.`,
        ],
        introduceSiblings(t),
        forOlder(
          "Last week there was the case of the lost button. It was on the coat.",
          "“One day,” said the notebook, or so it seemed, “one day.”",
        ),
        t.refrain,
      ],
    },
    gone: {
      title: ["An empty tray", "Seven buns missing"],
      lines: (t) => [
        [
          "Then the baker cried, “My seven moon buns!” The tray was bare. Only the smell was left.",
          "“Gone!” cried the baker. Seven moon buns had been here, and now there were none.",
        ],
        forOlder(
          "They were for the old folks’ tea, and the tea was at four.",
          "A moon bun is round and white, and one bite makes you smile.",
        ),
        ...t.arrivals,
      ],
    },
    clues: {
      title: ["Three clues", "Where to look"],
      lines: (t) => [
        t.tool.pack,
        [
          `${t.child} looked around and wrote down three clues: a crumb, a wet footprint, and a hum.`,
          `Three clues went into the notebook. Some crumbs. A wet print. And far away, a hum.`,
        ],
        forOlder("The hum went hm, hm, hm, as if someone was very pleased."),
        [`Which clue comes first, ${t.child}?`, `Where would ${t.child} start?`],
      ],
      choices: {
        crumbs: ["Follow the crumbs", "Track those crumbs"],
        prints: ["Measure the wet print", "Look at the footprint"],
        hum: ["Listen for the hum", "Find that humming"],
      },
    },
    crumbs: {
      title: ["Crumb by crumb", "The trail"],
      lines: (t) => [
        [
          "A crumb, a step, a crumb, a step. A fat sparrow was eating the trail from the other end.",
          "The crumbs went round the corner. There a sparrow sat, so full that it could not fly.",
        ],
        t.refrain,
        forOlder(
          "“I only ate the ones on the ground,” said the sparrow, and hiccupped.",
          "It burped, very softly, and pointed a wing at the tower.",
        ),
        [
          `The trail stopped under the tower. ${t.question}`,
          `After that there was no trail. ${t.question}`,
        ],
      ],
      choices: {
        prints: ["Look for wet prints", "Search for a footprint"],
        hum: ["Listen to the hum", "Hush and hear that humming"],
      },
    },
    prints: {
      title: ["Big wet feet", "The footprint"],
      lines: (t) => [
        [
          `The print was as long as a loaf. ${t.child} put both shoes in it, and had room left.`,
          `${t.child} measured the print: one loaf long and two buns wide.`,
        ],
        t.refrain,
        forOlder(
          "Whoever it was had walked through the fountain, and had not even minded.",
          "“Only one shoe,” wrote the notebook. “The other foot is bare.”",
        ),
        [
          `It was wet, and it led past the tower. ${t.question}`,
          `But then the sun dried the prints. ${t.question}`,
        ],
      ],
      choices: {
        crumbs: ["Follow the crumbs", "Track those crumbs"],
        hum: ["Listen to the hum", "Hush and hear that humming"],
      },
    },
    hum: {
      title: ["Hm, hm, hm", "The hum"],
      lines: (t) => [
        [
          `${t.child} put an ear to the wall. Hm, hm, hm, went the tower. It was a tune for tea time.`,
          `Hm, hm, hm. It came from high up, and it sounded like a mouth full of bun.`,
        ],
        t.refrain,
        forOlder(
          "It is hard to hum with your mouth full. This took practice.",
          "A pigeon was nodding along on the roof.",
        ),
        [`Then it went quiet. ${t.question}`, `All at once the hum stopped. ${t.question}`],
      ],
      choices: {
        crumbs: ["Follow the crumbs", "Track those crumbs"],
        prints: ["Look for wet prints", "Search for a footprint"],
      },
    },
    "crumbs-then": {
      title: ["The last crumb", "Crumbs on the stairs"],
      lines: (t) => [
        [
          `So they looked for crumbs. One, two, three, four, up to the tower door.`,
          `There they were, white crumbs on gray stone, all the way to the tower door.`,
        ],
        ifRoom(t.landmark.pass),
        [
          `The last crumb was still warm. ${t.child} wrote: “We are close.”`,
          `${t.child} picked up the last one. It was warm! So the thief was near.`,
        ],
        forOlder("An ant was pulling it home, and was not pleased to share."),
      ],
    },
    "prints-then": {
      title: ["Drip, drip", "Prints on the stairs"],
      lines: (t) => [
        [
          "So they looked for wet feet. Drip, drip, the prints went through the beans to the tower door.",
          "And there were the prints, big and wet, between the beans, right up to the tower.",
        ],
        ifRoom(t.landmark.pass),
        [
          `The last print was still wet. ${t.child} wrote: “We are close.”`,
          `${t.child} touched the last one. It was wet! So the thief was near.`,
        ],
        forOlder("A worm stood in it and swam. For a worm, it was a lake."),
      ],
    },
    "hum-then": {
      title: ["The hum on the stairs", "Listen"],
      lines: (t) => [
        [
          "So they stood still, on one leg each, and heard it: hm, hm, hm, behind the tower door.",
          "They hushed. They held their breath. Hm, hm, hm, sang the keyhole of the tower.",
        ],
        ifRoom(t.landmark.pass),
        [
          `It was a happy hum, and a lonely hum. ${t.child} wrote down both.`,
          `${t.child} hummed back. The tower was still, and then it hummed again.`,
        ],
        forOlder("Even the door knob shook a bit, in time."),
      ],
    },
    found: {
      title: ["Up the stairs", "A light at the top"],
      lines: (t) => [
        [
          "Up and up they went, past spiders and old brooms, on the tips of their toes.",
          "The stairs went round and round, and so did their heads.",
        ],
        ifRoom(t.tool.use),
        t.recall("clues", {
          crumbs: [
            "At the top lay one more crumb, and it moved.",
            "On the last step a crumb rolled by itself.",
          ],
          prints: [
            "At the top stood one wet shoe.",
            "On the last step stood a shoe as long as a loaf.",
          ],
          hum: [
            "At the top the hum was so near that it tickled.",
            "On the last step the hum had words: yum, yum.",
          ],
        }),
        forOlder(
          "“After you,” said the one. “No, after you,” said the other, and so they went in together.",
        ),
        [
          `${t.child} put an ear to the door.`,
          `There was a door, and ${t.child} felt for the handle.`,
        ],
      ],
    },
    reason: {
      title: ["The one who took the buns", "Seven plates"],
      lines: (t) => [
        [
          "Behind the door lay seven buns on seven plates. Someone sat there all alone.",
          "There they were, seven buns on seven plates, and one sad somebody.",
        ],
        ...t.meeting,
        [
          `“I laid a table for seven guests,” ${said(t.cast.other)}, “but I know nobody.”`,
          `“It is my birthday,” ${said(t.cast.other)}. “I have buns now, but no guests.”`,
        ],
        forOlder("On each plate lay a paper hat, folded with great care."),
        [`${t.question}`, `${t.child} shut the notebook. ${t.question}`],
      ],
      choices: {
        share: ["Invite the whole street", "Eat with everyone"],
        teach: ["Bake new buns together", "Learn to make buns"],
        trade: ["Trade for a tune", "Swap music and food"],
      },
    },
    table: {
      title: ["A long table", "Guests at last"],
      lines: (t) => [
        [
          `They set the table in the street, and the old folks came. ${t.other} had a guest on each side.`,
          `Down came the table, out came the chairs, and ${t.other} had more guests than plates.`,
        ],
        ...t.deeds.map(ifRoom),
        forOlder("Each bun was cut in four, and then in four again. It was just enough."),
        t.refrain,
        [
          `In the notebook ${t.hero} wrote: “Case closed. It was a party.”`,
          `${t.hero} wrote the last line: “Nothing is missing now.”`,
        ],
      ],
    },
    oven: {
      title: ["The second baker", "Flour on every nose"],
      lines: (t) => [
        [
          `They mixed and rolled, with flour on their noses, and ${t.other} was best at it.`,
          `${t.other} had hands just right for dough. Slap, roll, fold, and into the oven!`,
        ],
        ...t.deeds.map(ifRoom),
        forOlder("“Come back tomorrow,” said the baker. “And the day after. I open at six.”"),
        t.refrain,
        [
          `Now two bakers hum in the street, and ${t.hero} has a case to smell each day.`,
          `There were fourteen buns by four. ${t.hero} wrote: “Nothing missing. Seven too many.”`,
        ],
      ],
    },
    basket: {
      title: ["The basket on a string", "A tune for a bun"],
      lines: (t) => [
        [
          `So ${t.other} hummed at the tea, and was paid in buns.`,
          `${t.other} hummed for the old folks, hm, hm, hm, and they danced with their sticks.`,
        ],
        ...t.deeds.map(ifRoom),
        [
          "Since then, a basket on a string takes buns up, and music comes down.",
          "Now a basket goes up the tower each day with a bun in it, and a song comes down.",
        ],
        forOlder("On birthdays there is a candle in it."),
        t.refrain,
        [
          `${t.hero} needed a new notebook. The old one was full of songs.`,
          `And ${t.hero} wrote: “Solved, with sugar on top.”`,
        ],
      ],
    },
  },
};
