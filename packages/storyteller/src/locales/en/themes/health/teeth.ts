import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const teeth: ThemeTexts = {
  name: "brushing teeth",
  phrases: [
    "brush|brushing|brushes|brushed tooth|teeth",
    "toothbrush",
    "toothpaste",
    "tooth =brush|brushing",
    "teethbrush",
    "clean|cleaning|cleans|scrub tooth|teeth",
    "teeth morning|night|evening|bed|bedtime|daily|everyday|twice",
    "teeth|tooth healthy|strong|hygiene|care|look",
    "dental hygiene|care",
    "oral hygiene",
    "refuses|hates|fights|fight|won|doesn|avoid brush|brushing teeth|tooth",
    "brush|brushing two|=2|minutes",
    "floss|flossing",
    "sugar|sweets|candy teeth|tooth",
    "rinse spit",
    "mouthwash",
    "sugar bugs",
    "brush|brushing properly|himself|herself|themselves|alone teeth",
    "=why brush",
    "brush|brushing refuses|refuse|fight|hates|everyday|daily teeth|tooth",
    "keep|keeping|stay teeth clean|healthy|strong",
    "brush|brushes|brushing twice|two|daily|day|minutes|morning|mornings|=2",
    "cavities|cavity|caries|decay sugar|candy|sweets|sweet|chocolate|prevent|avoid|get|getting|from",
    "=teeth",
    "tooth =decay",
    "brushing teeth|tooth without|fight|=our|=your|=my|=his|=her",
    "rot|rots|rotten|rotting teeth|tooth",
    "brushing fight|fuss|battle|tears|struggle !hair|curls",
    "plaque",
    "cavity|cavities",
    "gum|gums =hurt|bleed|bleeding|clean",
    "molar|molars clean|brush",
    "pearly|=whites =teeth|=whites",
    "=two|=2 =minutes =morning|=night|=brush|=teeth",
    "=no cavities|cavity",
  ],
  facts: ["brush", "outside", "inside", "chew|top", "minute", "spit|spat"],
  moments: [
    {
      title: ["Furry teeth", "The beaver’s breakfast"],
      lines: (t) => [
        [
          `A young beaver ${t.setting} could not smile. Breakfast stuck to every tooth, like fur.`,
          `“My teeth have fur on,” said a young beaver ${t.setting}. It was leftover breakfast.`,
        ],
        "“Two minutes of brushing,” it said, “outside, inside, and on top where we chew. Mornings, and before bed.”",
        forOlder(
          "A bit of paste as small as a pea lay ready on a leaf. Crumbs turn sour, and sour makes little holes.",
        ),
        [`How shall we do it, ${t.child}?`, `Where do we begin, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Sing while we brush", "Hum the scrubbing song"],
          title: ["A song of two minutes", "Foam in the tune"],
          lines: (t) => [
            `${t.child} sang, and they all brushed while the song lasted. Sing with them, like a train: chu, chu, chu!`,
            "It came out full of foam. Then they spat, one after the other, and the beaver bit through its branch. Crack!",
            forOlder(
              "The second verse was only bubbles. It was the better one, and a frog asked for it again.",
            ),
          ],
          returns: (t) =>
            `On the last stretch ${t.child} sang the foamy song once more, chu, chu, chu, and all the teeth joined in.`,
        },
        {
          text: ["Draw tiny circles", "Paint little rings"],
          title: ["Round and round", "Small circles"],
          lines: (t) => [
            `${t.child} held the brush and drew small circles, tooth by tooth, softly, and along the gums too. Do it in the air: round and round!`,
            "Two hundred circles, by the beaver’s count. It spat, felt with its tongue, and all was smooth as a pebble.",
            forOlder(
              "“You can hear clean teeth,” it said, and slid its tongue along them. They squeaked a bit.",
            ),
          ],
          returns: (t) =>
            `In small circles, round and round, ${t.child} got it done, bit by bit, as with the beaver’s teeth.`,
        },
        {
          text: ["Look for hidden crumbs", "Search the back teeth"],
          title: ["The crumb at the back", "Far, far back"],
          lines: (t) => [
            `“Open wide!” said ${t.child}. Right at the back, behind the last big tooth, sat a crumb with its legs crossed.`,
            "The brush came: left, right, up, down. Say it with them! The beaver spat, and the crumb sailed off on foam.",
            forOlder(
              "“I thought nobody ever looked here,” it called back. It was not cross. It had always wanted to see the world.",
            ),
          ],
          returns: (t) =>
            `${t.child} looked right at the back, where nobody looks, as for the beaver’s crumb, and there it was.`,
        },
      ],
    },
  ],
};
