import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const planets: ThemeTexts = {
  name: "the planets",
  phrases: [
    "planet|planets",
    "eight|nine planets|planet",
    "planet names|order|name|learn|space|=sun|orbit",
    "solar system",
    "outer =space",
    "=space",
    "=space planets|stars|rocket|astronaut|explore|travel",
    "mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto",
    "saturn rings",
    "astronom",
    "astronaut",
    "universe",
    "galaxy|galaxies|milky",
    "earth =sun goes|moves|around|orbit|circle",
    "stars planets|space",
    "orbit",
    "cosmos",
    "how many planets",
    "=sun planets",
    "planet|planets|earth go|goes|move|moves|circle|orbit|revolv|spin =around|=round|around =sun",
    "=stars|=star =sky|universe|twinkle|=far|why|nigh|made|about|learn|names",
    "comet|meteor",
    "=black =hole|=holes",
    "constellation",
    "=mars|=planets =travel|visit|live|go",
    "=outer|=about|learn|love|loves|explor =space",
    "rocket|rockets|spaceship|spacecraft|=nasa",
    "earth",
    "planet biggest|smallest|largest|hottest|far|closest",
    "planets",
    "=stars =sky|=night|=sun|space|=twinkle",
    "=sun =is =star",
    "=galax|black =hole|=holes",
    "universe|galaxy",
    "=trip|=journey|=travel|=travelling|=voyage =space|=mars|=moon|=planets|=stars",
    "=into =space",
  ],
  facts: ["mercury venus earth mars", "jupiter saturn uranus neptune", "sun"],
  moments: [
    {
      title: ["One big knot", "A sun and eight balls"],
      lines: (t) => [
        [
          `A spider had hung a lamp and eight painted balls ${t.setting}. One gust, and all was a knot.`,
          `${cap(t.setting)} swung a lamp and eight painted balls, all in one knot. A spider wrung eight hands.`,
        ],
        `“My sun! My planets!” ${t.friend} held a ball with a ring. Where did that belong?`,
        forOlder(
          "The spider had spun every thread herself and tuned it like a violin. Now whatever you pulled, something else said ouch.",
        ),
        [`How do we hang them, ${t.child}?`, `How would you untangle it, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Line them up outward", "Hang the nearest first"],
          title: ["From the sun outward", "Four small, four big"],
          lines: (t) => [
            `Out from the sun ${t.child} hung them: Mercury, Venus, Earth, Mars. Those are the small ones, made of rock.`,
            "Then came the giants: Jupiter, Saturn, Uranus, Neptune. Saturn got its ring back. “And number three is us,” said the spider.",
            forOlder(
              "Earth was the blue one. The spider had painted even herself on it, with a brush of one hair, waving.",
            ),
          ],
          returns: (t) =>
            `“Third from the sun, the blue one,” said ${t.child}. That was where they all lived, and they waved at everybody else.`,
        },
        {
          text: ["Run circles around it", "Play the orbits"],
          title: ["Round the lamp", "Everybody in orbit"],
          lines: (t) => [
            `${t.child} set the lamp down: the sun. Then each walked a ring around it: Mercury, Venus, Earth, Mars, each farther out.`,
            "Jupiter, Saturn, Uranus, Neptune! Walk with them on the spot! The inner ones are soon round, the outer ones take ages.",
            forOlder(
              "Earth needs one year for a round, Neptune a hundred and sixty-five. “Then I would still be waiting for my first birthday,” said the spider.",
            ),
          ],
          returns: (t) =>
            `They walked round in a ring, ${t.child} like quick Mercury, ${t.friend} like slow Neptune, and met in the middle.`,
        },
        {
          text: ["Sing all their names", "Make up a song"],
          title: ["Eight names, one song", "The song of the spider"],
          lines: (t) => [
            `${t.child} plucked the threads, nearest to the sun first. Sing with us: Mercury, Venus, Earth, Mars!`,
            "And lower: Jupiter, Saturn, Uranus, Neptune! With every name one ball swung free, and soon all eight turned around the lamp.",
            forOlder(
              "It was sung in rounds, of course, since planets do nothing else. The spider took the deep part: Neptune, Neptune, Neptune.",
            ),
          ],
          returns: (t) =>
            `Softly ${t.child} began: Mercury, Venus, Earth, Mars. And from all sides came: Jupiter, Saturn, Uranus, Neptune!`,
        },
      ],
    },
  ],
};
