/** The quest for a missing bell. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { quest as plot } from "../../../plots/quest.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { introduceSiblings } from "../siblings.ts";

export const quest: PlotTexts<typeof plot> = {
  titles: ({ hero, other }) => [
    `${hero} and the Bell That Went Away`,
    "The Night Without a Bong",
    "The Bell in the Blanket",
    `${hero}, ${other} and the Evening Bell`,
  ],
  refrains: [
    "Over the stones and under the sky, you and I.",
    "Ding and dong, it won’t be long, a little song.",
    "Left foot, right foot, hum along, ding and dong.",
  ],
  beats: {
    start: {
      title: ["The town on the hill", "A wish on a rope"],
      lines: (t) => [
        [
          `In a small town on a hill lived ${t.hero}. ${t.hero} had one wish: to ring the evening bell, just once.`,
          `High on a hill, where the wind combs the grass, lived ${t.hero}. More than cake, ${t.hero} wished to ring the evening bell.`,
        ],
        introduceSiblings(t),
        forOlder(
          "Each night it sang bong, and the whole town fell asleep, down to the last mouse. But the rope hung high, and the bell keeper always said, “One day, one day.”",
          "Each night it said bong, once, and even the goats stopped talking. “When you are taller,” said the bell keeper, and that took so long.",
        ),
        t.refrain,
      ],
    },
    missing: {
      title: ["No bong tonight", "The bell is gone"],
      lines: (t) => [
        [
          "But tonight there was no bong. The bell was gone, and nobody could sleep.",
          "Then came a night with no bong at all. The tall bell tower stood empty!",
        ],
        ...t.arrivals,
        forOlder(
          "The cat lay awake and counted its toes, and the baker put on two left shoes. “I only went to oil my boots,” said the bell keeper. “When I came back, there was a bit of rope, and a hole full of stars.”",
          "All over town, windows went light and slippers went flap, flap, flap. Up in the tower the bell keeper stood and held the rope. At the other end of it there was nothing.",
        ),
      ],
    },
    pancakes: {
      title: ["Pancakes at night", "On the steps of the well"],
      lines: (t) => [
        [
          "The baker was awake anyway, so there were pancakes on the steps of the well. The last one slid off the plate, and a goat caught it.",
          "“If we can’t sleep, we can eat,” said the baker, and pancakes went round. One was kept for a goat in a nightcap.",
        ],
        t.tool.pack,
        forOlder(
          "The moon was round and yellow too. The goat looked at it for a long time. “Somebody ought to go and look,” said the baker. So it was somebody’s turn, and they all knew whose.",
          "They ate with their fingers and wiped them in the grass, and for a while nobody missed anything. “One more for the road,” said the baker, and wrapped it in a clean sock.",
        ),
      ],
    },
    road: {
      title: ["Two tracks", "Where the bell rolled"],
      lines: (t) => [
        [
          "When every plate was licked, they held a lamp over the road. Here the bell had rolled! But at the old oak the track split in two.",
          "Full and warm, they set off. A wide track ran through the dust, just as wide as a bell, and at the oak it became two.",
        ],
        forOlder(
          "One way smelled of moss. The other way went plip and plop. A beetle was climbing through the track. For a beetle, it was a valley, and new on the map.",
          "To the left something hooted. To the right something dripped. Someone had pushed with all their might. In between there were marks of two knees, where they had taken a rest.",
        ),
        [
          `Trees or water? Which way first, ${t.child}?`,
          `One way was green, one way was wet. Where now, ${t.child}?`,
        ],
      ],
      choices: {
        forest: ["Walk under the trees", "Tiptoe through the forest"],
        river: ["Follow the water", "Wander along the river"],
      },
    },
    forest: {
      title: ["The owl", "Under the trees"],
      lines: (t) => [
        [
          `Among the trees sat an owl with a chip of gold. ${t.child} gave it a polite hoot, and it pointed up the hill.`,
          `A twig went crack. An owl looked down, and gold shone in its claw. “Hoo?” asked the owl. “Us,” said ${t.child}. So it showed them the path.`,
        ],
        forOlder(
          "“A bell came by,” it said. “It was in a great hurry, and it was wearing a blanket.” As they went on, it turned its head after them, all the way round.",
          "“Bells should not snore,” the owl added, “but something under that blanket did sniff.” Then it winked, first with one eye and then, to be fair, with the other.",
        ),
        t.landmark.pass,
      ],
    },
    river: {
      title: ["The frog", "Along the water"],
      lines: (t) => [
        [
          `In the reeds sat a frog that said “bong” in place of “croak”. “Where did you hear that?” asked ${t.child}. The frog jumped up the hill path.`,
          `Plip, plop, bong! A frog had learned a new word. ${t.child} said “bong” right back, and the frog showed them the way.`,
        ],
        forOlder(
          "It jumped three times and looked back each time, to see if they were still there. All the young frogs were learning it too. It was a loud night for the fish.",
          "“I used to say croak,” it told them. “This one tickles the tummy.” On a lily leaf lay a thread of gold, thin as a hair. The bell had rubbed against it.",
        ),
        t.landmark.pass,
      ],
    },
    gap: {
      title: ["Glup", "The muddy ditch"],
      lines: (t) => [
        [
          `But soon the path stopped at a ditch, wide and full of mud. “Glup,” said the mud. ${t.friend} took a running jump and landed in the middle. Glup!`,
          `And there the path ended. A wide ditch of mud lay in the way and said “glup”. ${t.friend} tried one big jump. It was not big enough. Glup!`,
        ],
        forOlder(
          "It took three pulls and a plop to get out again. Beside it lay an old rope and a barn door, and six geese stood by as if they knew something.",
          "Mud is warm, at least. But it is not a bridge. Round about lay what people leave near ditches: a rope, a barn door, and some geese, fast asleep.",
        ),
        [`How could they get across, ${t.child}?`, `How do we reach the other side, ${t.child}?`],
      ],
      choices: {
        rope: ["Throw the rope over", "Pull with a rope"],
        geese: ["Ask the geese", "Call some geese for help"],
        plank: ["Lay down a plank", "Build a small bridge"],
      },
    },
    socks: {
      title: ["Socks on a bush", "A seat in the moonlight"],
      lines: (t) => [
        t.recall("gap", {
          rope: "The rope went round a fat tree, and the mud got nobody.",
          geese: "The geese lined up, beak to tail, and that was the bridge.",
          plank: "Flat on the mud, an old barn door made a fine bridge.",
        }),
        [
          "Halfway up the hill they hung their wet socks on a bush. A hedgehog crept into a shoe and sighed.",
          "In the soft grass they sat down and let their socks dry. A hedgehog tried on a shoe, and it fit.",
        ],
        forOlder(
          "A row of bare feet looked up at the moon and wiggled. It is hard to be cross with your toes in the wind. Out of a pocket came one cold pancake, and it was handed round.",
          "From up here the town was a heap of small lights. Each light was somebody who could not sleep. Nobody had anything to do but wait, so they hummed.",
        ),
        t.refrain,
      ],
    },
    hum: {
      title: ["The ground hums", "Under the moss"],
      lines: (t) => [
        [
          "When the socks were nearly dry, they climbed on. And soon the ground was humming, low and long, from behind a mossy rock.",
          "On they went, with one sock each way out. Near the top the moss began to hum, and behind a rock shone a light.",
        ],
        forOlder(
          "It was not a bee. It was much too big for a bee. The hum stopped, and somebody coughed a very small cough. Then it began again.",
          "It tickled their feet, right through their shoes. Whoever it was, they could not have many visitors. There was no path to the door, and moss on the step.",
        ),
        [
          `How do we say that we are here, ${t.child}?`,
          `Somebody is at home. How do we begin, ${t.child}?`,
        ],
      ],
      choices: {
        knock: ["Knock on the rock", "Tap three times"],
        tune: ["Hum the same tune", "Sing along softly"],
        greet: ["Call good evening", "Whisper hello"],
      },
    },
    den: {
      title: ["The bell in the blanket", "Behind the rock"],
      lines: (t) => [
        t.recall("hum", {
          knock: "Tock, tock, tock. “It’s open,” said a small voice.",
          tune: "Two tunes became one, and somebody moved the stone.",
          greet: "“Good evening!” And after a while: “Is it? Come in.”",
        }),
        [
          "Inside a small cave stood the bell, in a blanket like a baby, and two arms held it tight.",
          "And there, in a small cave, was the bell! It had a blanket on, and someone was patting it.",
        ],
        ...t.meeting,
        ifRoom(t.tool.use),
        forOlder(
          "In the corner stood one cup, one spoon and one chair, and a bed as narrow as a shelf.",
          "The cave was big and clean. You could see that it had often been swept, for want of company.",
        ),
      ],
    },
    confession: {
      title: ["Why the bell went away", "So quiet at night"],
      speaker: (t) => t.other,
      lines: (t) => [
        [
          "Yes, I took it. I am sorry. Hush now, and listen. Nothing, you hear? My nights are all like that. The bell hums to me, and then I can sleep.",
          "It was me. Be still for a moment. Do you hear that? No? That is what I hear all night. But when the bell hums, I am not alone.",
        ],
        forOlder(
          "I gave it my blanket. I was cold, but it was not. I have tried to hum for myself. But you cannot hum and fall asleep. One of the two always stops.",
          "I meant to bring it back. I just did not know how to say good night to it. I tried counting sheep. They came in, looked about, and went home to their mothers.",
        ),
        [
          `It must go home, I know. But what about me, ${t.child}?`,
          `You want it back. And what about my nights, ${t.child}?`,
        ],
      ],
      choices: {
        stay: ["Visit every evening", "Read you bedtime stories"],
        carve: ["Make a little bell", "Carve a tiny chime"],
        invite: ["Come home with us", "Live in our tower"],
      },
    },
    nightly: {
      title: ["A story each night", "Up the hill at dusk"],
      lines: (t) => [
        [
          `“Ring it yourself, ${t.hero},” said the keeper, home at last, and went to bed. Bong! And each evening a story walks up the hill to ${t.other}.`,
          `The bell hung again, but the keeper was fast asleep. So ${t.hero} rang it. Bong! And every night somebody takes a book up to ${t.other}.`,
        ],
        forOlder("“In forty years,” the keeper said, “I never once heard it from my pillow.”"),
        ...t.deeds.map(ifRoom),
        t.recall("road", {
          forest: forOlder("Because they were polite in the forest, the owl carries the lamp."),
          river: forOlder("Because they spoke its language, the frog hops ahead."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        ["Then the whole hill sleeps.", "Then only the wind is awake."],
      ],
    },
    echo: {
      title: ["Ding", "The little bell"],
      lines: (t) => [
        [
          `They made ${t.other} a bell from a tin cup, no bigger than a pear. At home the keeper had to listen for it, so ${t.hero} took the rope. Bong! And the cave said ding.`,
          `From a cup and a spoon came a bell for ${t.other} to keep. “Ring, ${t.hero},” said the keeper at home, all ears. Bong! Far off, it went ding.`,
        ],
        ...t.deeds.map(ifRoom),
        t.recall("road", {
          forest: forOlder("Up in its tree the owl said “hoo”, which made it a song."),
          river: forOlder("By the water the frog said “bong” too, which made it a song."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        ["Two bells, one hill, good night.", "So the hill says good night twice."],
      ],
    },
    moved: {
      title: ["The new bell keeper", "Room in the tower"],
      lines: (t) => [
        [
          `Right under the bell a bed was free, and ${t.other} moved in. Each evening ${t.other} lifts ${t.hero} up to the rope. Bong!`,
          `In the bell tower was a tiny room. ${t.other} fit in, just. “Together,” says ${t.other} each night, and ${t.hero} takes the rope. Bong!`,
        ],
        forOlder("“My knees,” said the old keeper, and gave away the key, “thank you.”"),
        ...t.deeds.map(ifRoom),
        t.recall("road", {
          forest: forOlder("The owl moved in as well. It likes the top shelf."),
          river: forOlder("The frog moved in as well. It sleeps in the soap dish."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "A wish on a rope had come true, for two.",
          "And in the town on the hill, nobody lies awake.",
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Steep and dark", "The steep part"],
      lines: (t) => [
        ["Then the path grew steep and very dark.", "Up went the path, and the lamp flickered."],
        ...t.returns,
        ifRoom(["Step by step, the hill grew smaller.", "And up they went, step by step."]),
      ],
    },
    {
      title: ["Rolling the bell home", "The way down"],
      lines: (t) => [
        [
          "First the bell had to go home, and it was heavy.",
          "But first came the long way down, with a bell.",
        ],
        ...t.returns,
        ifRoom(["And there were the lights of the town.", "Then they saw the first chimneys."]),
      ],
    },
  ],
};
