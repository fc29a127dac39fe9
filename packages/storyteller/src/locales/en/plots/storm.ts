/** The storm, and the light that went out. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { storm as plot } from "../../../plots/storm.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const storm: PlotTexts<typeof plot> = {
  titles: ({ hero, other }) => [
    `${hero} and the Dark Lighthouse`,
    "The Night of the Glowing Coat",
    "Toot, Said the Mail Boat",
    `${hero}, ${other} and the Small Light`,
  ],
  refrains: [
    "Shine and shimmer, little light, show the way tonight.",
    "Drip and drop and gleam and glow, up and up we go.",
    "Blow, wind, rattle, rain, the light will come again.",
  ],
  beats: {
    start: {
      title: ["Toot", "The mail boat"],
      lines: (t) => [
        [
          `Each night the mail boat came into the harbor and tooted for the lighthouse: toooot! ${t.hero} at the window wished that it would toot for ${t.hero}, just once.`,
          `In the harbor, each night, the mail boat thanked the lighthouse with a long toooot. And ${t.hero}, who lived on the quay, wished for a toot too.`,
        ],
        introduceSiblings(t),
        forOlder(
          "A toot like that makes the spoons sing in the drawer, and your tummy sings along.",
          `${t.hero} had waved with a hand, with a scarf and with a broom. The boat had never noticed.`,
        ),
        t.refrain,
      ],
    },
    dark: {
      title: ["The light goes out", "Storm"],
      lines: (t) => [
        [
          "Then a storm came up, and the lighthouse went dark. “Toot?” asked the boat, far out.",
          "But tonight a storm blew, and the light was gone. “Toot?” came a small voice from the sea.",
        ],
        forOlder(
          "The boat lay behind the island, where the waves are small, with two grandmothers and a box of ducklings on board.",
          "The captain was clever and waited behind the island. But the ducklings in the mail had been promised for supper time.",
        ),
        ...t.arrivals,
      ],
    },
    wind: {
      title: ["Flying hats", "The wind in the street"],
      lines: (t) => [
        t.tool.pack,
        [
          "Up to the lighthouse, then! But in the street hats flew by, and a bucket, and a chair.",
          "Somebody had to see to the lamp. But the wind was so strong that the street was full of hats.",
        ],
        forOlder(
          "A rowboat lay upside down beside the door. Next to it was a rope, and behind it a pile of round stones.",
          "They looked around the shed and found an old rowboat, a rope as thick as an arm, and plenty of stones.",
        ),
        [`How do we stay on the ground, ${t.child}?`, `What keeps us down, ${t.child}?`],
      ],
      choices: {
        boat: ["Walk under a rowboat", "Carry a boat on top"],
        rope: ["Tie us together", "Hold on to the rope"],
        stones: ["Fill our pockets with stones", "Put stones in every pocket"],
      },
    },
    gust: {
      title: ["The wind pushes", "Up the street"],
      lines: (t) => [
        t.recall("wind", {
          boat: [
            "So a boat with many legs walked up the street. It bumped into a lamp post and said sorry.",
            "From outside it was a boat out for a walk. Inside, everyone stepped on everyone’s toes.",
          ],
          rope: [
            "They went like beads on a string. When one flew up, the others pulled, and plop, down again.",
            "The rope held. Only the last in line flew a little, and waved to the roofs.",
          ],
          stones: [
            "Clack, clack, clack. With stones in their pockets they walked as grandly as hippos.",
            "The wind pulled and puffed. But nobody can blow away a person full of stones.",
          ],
        }),
        [
          `The wind took the scarf off ${t.friend} and put it on a gatepost, with a bow.`,
          `A flying hat landed on ${t.friend}. It fit, and so it stayed.`,
        ],
        forOlder(
          `“Louder!” called ${t.child} to the wind, to be polite, and the wind was so surprised that it stopped for one breath. Far out it went “toot?” again, a bit smaller.`,
          `A hen came by, backwards. ${t.child} caught it and set it down behind a wall, where its sisters were. Above them stood the lighthouse, as dark as a boot.`,
        ),
      ],
    },
    kitchen: {
      title: ["Warm milk", "Shoes by the stove"],
      lines: (t) => [
        t.landmark.pass,
        [
          "“In with you!” said the old net mender. She gave them hot milk, and their shoes dried by the stove.",
          "At the net mender’s stove they dried their socks and drank hot milk with honey.",
        ],
        t.recall("wind", {
          boat: ["The boat dripped in the hall.", "The boat waited at the door."],
          rope: ["The rope hung up to dry.", "They stayed tied, for fun."],
          stones: ["The stones were a fine tower.", "Plonk, said each pocket."],
        }),
        forOlder(
          `A cat slept in a net and had to be counted as a fish. ${t.friend} got a milk beard, and the net mender had one too.`,
          "“A storm is only a lot of air that cannot find its bed,” she said, and mended on, a knot, a loop, a knot.",
        ),
      ],
    },
    tower: {
      title: ["The glowing coat", "At the foot of the tower"],
      lines: (t) => [
        [
          "With dry shoes they soon reached the tower. Inside sat a coat that glowed.",
          "It was not far now. And there, behind the tower door, light shone out of a coat.",
        ],
        ...t.meeting,
        [
          `“It was so dark,” ${said(t.cast.other)}. “So I hugged the lamp.”`,
          `“I am afraid of the dark,” ${said(t.cast.other)}. “The lamp is warm.”`,
        ],
        forOlder(
          `It shone through all the buttonholes, and ${t.other} had dots of light on the nose.`,
          "“I wanted it for one minute only,” the voice in the coat said. “But then it thundered.”",
        ),
        forOlder("“Toot?” said the boat outside. It could not see a coat."),
        [`What helps in the dark, ${t.child}?`, `What makes it less dark inside, ${t.child}?`],
      ],
      choices: {
        hum: ["Hum a low tune", "Sing a night song"],
        hands: ["Hold hands tightly", "Take everybody by the hand"],
        joke: ["Tell a silly joke", "Make some funny faces"],
      },
    },
    stairs: {
      title: ["Ninety steps", "Round and round and up"],
      lines: (t) => [
        [
          `Up they climbed, ninety steps, round and round, and ${t.other} carried the lamp.`,
          `So ${t.other} came along, lamp and all, up the stairs, round and round and round.`,
        ],
        t.recall("tower", {
          hum: [
            "They hummed, and the whole tower hummed back, like a flute.",
            "Hmmm, they went, and after the thirtieth step the wind sang the second voice.",
          ],
          hands: [
            "Hand in hand they made a long worm, and a worm is never alone.",
            "Each had a hand on the left and a hand on the right, and dark has no hands.",
          ],
          joke: [
            "“Where do fish keep their money? In the riverbank!” The echo laughed nine times.",
            "“What do ghosts have for lunch? Boo-berries!” Even the spiders shook.",
          ],
        }),
        forOlder(
          `At every window ${t.child} looked out: black, black, and once a gull that had lost its way and was taken along. Thunder rolled over the roof, slowly, like somebody moving a cupboard.`,
          `On step forty ${t.friend} needed a rest. On step forty-one ${t.friend} needed another. The light went up the walls with them, like water in a glass.`,
        ),
      ],
    },
    kettle: {
      title: ["The round room", "Tea under the roof"],
      lines: (t) => [
        [
          "At the top was a round room with a kettle. They drank tea, and rain drummed on the roof.",
          "Under the roof they found a round bench and a teapot. They sat close, and listened to the rain.",
        ],
        ifRoom(t.tool.use),
        t.refrain,
        forOlder(
          `The lamp sat on the bench among them and got a blanket. ${t.other} poured the tea and did not spill, though the tower swayed a bit. There were five ginger cookies in a tin, and everyone was very polite about the last one.`,
          `Somebody had scratched the names of all the keepers into the bench. There was room for one more, and ${t.other} ran a finger over it. The thunder went off to visit the neighbors.`,
        ),
      ],
    },
    small: {
      title: ["A very small light", "Not enough"],
      lines: (t) => [
        [
          `After the tea ${t.other} gave the lamp back. But it glowed no brighter than an egg.`,
          `Then ${t.other} set the lamp in its old place. It was awake, but weak, like a yawn.`,
        ],
        t.recall("tower", {
          hum: [`${t.other} hummed to it, softly.`, `“Hmmm,” went ${t.other}, to wake it up.`],
          hands: [`${t.other} held its handle tightly.`, `${t.other} warmed it with both hands.`],
          joke: [`${t.other} told it the joke.`, `It flickered when ${t.other} made a face.`],
        }),
        [
          "“Toot?” asked the boat. It could not see them.",
          "Far out the boat said “toot?”, and then nothing.",
        ],
        forOlder(
          `“I used it all up,” said ${t.other}. “No,” said ${t.friend}, “it is only small. We are small too, and here we are.”`,
          "Here was one small lamp. Below lay a sleeping town, on the shelf lay pots and lids, and outside hung clouds as wide as a wall.",
        ),
        [`How can we shine farther, ${t.child}?`, `How does the boat see us, ${t.child}?`],
      ],
      choices: {
        windows: ["Wake up the town", "Call the whole town"],
        mirror: ["Hold lids behind it", "Polish all pot lids"],
        shadow: ["Make a giant shadow", "Dance before the lamp"],
      },
    },
    windows: {
      title: ["Every window", "The town lights up"],
      lines: (t) => [
        ...t.deeds.map(ifRoom),
        [
          `“Light, please!” called ${t.hero}. One window lit up, then ten, then all. In came the boat, and tooted for every window, and for ${t.hero}.`,
          `They rang and called. Blink, went a window. Blink, blink, blink, the whole town! Toot, toot, toot, in came the boat, and the last toot was for ${t.hero}.`,
        ],
        ifRoom(t.landmark.find),
        forOlder(
          `From that night on there is always one window lit at the foot of the tower, in case ${t.other} is awake. Mostly there is cake there too.`,
          `The grandmothers stayed with ${t.other}, the ducklings got the coat, and nobody in town went back to bed before the dumplings were gone.`,
        ),
        t.refrain,
        ["Now the harbor shines each night. Toooot!", "And each night the boat says toooot."],
      ],
    },
    mirror: {
      title: ["Lids and spoons", "The new keeper"],
      lines: (t) => [
        ...t.deeds.map(ifRoom),
        [
          `They held lids round the lamp. The light jumped out to sea! “Who was that light?” asked the captain, and ${t.hero} got to toot.`,
          `Lids, spoons, a tray! The small light grew as long as a street. The boat came in, and ${t.hero} got to pull the toot rope.`,
        ],
        ifRoom(t.landmark.find),
        forOlder(
          `And the new keeper is ${t.other}, for no one looks after a light so well as somebody who does not like the dark.`,
          `The eleventh name on the bench says ${t.other}. Afraid of the dark? A bit. That is why the lamp never goes out.`,
        ),
        t.refrain,
        [
          "Toooot! All the spoons in the harbor sang along.",
          "And all over the harbor the spoons sang: toooot.",
        ],
      ],
    },
    shadow: {
      title: ["The giant in the clouds", "A very big wave"],
      lines: (t) => [
        ...t.deeds.map(ifRoom),
        [
          `${t.hero} danced before the lamp. On the clouds a giant danced: over here!`,
          `They waved before the lamp, and high on the clouds waved giants!`,
        ],
        [
          `The boat came in, and tooted up to the giant ${t.hero}.`,
          `“Good evening, giant!” called the captain, and tooted for ${t.hero}.`,
        ],
        ifRoom(t.landmark.find),
        forOlder(
          `The biggest shadow was ${t.other}’s. “So that is what sits in the dark,” said ${t.other}. “It is me, and it waves.”`,
          `Now ${t.other} makes rabbits on the clouds on windy nights, and ships come from far away to look at them.`,
        ),
        t.refrain,
        [
          "Now every night has two toots: toooot, toooot.",
          "Each night the boat toots twice now, once for giants.",
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Black as a boot", "Up into the dark"],
      lines: (t) => [
        [
          "Inside the tower it was black, and the steps were high.",
          "The stairs went up into the dark, and the door rattled.",
        ],
        ...t.returns,
        ifRoom(["Step by step, they got higher.", "And the dark moved over a bit."]),
      ],
    },
    {
      title: ["Once more the wind", "Now, quickly"],
      lines: (t) => [
        [
          "Once more the storm shook the tower, and it had to be quick.",
          "The wind roared, the panes shook, and all had to help at once.",
        ],
        ...t.returns,
        ifRoom(["And then they were ready.", "“Now!” they called, all together."]),
      ],
    },
  ],
};
