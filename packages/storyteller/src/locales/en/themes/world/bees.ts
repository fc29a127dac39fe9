import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const bees: ThemeTexts = {
  name: "bees and how they help plants",
  phrases: [
    "=bee|=bees|bumblebee|bumblebees|honeybee|honeybees",
    "=bee|=bees honey|flower|flowers|hive|pollen|sting|afraid|scared|fear|save|help|important|work",
    "honey made|make|makes|from|come|comes|how",
    "=honey",
    "pollinat",
    "pollen",
    "nectar",
    "beehive|hive|honeycomb",
    "beekeep",
    "wasp|wasps",
    "insect sting|stings|stung",
    "sting|stings|stung afraid|scared|fear",
    "insects flowers|plants|pollen|important|help",
    "flowers fruit|fruits become|turn|grow|how|into",
    "fruit|fruits come|grow|grows flower|flowers|blossom",
    "buzz buzz",
    "queen =bee|hive",
    "=not bees|=bee|wasps|insects scared|afraid|fear",
    "why bees|=bee important|matter|buzz|sting",
    "honey come|comes|from where|how",
    "=beez|bumble",
    "pollination",
    "bees|=bee =not|don|scared|afraid|fear",
    "scared|afraid|fear|terrified =bees|=bee|=wasps",
    "=bees need|important|useful|good",
  ],
  facts: ["bee", "nectar", "pollen", "flower", "berry|berries|fruit", "honey"],
  moments: [
    {
      title: ["No berries yet", "The patient snail"],
      lines: (t) => [
        [
          `A snail sat ${t.setting} by a pot of strawberries. Flowers and flowers, but not one berry.`,
          `In a pot ${t.setting} stood a strawberry plant, all flowers. Below sat a snail with an empty plate.`,
        ],
        `“I have waited since Tuesday,” she said, “and I wait well.” ${t.friend} blew on a flower.`,
        forOlder(
          "Then a hum came, from far away, and went by. “There it goes again,” said the snail. “It never stops here.”",
        ),
        [`What do the flowers need, ${t.child}?`, `What is missing here, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Stand still and watch", "Be quiet as trees"],
          title: ["A visitor in fur", "Yellow dust"],
          lines: (t) => [
            `They stood like trees. Bzz! A bee came and drank nectar, and yellow pollen stuck to her fur.`,
            `“Look,” whispered ${t.child}, “she brings it to the next flower!” That was what it needed to grow a berry. She kept the nectar, for honey.`,
            forOlder(
              "Nobody waved an arm. A bee has flowers on her mind, and stings only when somebody squeezes or scares her.",
            ),
          ],
          returns: (t) =>
            `Something buzzed close by. They stood like trees, as ${t.child} had shown them, and let it get on with its work.`,
        },
        {
          text: ["Help with a brush", "Play bee ourselves"],
          title: ["Bees with brushes", "Dab, dab, bzz"],
          lines: (t) => [
            `${t.child} took a soft brush. Bzz with us: bzz! Dab in one flower: yellow pollen. Dab in the next: it stays there.`,
            "“Now a berry can grow,” they told the snail. A bee does it for a sip of nectar, and makes honey from that.",
            forOlder(
              `A bee passed, looked at the brush, and did the other forty flowers while ${t.friend} was still looking for the handle.`,
            ),
          ],
          returns: (t) =>
            `${t.child} went from one to the next, a dab here, a dab there, bzz, and from each a little went on to the others.`,
        },
        {
          text: ["Invite some bees", "Set out a flower trail"],
          title: ["The flower trail", "This way, please"],
          lines: (t) => [
            `Pot by pot ${t.child} made a trail of flowers right to the strawberries. And along it, bzz, came the first bee.`,
            "She sipped nectar for honey, and carried pollen on her fur from flower to flower. “That makes berries,” they told the snail.",
            forOlder(
              "Back home in the hive she danced, to tell her sisters the way. Soon the pot hummed like a very small choir.",
            ),
          ],
          returns: (t) =>
            `Behind them, ${t.child} had left a flower here and a flower there. Whoever came next would find the way, and so would a bee.`,
        },
      ],
    },
  ],
};
