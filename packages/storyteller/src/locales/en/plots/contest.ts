/** The contest: a race of home-made carts. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { contest as plot } from "../../../plots/contest.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const contest: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} and the Great Cart Race`,
    "Rattle, Rattle, Roll",
    "The Goat Was Number Seven",
    "The Race That Had No Loser",
  ],
  refrains: [
    "Rattle, rattle, roll along, a wheel, a squeak, a song.",
    "Round and round the wheels go by, under the sky.",
    "Bump and rattle, squeak and sway, all the way.",
  ],
  beats: {
    start: {
      title: ["A cart made of bits", "The blue ribbon"],
      lines: (t) => [
        [
          `Behind the school ${t.hero} built a cart from a crate and four odd wheels. Oh, to win the blue ribbon, just once!`,
          `${t.hero} had a cart. It had been a crate. In the shop hung the blue ribbon of the race. Oh, to win it!`,
        ],
        introduceSiblings(t),
        forOlder(
          "One wheel squeaked, one wheel sang, and two wheels argued. It pulled to the left, but in a friendly way.",
          "It had a seat for one and a bell that rang by itself. Two of its wheels came from a baby carriage, and two from nobody knew where.",
        ),
        t.refrain,
      ],
    },
    team: {
      title: ["Who will push?", "Race day"],
      lines: (t) => [
        [
          "Race day smelled of grass and hot tea. But a cart like this needs many hands.",
          "On race day the meadow was full of carts. “Who will help us push?”",
        ],
        ...t.arrivals,
        forOlder("Somebody had even brought a goat, for luck. It climbed right in."),
      ],
    },
    breakfast: {
      title: ["The race breakfast", "Buns and a goat"],
      lines: (t) => [
        t.tool.pack,
        [
          "But first there was breakfast: a long table, buns and milk. The goat ate their start number. It was a seven.",
          "First came the race breakfast, warm buns and plum jam for all. The goat found the paper with their number, and ate it.",
        ],
        forOlder(
          "“Then the goat is number seven,” said the old judge, and wrote it down. At the far end of the table one chair stayed empty.",
          "So the old judge wrote into the book: seven, goat. Far off somebody ate a bun standing up, with one hand on a red cart.",
        ),
      ],
    },
    flag: {
      title: ["The red cart", "At the line"],
      lines: (t) => [
        [
          "When the buns were gone, somebody wheeled a red cart to the line.",
          "Soon the carts lined up, and someone was polishing a red one.",
        ],
        ...t.meeting,
        [
          `“You will see only my back,” ${said(t.cast.other)}.`,
          `“Is that a cart or a breakfast tray?” asked ${t.other}.`,
        ],
        forOlder(
          "The red cart had been polished until the sky was in it. Nobody stood beside it, and nobody had come to clap for it.",
          "There was no goat on the red cart, no bell, and no second cup of tea. It had the best wheels of all, and they were quite alone.",
        ),
        [`Ready, set! Which way, ${t.child}?`, `Flags up! Where do we steer, ${t.child}?`],
      ],
      choices: {
        smooth: ["Take the smooth road", "Steer for the wide road"],
        bumpy: ["Bounce down the shortcut", "Try that bumpy path"],
      },
    },
    road: {
      title: ["Rolling", "A red dot far ahead"],
      lines: (t) => [
        t.recall("flag", {
          smooth: [
            `Smooth as butter! ${t.child} steered with one finger. But oh, it was long.`,
            `They hummed along, and ${t.child} waved at every cow. But there were many cows.`,
          ],
          bumpy: [
            `Bump, bump, bump! ${t.child} held the rope, and all their teeth went clack.`,
            `Over roots, over stones! ${t.child} steered, and one hat flew off for good.`,
          ],
        }),
        t.landmark.pass,
        forOlder(
          "Far ahead ran a red dot with dust behind it. Number seven, the goat, sat up front and looked important.",
          "The red cart was only a small cloud by now. Up front sat the goat, with its ears blown back, and it smiled.",
        ),
        t.refrain,
      ],
    },
    hill: {
      title: ["A hill in the way", "Legs like soup"],
      lines: (t) => [
        [
          `Then a hill got in the way. The cart rolled up a bit, and back a bit. The goat pulled as well, in the other direction. “Who put that hill there?” puffed ${t.friend}.`,
          `The next thing was a hill. They pushed the cart, and the cart pushed back. “It was flat last year,” puffed ${t.friend}, on legs like soup.`,
        ],
        forOlder(
          "A hen walked past them, and it did not even hurry. It looked back once, politely, and was gone around the bend.",
          "Halfway up they had to hold the cart and breathe. It squeaked at them. A hen overtook them on the left, with nothing to push.",
        ),
        [`How do we get up, ${t.child}?`, `What helps on a hill, ${t.child}?`],
      ],
      choices: {
        sing: ["Push in time and sing", "Sing a pushing song"],
        plums: ["Stop for a plum", "Rest under that tree"],
      },
    },
    ferry: {
      title: ["Feet in the river", "The ferry waits"],
      lines: (t) => [
        t.recall("hill", {
          sing: [
            "“One, two, push!” And the hill grew small.",
            "Left, right, heave! Even cows kept time.",
          ],
          plums: [
            "A plum each, and the hill was half as high.",
            "After that, legs were legs again.",
          ],
        }),
        [
          `At the river the ferry waits until everyone is there. So ${t.other} had to wait too. They all dangled their feet in the water.`,
          `Nobody hurries at the river. The ferry goes when it is full. There sat ${t.other}. So they sat down as well, feet in the cool water.`,
        ],
        forOlder(
          `The ferryman told a joke about a fish. ${t.other} laughed first, and then looked around to see if that was allowed.`,
          `Somebody handed out the last buns. ${t.other} got half of one, and held it as if it were a ribbon.`,
        ),
        ifRoom("The goat drank a good part of the river."),
      ],
    },
    crack: {
      title: ["Crack", "The red cart stops"],
      lines: (t) => [
        [
          `After the ferry came the last hill, and on top of it lay a red wheel. “At home they clap only for the first,” ${said(t.cast.other)}. “Now I am not even last.”`,
          `Past the river, at the last bend, stood the red cart with a broken axle. “If I do not win,” ${said(t.cast.other)}, “nobody will look at me. Roll on, all of you.”`,
        ],
        forOlder(
          "The road was free. Far down in the meadow they could see the line, the people, and something small and blue.",
          "Down there hung the ribbon, and it waved at them. There was not one cart before it, just grass and sun.",
        ),
        [`They could win now! What is best, ${t.child}?`, `Nobody is ahead. And now, ${t.child}?`],
      ],
      choices: {
        mend: ["Mend the red cart", "Fix that axle"],
        push: ["Push both carts home", "Walk in together"],
        share: ["Share our seat", "Ride as one team"],
      },
    },
    axle: {
      title: ["A spoon and some string", "Good as new"],
      lines: (t) => [
        [
          `A spoon, some string, a plum stone: ${t.child} made a new pin for the wheel. It looked odd, but it turned.`,
          `${t.child} took a wooden spoon and some string, and wound and wound, until the wheel sat tight.`,
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.tool.use),
        [
          `“But now I might beat you,” ${said(t.cast.other)}. “Then it is a race again,” ${said(t.cast.friend)}.`,
          `“Why do you help me?” asked ${t.other}. “Racing alone is only driving,” ${said(t.cast.friend)}.`,
        ],
        forOlder(
          "They stood side by side at the top of the hill. “On three,” they said, and nobody wanted to be the one to say it.",
          "The goat tested the new pin with its teeth, and left it where it was. That is as good as a stamp from the judge.",
        ),
      ],
    },
    pushing: {
      title: ["Two carts, many hands", "Slow and loud"],
      lines: (t) => [
        [
          `They tied the carts in a row, and ${t.child} took the rope. Pull! Everyone pulled.`,
          `“All hands!” cried ${t.child}. They pushed the red cart and pulled the old one.`,
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.tool.use),
        [
          `It was so slow that a hen went by. ${t.other} began to laugh.`,
          `A hen strolled past. “I have never been last,” ${said(t.cast.other)}. “There is a nice view.”`,
        ],
        forOlder(
          "From up there you could see the whole village, and the sea behind it, which no one had ever had time for.",
          "They talked about wheels, and about soup, and whether goats can swim. It was the longest way down that the hill had ever seen.",
        ),
      ],
    },
    riding: {
      title: ["One seat for all", "Squeeze in"],
      lines: (t) => [
        [
          `“Squeeze in!” said ${t.child}. So ${t.other} sat in the crate, with knees up to both ears.`,
          `There was room for one more, if nobody breathed. ${t.other} got in next to ${t.child}.`,
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.tool.use),
        [
          `“This cart has a squeak,” ${said(t.cast.other)}. “It is the best part,” ${said(t.cast.friend)}.`,
          `“It pulls to the left,” ${said(t.cast.other)}. “Then lean right,” ${said(t.cast.friend)}.`,
        ],
        forOlder(
          "The goat sat on top and steered with its beard. And nobody knows the bends of a hill like someone who always came down alone.",
          "The red cart came along behind on a string, like a dog. The seat for one had four elbows in it, and then six.",
        ),
      ],
    },
    together: {
      title: ["Two at the line", "Half a ribbon each"],
      lines: (t) => [
        [
          `Nose to nose they shot down and crossed as one. Snip! Half the blue ribbon for ${t.other}, half for ${t.hero}.`,
          `Red cart and crate flew over the line, and nobody saw who was first. ${t.hero} and ${t.other} got half a ribbon each.`,
        ],
        t.recall("flag", {
          smooth: forOlder("The smooth road had saved their wheels, and the wheels said thanks."),
          bumpy: forOlder("All those bumps had shaken the squeak right out of the wheel."),
        }),
        forOlder(
          "The goat, number seven, ate the bit in the middle. So there were three winners.",
          "“Again?” said one of them, still out of breath. “Again!” said the other.",
        ),
        ifRoom(t.landmark.find),
        t.refrain,
        ["And half a ribbon is just as blue.", "Behind the school there are two carts now."],
      ],
    },
    crowd: {
      title: ["Last and loudest", "The hen comes first"],
      lines: (t) => [
        [
          `First came a hen. Then came ${t.hero} and ${t.other}, and what a roar! “Hens wear no ribbons,” said the judge, and tied it around everyone.`,
          `The hen had won. But the loudest cheer was for ${t.hero} and ${t.other}, who came in last. The hen let them have the blue ribbon.`,
        ],
        t.recall("flag", {
          smooth: forOlder("“They took the long road,” said the old judge, “in every way.”"),
          bumpy: forOlder("Someone had even found the lost hat, and waved it."),
        }),
        forOlder(
          "Nobody had gone home, for the tea was still hot and the end was the best part.",
          `Who clapped the longest? ${t.other} did, for the hen.`,
        ),
        ifRoom(t.landmark.find),
        t.refrain,
        ["The ribbon was long enough for all of them.", "And the hen? It sleeps in the cart."],
      ],
    },
    double: {
      title: ["One cart, two drivers", "The crate flies"],
      lines: (t) => [
        [
          `${t.other} knew each bend, ${t.hero} knew each squeak, and the crate flew. First! They tied the blue ribbon to the crate.`,
          `Left, right, lean! ${t.hero} and ${t.other} came in first, in one crate. Now the blue ribbon hangs on its side.`,
        ],
        t.recall("flag", {
          smooth: forOlder("Smooth road or not, it had never rolled so well."),
          bumpy: forOlder("After the bumpy path, nothing could shake them any more."),
        }),
        forOlder(
          "“Who is the winner?” asked the judge. They all pointed at each other, and the goat pointed at a bun.",
          "The seat for one is a seat for two now. Somebody sawed a bit off the side.",
        ),
        ifRoom(t.landmark.find),
        t.refrain,
        ["It still pulls to the left, like a friend.", "Next year it gets six seats."],
      ],
    },
  },
  returns: [
    {
      title: ["Dust", "A long road"],
      lines: (t) => [
        ["But the road was long, hot and dusty.", "It was far, and all feet grumbled."],
        ...t.returns,
        ifRoom(["And there was some cool shade.", "Then the road bent at last."]),
      ],
    },
    {
      title: ["The last stretch", "Steep"],
      lines: (t) => [
        ["Then came the last, steepest stretch.", "It was too steep for talking now."],
        ...t.returns,
        ifRoom(["And there was the line, all white.", "The meadow was in sight already."]),
      ],
    },
  ],
};
