import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const moon: ThemeTexts = {
  name: "the moon and its shapes",
  phrases: [
    "moon",
    "moon phase|phases",
    "moon shape|shapes|change|changes|changing",
    "moon full|half|new|crescent|round|=thin|quarter",
    "moon grow|grows|shrink|shrinks|disappear|disappears|gone|missing",
    "moon shine|shines|glow|light|bright",
    "moon why|how|what",
    "moon sky|night|day|daytime",
    "moon landing|astronaut|rocket",
    "moon =sun|earth|orbit",
    "moonlight",
    "=lunar",
    "crescent",
    "waxing|waning",
    "phases =lunar",
    "=who ate|eats|=bit moon",
    "why moon change|changes|follow|follows|shape|half|day",
    "moon planet|=star|=stars|made|=is",
    "eclipse",
    "=moons",
    "crater|craters moon",
    "=sky crescent|=ball|=round sometimes|shape|changes",
  ],
  facts: ["round", "sun", "side", "half", "full|all"],
  moments: [
    {
      title: ["Who eats the moon?", "Nine bitten moons"],
      lines: (t) => [
        [
          `A mouse painted the moon each evening. Her pictures hung ${t.setting}: full, half, thin, nothing. “Somebody is eating it,” she said.`,
          `${cap(t.setting)} hung nine moons, each thinner than the one before. “Somebody is eating it,” said the mouse who painted them.`,
        ],
        `${t.friend} searched for crumbs. Not one crumb of moon anywhere.`,
        forOlder(
          "“I asked the cat,” said the mouse, “from very far away. She says she prefers milk. That was all we said.”",
        ),
        [`How do we clear this up, ${t.child}?`, `Where has it gone, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Turn with a ball", "Hold up a ball"],
          title: ["The ball and the lamp", "Round and round"],
          lines: (t) => [
            `A lamp was the sun, a ball the moon. ${t.child} held it out and turned on the spot, slowly.`,
            "The ball stayed round. But of its bright side they saw a sliver, then half, then all, then less again.",
            forOlder(
              "The mouse watched from a shoulder. “Once around takes the real moon about a month,” she counted in her pictures. “And not one bite!”",
            ),
          ],
          returns: (t) => [
            `“It is not gone, we just cannot see it,” said ${t.child}, and turned a little, as with the ball.`,
            `${t.child} turned slowly on the spot, as with the ball, and what had been dark came into the light.`,
          ],
        },
        {
          text: ["Make moons with arms", "Show it with our arms"],
          title: ["Arms full of moon", "Thin, half, full"],
          lines: () => [
            "Arms in a ring, all of you! The moon is a ball, and round it stays. The sun lights one side of it.",
            "It wanders around us. So arms thin: we see a sliver of the bright side. Half! Full! And back again to thin.",
            forOlder(
              "The mouse had to practice, for her arms were short. But her thin moon was the thinnest of all, and she bowed.",
            ),
          ],
          returns: (t) =>
            `With both arms ${t.child} made a thin moon, then half, then full, and in the full one there was room for ${t.friend}.`,
        },
        {
          text: ["Sort her pictures", "Lay the paintings down"],
          title: ["A ring of moons", "It grows back"],
          lines: (t) => [
            `${t.child} laid them in a ring: thin, half, full, half, thin, none, and thin once more. It grew back!`,
            "The moon is always round. The sun lights one side, and each night we see a bit more of it, or less.",
            forOlder(
              "“And the dark part?” asked the mouse. It was there as well, only without sun. She painted it in, dark blue on black.",
            ),
          ],
          returns: (t) =>
            `${t.child} thought of the ring of moons. What has grown thin grows full again, you only have to wait.`,
        },
      ],
    },
  ],
};
