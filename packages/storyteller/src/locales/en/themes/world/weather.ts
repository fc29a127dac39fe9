import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const weather: ThemeTexts = {
  name: "the weather",
  phrases: [
    "weather",
    "forecast",
    "=wind|windy how|why|what|where|from|come|comes|made|blows|blow|cloud|clouds|=rain",
    "sunny rainy|cloudy|windy|snowy",
    "sunny|rainy|cloudy|windy|snowy day|days what|dress|wear|clothes|kinds|types",
    "dress|wear|clothes =rain|snow|cold|warm|weather|hot|=sun",
    "thunder|thunderstorm|lightning",
    "storm|storms",
    "=rain =snow|=wind|windy|=sun",
    "snow how|why|made|form|where|from|comes",
    "hail|=fog|foggy|=mist|frost why|how|what|=is",
    "meteorolog",
    "thermometer",
    "temperature outside|hot|cold|weather",
    "climate kinds|types|different",
    "umbrella =when|why|=rain",
    "=wind =why|how|where|what blow|blows|come|comes|made|=is",
    "=snow =why|how|where come|comes|made|form|forms|fall|falls",
    "=rain|=raining|rainy",
    "=snow|snowing|snowfall|snowflake",
    "=windy|=wind",
    "thunderst|thunder",
    "scared|afraid|fear|fears thunder|thunderst|storm|storms|lightning|=wind",
    "tornado|hurricane|cyclone",
    "lightning|thunder|thunderstorm scared|scares|afraid|fear|frightened|frightens",
    "=fog|foggy|=mist",
    "sunny =days|day|rainy|=cloudy|cloud",
    "=rain =snow|=wind|=sun|=hail",
  ],
  facts: ["sun", "wind", "air", "cloud", "rain"],
  moments: [
    {
      title: ["The weather mouse", "Four mixed-up pictures"],
      lines: (t) => [
        [
          `A weather mouse ${t.setting} hangs up a picture every day: sun, cloud, rain or wind. Today they lay all mixed up.`,
          `${cap(t.setting)} a weather mouse picked up her pictures: sun, cloud, rain, wind. They lay all mixed up.`,
        ],
        "“The wind did it!” she said. “It is only air that moves. But now, which one goes up?”",
        forOlder(
          "A bee was waiting already, and two ants with washing. Nobody wanted to go out before the picture was up.",
        ),
        [`How can we tell, ${t.child}?`, `How would you find out, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Look at the clouds", "Read the sky"],
          title: ["White or gray?", "Sheep in the sky"],
          lines: (t) => [
            `${t.child} looked up. Small white clouds, like sheep: it stays dry. But one over there was gray and thick, full of drops.`,
            "“First the sun, then rain,” said the mouse, and hung up two pictures. The ants took in their washing just in time.",
            forOlder(
              "“And if the drops freeze on the way, they are snow,” she said. She kept that picture in the lowest drawer.",
            ),
          ],
          returns: (t) =>
            `${t.child} looked up first: white sheep or a thick gray one? Then it was clear what to put on.`,
        },
        {
          text: ["Hold up a wet finger", "Feel the air outside"],
          title: ["The cold side", "A finger in the air"],
          lines: (t) => [
            `Wet a finger too, and hold it up! “Cold on this side,” said ${t.child}. So the wind came from there.`,
            "And it was pushing a gray cloud along. “Rain by noon,” said the mouse. She hung it up, and they got the umbrella.",
            forOlder(
              "With the first drop her umbrella opened, plop. It had belonged to a cake, and it was yellow.",
            ),
          ],
          returns: (t) =>
            `${t.child} put up a wet finger: cold on this side. So the wind came from there, and they turned their backs to it.`,
        },
        {
          text: ["Drum the weather", "Make a storm ourselves"],
          title: ["A storm of fingers", "Rub, tap, clap"],
          lines: () => [
            "Do it with them! Rub your hands: wind. Tap with one finger: drops. With all of them: rain! Clap: lightning, and thunder is its noise.",
            "Now softer, softer, and still. The clouds had moved on, and up went the sun.",
            forOlder(
              "“You see the flash first,” said the mouse, “since light is faster than noise. Count the seconds in between: the more, the farther away.”",
            ),
          ],
          returns: (t) =>
            `Rub, tap, clap, and softly out again: ${t.child} made a storm with ten fingers, and then let the sun come.`,
        },
      ],
    },
  ],
};
