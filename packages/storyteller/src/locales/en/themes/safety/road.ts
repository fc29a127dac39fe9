import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const road: ThemeTexts = {
  name: "crossing the road safely",
  phrases: [
    "cross|crosses|crossing road|street|alone|safe|safely|zebra",
    "road safe|safety|look|rules|careful|running|run|danger",
    "traffic",
    "street safe|safety|look|careful|running|run|rules|danger|hand",
    "look|looking both|left|right road|street|way|ways|cross",
    "look|looking =both =ways",
    "runs|running|run|dart|darts|bolts road|street|=cars|traffic",
    "zebra =crossing",
    "crosswalk|crossing",
    "pedestrian",
    "hand road|street|parking|cars|traffic",
    "holding =hands|hand road|street|parking|outside",
    "parking =lot",
    "=cars careful|watch|look|stop|danger|beware|watching|safe",
    "stop kerb|curb",
    "kerb|curb",
    "ball road|street",
    "=red|green light|=man",
    "walk|walking =to =school safe|safely|alone|road",
    "look|looking left right",
    "hand =near|=by =cars",
    "=stop look listen",
    "hold|holding|holds hand|hands cross|crossing|road|street|traffic",
    "=red|green =stop|=go =means|=light",
    "pavement|sidewalk",
    "walk|walking =on road|street",
    "streets|roads dangerous|danger",
    "runs|run|running|=ran|dart|darts|bolts =into|=in|=onto|=on|away|=to road|street|=cars|traffic",
    "hold|holds|holding hand|hands =near|=by|road|street|=cars|=car|parking|outside|traffic",
    "lollipop lady|=man",
    "trafic",
    "look|looks|looking =left =right|before|crossing|cross",
    "road|roads",
  ],
  facts: ["stop", "look", "listen", "hand"],
  moments: [
    {
      title: ["The hat across the road", "Wheels, and more wheels"],
      lines: (t) => [
        [
          "A road ran past, brrm, brrm. The wind blew a gosling’s hat across.",
          "Brrm, brrm went a road. And on the far side lay a gosling’s yellow hat.",
        ],
        "One webbed foot was already in the air. “Stop!” said Mother Goose. “First a hand to hold. Then look, and listen.”",
        forOlder(
          "The wheels cannot stop as fast as a foot. That is why it is the foot that does the waiting.",
        ),
        [`How do they get across, ${t.child}?`, `What do we do here, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Look both ways", "Turn our heads first"],
          title: ["This way, that way, this way", "Toes behind the edge"],
          lines: (t) => [
            `Toes behind the edge! ${t.child} took Mother Goose by the wing. Look with them: one way, the other way, the first way again. A cart. A bicycle. Now nothing.`,
            "Listen, too: quiet. So they walked, straight and not running, and fetched the hat.",
            forOlder(
              "On the way back they did it all once more, for a road forgets at once who has looked before.",
            ),
          ],
          returns: (t) => [
            `At the next edge ${t.child} stopped, toes first, and looked both ways, as when the hat blew away.`,
            `“One way, the other way, the first way again,” said ${t.child}, and only then did they go on.`,
          ],
        },
        {
          text: ["Find the white stripes", "Wait for the green light"],
          title: ["Stripes", "The patient stripes"],
          lines: (t) => [
            "A little farther on were white stripes and a light. They stood hand in wing. Red: stop! Look: the wheels slow down. Green!",
            "Even so they listened and waited till all wheels stood still. Then over the stripes, count with them: one, two, three, four!",
            forOlder(
              `${t.child} looked at the coachman until he looked back and nodded. Only a driver who has seen you can stop for you.`,
            ),
          ],
          returns: (t) => [
            `They could have gone straight on, but ${t.child} looked for the better place, as with the white stripes, and found one.`,
            `“Green alone is not enough,” said ${t.child}, and waited till all stood still, as at the stripes.`,
          ],
        },
        {
          text: ["Open your ears wide", "Be silent for a moment"],
          title: ["What ears can see", "Shh"],
          lines: () => [
            "A hay cart stood in the way, and nobody could see past it. So they stopped, hand in hand, and listened. Cup your ears too: shh! Brrm?",
            "One brrm came, and went. They went to where they could look both ways, and walked across.",
            forOlder(
              "“I had not seen that one at all,” said the gosling. “But my ears had.” It put on the hat, holes for the ears first.",
            ),
          ],
          returns: (t) => [
            `Where nothing could be seen, ${t.child} stopped, hands behind both ears, as at the hay cart, and listened.`,
            `“Shh,” said ${t.child}, and listened, and so they heard it in time, like that brrm on the road.`,
          ],
        },
      ],
    },
  ],
};
