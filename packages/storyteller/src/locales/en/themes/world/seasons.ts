import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const seasons: ThemeTexts = {
  name: "the four seasons",
  phrases: [
    "=seasons",
    "=season",
    "four seasons",
    "seasons year|change|changing|order|name|names",
    "spring summer",
    "autumn|fall winter",
    "spring =fall|autumn",
    "summer winter",
    "=autumn",
    "=fall leaves|season|leaf",
    "why leaves|trees lose|drop|bare|fall",
    "winter cold|comes|coming|why|snow|clothes",
    "summer hot|comes|coming|why|warm",
    "spring comes|coming|blossom|flowers|season",
    "year cycle|circle|wheel|goes|course",
    "why cold|hot|warm winter|summer",
    "clothes weather|winter|summer season",
    "springtime|summertime|wintertime",
    "=spring happen|happens|nature|season|bloom",
    "why leaves change|turn|fall|yellow|=red",
    "seasons learn|learning",
    "leaves =fall|change|turn|yellow|brown|falling",
    "=fall about|learn|learning|comes",
    "seasons|season",
    "=winter|=summer|=spring|=autumn =winter|=summer|=spring|=autumn|=fall",
    "leaves|leaf =fall|=falling|falling|fall|=off|brown autumn|trees|tree|why",
    "winter|summer|autumn why|=is|cold|hot|comes|warm|=about",
    "=spring|springtime",
    "summer",
    "=winter",
    "snow|snows leaves",
    "why hot|cold|warm =january|=february|=april|=june|=july|=august|=september|=october|=november|=december",
    "=days =shorter|=longer =fall|=autumn|=winter|=get|=summer",
    "=winter|=spring|=summer =coming|=comes|=arrives|=begins",
  ],
  facts: ["spring", "summer", "autumn", "winter", "again|round"],
  moments: [
    {
      title: ["Mittens or sun hat?", "A muddled calendar"],
      lines: (t) => [
        [
          `A dormouse sat ${t.setting} over four pictures of one tree. The wind had muddled its calendar.`,
          `${cap(t.setting)} a dormouse had dropped its calendar: four pictures of one tree, now in a muddle.`,
        ],
        "“I sleep half the year,” it yawned. “Then I wake and never know: mittens or sun hat?”",
        forOlder(
          "It was wearing one mitten, one sandal, and the sun hat over a woolly one, to be on the safe side.",
        ),
        [`How do we sort them, ${t.child}?`, `Which comes after which, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Begin with the blossom", "Put pink blossom first"],
          title: ["Pink comes first", "Four trees in a row"],
          lines: (t) => [
            `Blossom: that is spring. Next ${t.child} put green leaves, for hot summer, then yellow ones, for windy autumn.`,
            "Last came the bare tree, for cold winter. And after it? They looked at the first picture: spring again!",
            forOlder(
              "Autumn has a second name, fall, and you can see why. In summer the days are long, in winter the nights.",
            ),
          ],
          returns: (t) =>
            `“After the bare tree comes the blossom,” said ${t.child}, and with that it was easier to go on.`,
        },
        {
          text: ["Turn it into a wheel", "Lay them in a ring"],
          title: ["The wheel of the year", "No end to it"],
          lines: (t) => [
            `${t.child} laid a ring and walked it: spring with blossom, summer with green leaves, autumn with yellow ones, winter with bare twigs.`,
            "And round again! “It has no end,” said the dormouse. “So I cannot miss anything.” It packed the sun hat on top.",
            forOlder(
              "The earth goes once around the sun, and that is one year. On the other half of the earth it is summer when we have winter.",
            ),
          ],
          returns: (t) =>
            `It all came round, as on the wheel of the year, and ${t.child} stood there once more, only a little farther on.`,
        },
        {
          text: ["Dance through the year", "Act out each month"],
          title: ["A year in one minute", "The year dance"],
          lines: () => [
            "Dance with them! Spring: fingers open like buds. Summer: arms wide, all green. Autumn: hands flutter down. Winter: stand bare and still.",
            "Brr! And then again the first bud. The dormouse packed as it danced: sun hat after buds, mittens after flutter.",
            forOlder(
              "They danced three years that way, until the dormouse was dizzy and, by its own count, older than its grandmother.",
            ),
          ],
          returns: (t) =>
            `${t.child} opened both hands like buds, spread them, let them flutter down, and stood still. Then came one tiny bud.`,
        },
      ],
    },
  ],
};
