import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const volcanoes: ThemeTexts = {
  name: "volcanoes",
  phrases: [
    "volcano",
    "volcanic",
    "volcano erupt|erupts|explode|work|works|why|how",
    "volcano lava|magma|ash|smoke",
    "=lava",
    "magma",
    "erupt|erupts|erupting|eruption",
    "mountain|mountains fire|smoke|explode|explodes|erupt|spit",
    "inside|under earth|ground hot|melted|=rock|=rocks|rocks|fire",
    "molten|melted =rock|=rocks|rocks|stone",
    "hot liquid|runny =rock|=rocks|rocks",
    "=rock|=rocks|rocks made|born|form|formed",
    "volcano experiment|model|baking",
    "crater",
    "pumice|basalt",
    "earth core|crust|mantle|layers",
    "what inside|under earth",
    "why volcanoes|volcano|volcanos erupt|explode",
    "earthquak",
    "volcan",
    "vulcano|volkano",
    "vesuvius|etna",
  ],
  facts: ["hot", "melt|melts|melted", "rise|rises|rose", "lava", "stone"],
  moments: [
    {
      title: ["A stone like a bun", "Porridge and a riddle"],
      lines: (t) => [
        [
          `A mole stirred porridge ${t.setting}. Beside the pot lay a black stone, full of holes, light as a bun.`,
          `${cap(t.setting)} a mole cooked porridge. Its spoon lay on a black stone, full of holes, light as a bun.`,
        ],
        `“Who nibbled that?” asked ${t.friend}. “Nobody,” said the mole. “It flew out of a mountain.”`,
        forOlder(
          "But how does a stone fly? The mole had wondered about that since it was no bigger than a thumb.",
        ),
        [`How do mountains do that, ${t.child}?`, `How shall we picture that, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Watch the porridge bubble", "Look into the pot"],
          title: ["Blub, says the pot", "Hot below"],
          lines: (t) => [
            `${t.child} bent over it. Blub! Hot porridge rose and ran over the rim. “The earth does that,” said the mole.`,
            "“Deep down it is so hot that rock melts. It rises, bursts out as lava, and cools to stone. That is a volcano.”",
            forOlder(
              "And the holes? Bubbles! Gas had made the hot rock foam. It had cooled so fast that the foam stayed as it was.",
            ),
          ],
          returns: (t) =>
            `Something went blub, and all looked at ${t.child}, who smiled. What rises hot cools down again, and then you can stand on it.`,
        },
        {
          text: ["Build a small volcano", "Pile up sand"],
          title: ["A table-top mountain", "Layer on layer"],
          lines: (t) => [
            `They piled sand around a cup of red mud. “Deep in the earth it is so hot that rock melts,” said ${t.child}.`,
            "They squeezed, and it rose. Blub! As lava it ran down all sides. There it cooled to stone, and the volcano had grown.",
            forOlder(
              "“So that is how it gets its shape,” said the mole. Layer upon layer, each as hot as an oven once, and now good for sitting.",
            ),
          ],
          returns: (t) =>
            `“One layer and then another,” said ${t.child}, as with the mountain of sand, and so it grew, and held.`,
        },
        {
          text: ["Show it with hands", "Make lava with fingers"],
          title: ["A volcano of fingers", "Up, whoosh and stop"],
          lines: (t) => [
            `Do it with ${t.child}! Hands low: deep in the earth it is so hot that rock melts. Slowly it rises, up, up.`,
            "Whoosh! The volcano opens, fingers run down like lava. Slower, slower. It cools. Fists: now it is stone.",
            forOlder(
              "Most volcanoes sleep. People listen to their tummies day and night, and when one rumbles, all are told early to go elsewhere.",
            ),
          ],
          returns: (t) =>
            `When it got too hot inside, ${t.child} let it out through the fingers, whoosh, and down, and slow, and cool.`,
        },
      ],
    },
  ],
};
