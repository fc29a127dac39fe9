/** The monster: an unknown creature in the wood. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { monster as plot } from "../../../plots/monster.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { introduceSiblings } from "../siblings.ts";

export const monster: PlotTexts<typeof plot> = {
  titles: ({ hero, other }) => [
    `${hero} and the Thing in the Wood`,
    "Nine Teeth, or Ninety",
    `The Truth About ${other}`,
    "What Goes Hoom Behind the Berries",
  ],
  refrains: [
    "Hoom, hoom, who is there, with the leaves in the hair?",
    "One step near and one step more, who is behind the door?",
    "Deep in the wood, far from home, something goes hoom.",
  ],
  beats: {
    start: {
      title: ["Behind the gate", "The last house"],
      lines: (t) => [
        [
          `At the edge of a wood lived ${t.hero}. More than anything, ${t.hero} wanted to pick the blackberries in there. But the gate was locked.`,
          `The last house before the wood was blue, and in it lived ${t.hero}. Every day ${t.hero} looked over the locked gate and wished for those blackberries.`,
        ],
        introduceSiblings(t),
        forOlder(
          "The berries grew rounder day by day. And each night, behind them, it went hoom. It was not an owl. It was not the wind. It was not Grandpa, for he snored like a saw.",
          "The berries were as big as thumbs, and there were enough for a hundred pies. But at night, when the lamps were out, something in there went hoom, so low that the spoons hummed along.",
        ),
        t.refrain,
      ],
    },
    rumour: {
      title: ["What people say", "As big as a barn"],
      lines: (t) => [
        [
          "“A monster lives in there!” said the baker. “It eats boots!” Who had seen it? Nobody.",
          "“It has ninety teeth, and it eats boots!” people said. Who had counted the teeth? Nobody had even looked.",
        ],
        ...t.arrivals,
        forOlder(
          "The baker had the story from the smith, the smith from the barber, and the barber from the baker. At each door it grew two more teeth.",
          "On Monday the monster was as big as a dog. On Tuesday it was a cow, and by Friday it was a barn.",
        ),
      ],
    },
    bench: {
      title: ["On top of the key", "Bread by the gate"],
      lines: () => [
        [
          "By the gate the mayor sat on a long bench, right on top of the key. There was room for everyone, and bread with honey. A wasp got the crust.",
          "On the bench by the gate the mayor guarded the key, by sitting on it. They all sat down too, and the jam bread went round. The last slice had two bites in it already.",
        ],
        forOlder(
          "For a while nobody said a word. It was that kind of bread. “Have you ever seen it?” somebody asked at last. The mayor licked a thumb. “No,” said the mayor. “I only sit here. It pokes.”",
          "The sun lay on their knees. A goose came by and told them that it was ninety teeth, at least. “Seen it?” asked the mayor. The goose looked at its feet. It had heard it from a duck.",
        ),
      ],
    },
    gift: {
      title: ["What to bring", "Packing for a visit"],
      lines: (t) => [
        [
          "After the bread the mayor lent them the key. But nobody goes visiting with empty hands.",
          "When the last crumb was gone, they had the key. “For a visit,” they said, “we need a gift.”",
        ],
        t.tool.pack,
        forOlder(
          "What do monsters like? Nobody knew that either. In the kitchen stood warm soup with beans. On a nail hung a drum. Over the chair lay a blanket with moons on it.",
          "The kitchen had three good things: a pot of bean soup, a drum on the wall, and a blanket full of yellow moons. The boots they hid under the bed, just to be safe.",
        ),
        [`What should they bring, ${t.child}?`, `What makes a good gift, ${t.child}?`],
      ],
      choices: {
        soup: ["Carry the bean soup", "Bring warm soup"],
        drum: ["Take the drum", "Pack a small drum"],
        blanket: ["Fold up the blanket", "Roll the blanket up"],
      },
    },
    wood: {
      title: ["Into the wood", "The gate goes eeek"],
      lines: (t) => [
        [
          "So in they went. In the moss were footprints as big as plates, and far off it went hoom.",
          "Click, said the key, and it was green and dim. Big footprints ran one way. The hoom came from another.",
        ],
        t.landmark.pass,
        forOlder(
          `“I am not shaking,” said ${t.friend}. “My knees are dancing.” Nobody picked a berry yet. You do not nibble at somebody’s garden before you have said hello.`,
          "The berries hung in heaps, and among them sat a thrush that could not eat any more. It did not look like a bird with a monster next door. It looked like a ball.",
        ),
        [`Eyes or ears? Which way, ${t.child}?`, `Where do we go now, ${t.child}?`],
      ],
      choices: {
        prints: ["Follow the footprints", "Track the big feet"],
        noise: ["Listen for the hoom", "Go after that sound"],
      },
    },
    log: {
      title: ["Six monsters in the sand", "A long log"],
      lines: (t) => [
        t.recall("wood", {
          prints: "The footprints had a patch on the heel. A monster in slippers?",
          noise: "The nearer it came, the more the hoom had a tune.",
        }),
        [
          "On a log in the sun they took a rest, and with twigs they drew the monster. No two looked alike.",
          "They all sat down on a long log and drew the monster in the sand. A beetle walked across it, not one bit afraid.",
        ],
        forOlder(
          `One had horns. One had a beak and a bucket. One was mostly teeth, because the sand was good for teeth. “But who has seen it?” asked ${t.friend}. They looked at the sand, and then they rubbed it smooth.`,
          `There was one with nine legs and one with none, and the one by ${t.friend} wore a hat. Nuts went round, and shoes came off. “Mine could be anybody,” said ${t.friend} after a while, and wiped it out.`,
        ),
        t.refrain,
      ],
    },
    door: {
      title: ["A door of moss", "Between two rocks"],
      lines: (t) => [
        [
          "When they had rested, they went on. Between two rocks was a door of moss, and behind it, hoom, hoom, went something big.",
          "Then they walked on, and soon they saw it: a door, all moss, and through it came the lowest hoom in the world.",
        ],
        forOlder(
          "Beside the step stood a pair of boots. Nobody had eaten them. They had even been polished, and a snail slept in the left one.",
          "There was a bell, on a bit of wool, and the wool was thick with dust. It had been waiting a long time for somebody to pull it.",
        ),
        [`Who is in there? What now, ${t.child}?`, `What do we do, ${t.child}?`],
      ],
      choices: {
        knock: ["Knock at the door", "Tap on the moss"],
        watch: ["Peep through a crack", "Look inside first"],
        greet: ["Call a loud hello", "Say good evening"],
      },
    },
    inside: {
      title: ["Very big feet", "A very small table"],
      lines: (t) => [
        t.recall("door", {
          knock: "Knock, knock. “Oh no,” said somebody, and the door went eeek.",
          watch: `${t.child} peeped in, and a sad eye peeped out. Eeek, went the door.`,
          greet: "The greeting came back, only smaller. Then the door went eeek.",
        }),
        [
          "It was a tidy room behind the moss, and somebody hid under a very small table.",
          "In a room between the rocks a very small table had very big feet.",
        ],
        ...t.meeting,
        ifRoom(t.tool.use),
        forOlder(
          "No horns. No beak. They counted the teeth, politely, from afar. It was the usual number, and one was loose.",
          "It looked like none of the drawings. On the shelf stood jar after jar of jam. “For visitors,” it said on each.",
        ),
      ],
    },
    truth: {
      title: ["What hoom means", "A song with a hole in it"],
      speaker: (t) => t.other,
      lines: (t) => [
        [
          "Boots? I eat jam. And I sing! Hoom is the low part. There is nobody for the high part.",
          "Me, eat boots? Hoom is a song. It is a song for two, but I am only one.",
        ],
        t.recall("gift", {
          soup: "And you bring soup? Nobody ever brought me soup.",
          drum: "And that is a drum? Oh, it goes tum!",
          blanket: "And a blanket with moons? Nobody ever tucked me in.",
        }),
        forOlder(
          "I heard about you, too. A crow says that you live in boxes and have ninety teeth. I never looked. I was too afraid.",
          "When I sing, your windows go click, click, click. So I thought that something bad lives over there. A crow told me that you eat trees.",
        ),
        [
          "Now they are all afraid of me. What can we do?",
          "But how will the others ever find out?",
        ],
      ],
      choices: {
        tune: ["Sing the high part", "Hum the other half"],
        tell: ["Tell the whole village", "Speak in the square"],
        bring: ["Come home with us", "Walk to town together"],
      },
    },
    choir: {
      title: ["Hoom and hee", "The high part"],
      lines: (t) => [
        [
          `“Hoom,” sang ${t.other} among the berries. “Hee,” sang ${t.hero}. In the village one window opened, then ten. And soon they came, with buckets.`,
          `${t.hero} tried it: hee! And ${t.other} sang hoom. It fit like a cup and a lid. Click, click went the windows, and out came the whole village, with buckets.`,
        ],
        forOlder("“So that was it,” said the baker, blue up to both ears. “I could have looked.”"),
        ...t.deeds.map(ifRoom),
        t.recall("gift", {
          soup: forOlder("Between two verses there was bean soup."),
          drum: forOlder("The drum went tum, and that made it a band."),
          blanket: forOlder("The berries were tipped out on the blanket, between the moons."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "At the edge of the wood there is pie now, and music.",
          "The last house before the wood has the best seats.",
        ],
      ],
    },
    told: {
      title: ["A word in the square", "On top of a box"],
      lines: (t) => [
        [
          `“I looked,” said ${t.hero} from the top of a box. “It is ${t.other}, with one chair.” It got quiet. “Keep the key, ${t.hero},” said the mayor.`,
          `“I went to see,” ${t.hero} told the square, “and it is a song.” They all went red. “You keep the key,” said the mayor.`,
        ],
        forOlder(`The baker took ${t.other} a second chair, and looked twice, to be sure.`),
        ...t.deeds.map(ifRoom),
        t.recall("gift", {
          soup: forOlder("The empty soup pot went round as proof, licked clean."),
          drum: forOlder("Tum, said the drum after each word, and that helped."),
          blanket: forOlder("Somebody had fallen asleep under the blanket, and sent thanks."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        ["Now the key is for stirring jam.", "And nobody locks the wood any more."],
      ],
    },
    walked: {
      title: ["Hand in hand", "Berries on the move"],
      lines: (t) => [
        [
          `${t.hero} took one big hand, and they walked through the village in plain sight. In the other hand ${t.other} had a tub of blackberries, for everyone.`,
          `Down the street they came, ${t.hero} in front, then ${t.other} with a tub of blackberries. “Good evening,” they said at every door.`,
        ],
        forOlder("“Leaves in your hair,” said a small girl. “Yes. Want one?” And that was that."),
        ...t.deeds.map(ifRoom),
        t.recall("gift", {
          soup: forOlder("“You like beans?” asked the smith. “We like beans too.”"),
          drum: forOlder("Tum, tum, went the drum, and soon some feet went along."),
          blanket: forOlder("With a blanket as a cape, anyone looks like a king."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "So the blackberries came to the last house on foot.",
          "Nobody had to climb a gate. The wood came to them.",
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Thick and thorny", "Deeper in"],
      lines: (t) => [
        [
          "Farther in, the wood grew thick and full of thorns.",
          "They pushed on through thorns, and it grew dim.",
        ],
        ...t.returns,
        ifRoom(["And there, at last, was a clearing.", "Then the sun came through the leaves."]),
      ],
    },
    {
      title: ["Late in the wood", "The dark bit"],
      lines: (t) => [
        [
          "But first came the wood, and it was late.",
          "By now it was dark, and roots were everywhere.",
        ],
        ...t.returns,
        ifRoom(["And there was light between the trees.", "Then they saw the gate."]),
      ],
    },
  ],
};
