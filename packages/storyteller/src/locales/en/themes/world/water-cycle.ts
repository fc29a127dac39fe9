import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const waterCycle: ThemeTexts = {
  name: "the water cycle",
  phrases: [
    "water cycle",
    "=rain|raining|rainfall where|why|how|what|from|come|comes|made|form|happen",
    "=rain =sea|ocean|river",
    "=rain cloud|clouds",
    "raindrop",
    "cloud|clouds how|made|form|from|come|why|what",
    "evaporat",
    "condensation|condense|precipitation",
    "drop|droplet water journey|travel|trip|story|adventure",
    "water journey|travel|trip|circle|loop",
    "water where from|come|comes|go|goes|went",
    "water turn|become|change cloud|rain|vapour|vapor|steam|gas",
    "water vapour|vapor|steam",
    "water =sea|ocean sky|rain|=up",
    "water rise|rises|rising",
    "puddle dry|dries|disappear|vanish|gone|go|goes|where",
    "washing|laundry|clothes dry|dries how|why|where water",
    "water states|forms ice|steam|liquid",
    "hydrologic|hydrological",
    "h2o",
    "puddle|puddles happen|happens|=sun|evaporate",
    "water get|gets|got sky|=up|clouds",
    "watercycle",
    "why =rain|rains|raining =does|=do|=it",
    "=clouds",
    "=rain where|why|how|comes|come|=from|made",
    "water circle|circulat|cycle",
    "clouds|cloud =made|=of|what|how|form|rain",
    "vapor|vapour",
    "=tap water where|from|comes",
    "=rain =from|=come|=comes|=made|why|where|=form",
    "=how =rain|rains",
    "puddle|puddles =go|=gone|=dry|dries|where",
    "condensation",
    "water =cycle",
    "=drop|=drops|droplet|=water =rises|=rise|=sky|=clouds =sky|=cloud|=clouds|=up|=rain",
  ],
  facts: ["sun", "rise|rises|rose", "cloud", "fall|falls|fell", "sea"],
  moments: [
    {
      title: ["The shrinking bath", "Who drank the bath?"],
      lines: (t) => [
        [
          `A sparrow sat in her bath ${t.setting}, a blue bowl. “Yesterday it was full,” she said. “Now it wets my toes.”`,
          `${cap(t.setting)} stood a blue bowl, the bath of a sparrow. “It shrinks,” she said, “and I never drink.”`,
        ],
        `${t.friend} looked for a hole. No hole, no puddle. The water was gone.`,
        forOlder(
          "The sparrow had a walnut shell for a boat. Now it lay on its side, like a very small whale on a beach.",
        ),
        [`Where did it go, ${t.child}?`, `How do we find it, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Follow one tiny drop", "Track a single drop"],
          title: ["The trip of a drop", "Up, across and down"],
          lines: (t) => [
            `They shut their eyes, and ${t.child} followed one drop. The sun warmed it, and it rose, too fine to see.`,
            "High up in the cold the drops met: a cloud! Heavy at last, they fell, plip, and ran home to the sea.",
            forOlder(
              "“So my bath has gone flying,” said the sparrow. That was a thing she understood. She set the bowl straight, ready for landing.",
            ),
          ],
          returns: (t) => [
            `A drop of water ran down ${t.child}’s thumb. It had been in the sea, in a cloud, and now it was here.`,
            `“Where have you been?” ${t.child} asked a drop. Up, across and down, and that was only this week.`,
          ],
        },
        {
          text: ["Play the water ourselves", "Be the water together"],
          title: ["Low, high, low", "We are the sea"],
          lines: (t) => [
            "Play along! Down low: that is the sea. The sun warms it, so rise, slowly, and nobody sees you.",
            "High up it is cold. Huddle: a cloud! Too heavy now, so fall, drum, drum, drum, and run home to the sea.",
            forOlder(
              `${t.friend} rained twice, because it was such fun. And the sparrow knew at last where to look for her bath: up.`,
            ),
          ],
          returns: (t) =>
            `Then ${t.child} crouched low like the sea, and up they all rose, huddled like a cloud, and laughed it down like rain.`,
        },
        {
          text: ["Breathe on a spoon", "Fog up something cold"],
          title: ["A cloud on a spoon", "The cold spoon"],
          lines: (t) => [
            `${t.child} breathed on a cold spoon. Fog! Water from the breath, unseen till now, became tiny drops.`,
            "It is the same with a bath. Warmed by the sun, it rises. In the cold it becomes a cloud, falls, and runs to the sea.",
            forOlder(
              "The sparrow tried the spoon as well. “Mine is a very small cloud,” she said, “but I made it all by myself.”",
            ),
          ],
          returns: (t) =>
            `${t.child} breathed on the cold spoon once more. A small cloud came and went. It would be back: water always is.`,
        },
      ],
    },
  ],
};
