/** The rescue of a stranded whale. */
import { ifRoom, forOlder, type Line } from "../../../line.ts";
import type { rescue as plot } from "../../../plots/rescue.ts";
import type { SceneContext } from "../../../scene-context.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const rescue: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} and the Little Whale`,
    "The Whale Who Took a Wrong Turn",
    "Splash, Said the Sea",
    `A Very Small Whale for ${hero}`,
  ],
  refrains: [
    "Splish, splash, big and small, there is sea enough for all.",
    "Heave, ho, off we go, the sea is wide and slow.",
    "Wave by wave and hand by hand, out of the sand.",
  ],
  beats: {
    start: {
      title: ["The harbor", "Where the sea comes in"],
      lines: (t) => [
        [
          `Down by the sea, where the boats go knock, knock, knock, lived ${t.hero}.`,
          `${t.hero} lived in a house so near the sea that the waves said good morning.`,
        ],
        [
          `More than all else, ${t.hero} wanted to see a whale.`,
          `Each day ${t.hero} looked for a whale, and each day saw only waves.`,
        ],
        introduceSiblings(t),
        forOlder(
          "Once it had been a bathtub. Once it had been a very wide cow.",
          "A whale is not easy to miss, and yet.",
        ),
        t.refrain,
      ],
    },
    stuck: {
      title: ["A whale on the sand", "Something round and gray"],
      lines: (t) => [
        [
          "And then there it was. A baby whale lay on the sand bar, and the sea had gone out.",
          "One morning a gray rock blinked. It was a small whale, stuck on the sand!",
        ],
        forOlder(
          "“Pfff,” it said, out of the top of its head.",
          "It was no bigger than a bed, and it looked just as soft.",
        ),
        ...t.arrivals,
      ],
    },
    plan: {
      title: ["No oars today", "The one with the oars"],
      lines: (t) => [
        [
          "They ran to the boats. But someone was sitting on all the oars!",
          "Fast, to the boats! But there were no oars. Someone had made a pile and sat on it.",
        ],
        ...t.meeting,
        [
          `“Boats go out and do not come back,” ${said(t.cast.other)}. “So no boat goes.”`,
          `“If you row off, I am alone again,” ${said(t.cast.other)}, and held on tight.`,
        ],
        forOlder("The whale sang one long note, and it was a sad one."),
        [`What else could they do, ${t.child}?`, `How could ${t.child} help the whale now?`],
      ],
      choices: {
        boat: ["Row with frying pans", "Paddle in a washtub"],
        sand: ["Dig a ditch", "Make the sea come in"],
      },
    },
    rowing: {
      title: ["The washtub boat", "Pans for oars"],
      lines: (t) => [
        [
          "A washtub and two frying pans: it was not a ship, but it did float.",
          "They sat in the washtub and rowed with frying pans. It went round and round, and then it went.",
        ],
        t.tool.pack,
        forOlder("“Left!” “Which left?” “The other left!”"),
        [
          `The whale was scared and hid its face. ${t.question}`,
          `But the whale shook when they came near. ${t.question}`,
        ],
      ],
      choices: {
        hum: ["Hum a deep tune", "Sing it something slow"],
        lamp: ["Wait and wave gently", "Float very still"],
      },
    },
    digging: {
      title: ["Dig, dig, dig", "A road for water"],
      lines: (t) => [
        [
          "They dug with spoons and pots and hands. The sand fell back in, shh, as fast as it came out.",
          "Dig, dig, dig! But each time a wave came, it filled the ditch up again with sand.",
        ],
        t.tool.pack,
        forOlder("A crab came by, looked at it, and walked off sideways."),
        [`It was too slow. ${t.question}`, `They needed more hands. ${t.question}`],
      ],
      choices: {
        ask: ["Ask for strong arms", "Call the one with oars"],
        bucket: ["Fetch water in buckets", "Keep the whale wet"],
      },
    },
    humming: {
      title: ["A deep tune", "The whale sings back"],
      lines: (t) => [
        [
          `${t.child} hummed as deep as a cello. The whale opened one eye and hummed too.`,
          `So ${t.child} hummed, low and slow, until the water shook. The whale joined in.`,
        ],
        [
          `On shore ${t.other} heard it, and stood up from the oars.`,
          `${t.other} had never heard such a song, and came wading, oars and all.`,
        ],
        t.refrain,
        ifRoom(t.tool.use),
        forOlder("It is hard to be cross while a whale sings. It goes right into your tummy."),
      ],
    },
    shining: {
      title: ["Very still", "One eye opens"],
      lines: (t) => [
        [
          `${t.child} waved, slow as seaweed, and waited. The whale peeped. Then it came one inch closer.`,
          `They let the tub float, and nobody moved. After a long while the whale opened one eye.`,
        ],
        [
          `On shore ${t.other} saw it, and stood up from the oars.`,
          `${t.other} wanted to see too, and came wading, oars and all.`,
        ],
        t.refrain,
        ifRoom(t.tool.use),
        forOlder("Its eye was brown and kind, and the whole sky was in it."),
      ],
    },
    asking: {
      title: ["Strong arms", "A question on the beach"],
      lines: (t) => [
        [
          `“You are strong,” said ${t.child}. “We cannot do it without you.” Nobody had ever said that to ${t.other}.`,
          `${t.child} sat down by ${t.other} and just asked. “Me?” ${said(t.cast.other)}. “You need me?”`,
        ],
        [
          "And an oar, it turns out, is a very good shovel.",
          "Soon every oar was a shovel, and the sand flew.",
        ],
        t.refrain,
        ifRoom(t.tool.use),
        forOlder("The crab came back, and this time it helped."),
      ],
    },
    carrying: {
      title: ["Bucket by bucket", "Cool water"],
      lines: (t) => [
        [
          `Bucket by bucket ${t.child} poured cool sea over the whale. “Pfff,” it said, and it was a happy pfff.`,
          `They ran with buckets, splish, splosh, and ${t.child} told the whale how brave it was.`,
        ],
        [
          `${t.other} looked on, then took the biggest bucket of all.`,
          `Then a hand took the next bucket. It was ${t.other}.`,
        ],
        t.refrain,
        ifRoom(t.tool.use),
        forOlder("Some of the water got as far as the whale. The rest went into shoes."),
      ],
    },
    goodbye: {
      title: ["Free", "Out past the rocks"],
      lines: (t) => [
        [
          "Then the tide came in. They pushed, the whale kicked, and it was free!",
          "The sea came back, higher and higher. One push, one wiggle, and the whale was off!",
        ],
        ...t.deeds.map(ifRoom),
        [
          "Far out, a big whale was calling. The small one swam around them, and did not want to leave.",
          "Out there its mother was singing for it. But the little whale looked back.",
        ],
        forOlder(`“Will it come back?” asked ${t.other}, very softly.`),
        [`How should they say goodbye, ${t.child}?`, `${t.question}`],
      ],
      choices: {
        follow: ["Row out to its mother", "Bring it all the way"],
        name: ["Give it a name", "Promise to sing again"],
      },
    },
    channel: {
      title: ["The ditch fills up", "Here comes the sea"],
      lines: (t) => [
        [
          "Then the tide ran down the ditch, and the whale slid out like soap. It was free!",
          "Whoosh! The sea came up the ditch, and the little whale swam out on its own.",
        ],
        ...t.deeds.map(ifRoom),
        [
          "Far out, its mother was singing. The ditch lay there, long and deep and full of sea.",
          "Out past the rocks a big whale sang for joy. And now there was a ditch, full to the top.",
        ],
        forOlder(`“I am good at digging,” ${said(t.cast.other)}, a bit surprised.`),
        [`What should they do with the ditch, ${t.child}?`, `What would ${t.child} make of it?`],
      ],
      choices: {
        keep: ["Build a little pool", "Let fish rest here"],
        fill: ["Sing across the sea", "Wave until it is gone"],
      },
    },
    pod: {
      title: ["The whole family", "Seven whales"],
      lines: (t) => [
        [
          `They rowed out to the last rock, all in one boat, and ${t.other} rowed best.`,
          `They had real oars now, and ${t.other} pulled.`,
        ],
        [
          `Seven big whales came up and sang for ${t.hero}.`,
          `Up came one whale, then two, then seven, and every one of them sang.`,
        ],
        t.recall("rowing", {
          hum: forOlder("It was the same deep tune, for they had learned it from the little one."),
          lamp: forOlder("Nobody moved and nobody spoke, for they knew how to be still."),
        }),
        ifRoom(song(t)),
        t.refrain,
        [
          `“Boats do come back,” ${said(t.cast.other)}. And the waves said good night.`,
          "Then they rowed home. Knock, knock, knock, said the boats.",
        ],
      ],
    },
    visit: {
      title: ["When the moon is full", "The whale comes back"],
      lines: (t) => [
        [
          `“Come back!” they called. And when the moon was full, it came.`,
          `The whale dived. But when the moon was round, it was back.`,
        ],
        t.recall("rowing", {
          hum: forOlder("It hummed outside the window, deep as a cello, until all were up."),
          lamp: forOlder("It lay very still and waited for them, just as they had waited for it."),
        }),
        t.recall("digging", {
          ask: forOlder("It liked the strong arms best, for they threw the longest stick."),
          bucket: forOlder("It blew a bucket full of water over everyone, to say thanks."),
        }),
        [
          `Now ${t.hero} and ${t.other} wait for it on the oars.`,
          `Now ${t.other} gives out the oars, and ${t.hero} calls.`,
        ],
        ifRoom(song(t)),
        t.refrain,
        [
          "There are waves and waves, and then there is a whale.",
          "And what goes knock, knock, knock? A small gray nose.",
        ],
      ],
    },
    pool: {
      title: ["The resting pool", "A pool by the sea"],
      lines: (t) => [
        [
          `They put stones around it. It was a pool where small lost things could rest.`,
          `With stones and shells they made a pool, for all who take a wrong turn.`,
        ],
        [
          `${t.other} looks after it, and is never alone.`,
          `${t.other} counts the guests each morning, and knows them all by name.`,
        ],
        t.recall("digging", {
          ask: forOlder("The oars stand by it in a row, for anyone who wants to dig."),
          bucket: forOlder("The biggest bucket hangs there, in case somebody gets dry."),
        }),
        ifRoom(song(t)),
        t.refrain,
        [
          `Once a year a gray nose comes up, and ${t.hero} is there to say good morning.`,
          `And ${t.hero} sees a whale every year. It winks.`,
        ],
      ],
    },
  },
};

/** The children tell or sing to the whale about an interest. */
function song({ interest }: SceneContext): Line {
  return [
    `They told it all about ${interest}, and it listened with its whole body.`,
    `They sang it a song about ${interest}, and it blew at the end of each line.`,
  ];
}
