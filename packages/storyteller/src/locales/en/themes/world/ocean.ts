import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const ocean: ThemeTexts = {
  name: "the ocean",
  phrases: [
    "ocean|oceans",
    "=sea animals|creatures|life|salty|salt|deep|under|about|blue|bottom|facts|waves|why",
    "=seas",
    "under|beneath =sea|ocean|waves",
    "deep =sea|ocean|diving",
    "underwater world|life|animals",
    "marine life|animals|biology|world",
    "whale|whales",
    "dolphin|dolphins",
    "shark|sharks",
    "octopus",
    "coral|reef|reefs",
    "waves why|how|come|made|=sea|ocean|=wind|windy|where",
    "salt|salty =sea|ocean|water|seawater",
    "=tide|=tides",
    "jellyfish|starfish|seahorse",
    "=sea|ocean fish|bottom|floor|depths",
    "seashell|seashells",
    "=sea",
    "=fish|fishes|turtle|turtles|creatures|animals|life =sea|ocean|=deep|coral|water|underwater",
    "=beach =sea|shells|waves|life",
    "octopus|squid|=crab|=crabs|lobster|seahorse|walrus|manatee|=seals|=orca|=orcas",
    "creature|creatures =sea|ocean|=deep|underwater",
    "=fish turtle|turtles|shark|sharks|crab|crabs|whale|whales|dolphin",
    "=fish =sea|ocean|=swim|=breathe|=reef|=tropical",
    "seahors|jellyfish|seabed|starfish",
  ],
  facts: ["salt", "earth", "deep", "wave", "wind"],
  moments: [
    {
      title: ["What is below?", "A gull who asks"],
      lines: (t) => [
        [
          `“I know the sea from above,” said a young gull ${t.setting}. “It is salty, and covers most of the Earth.”`,
          `A young gull sat ${t.setting}. “I know the top of the sea,” she said. “It is salty, and covers most of the Earth.”`,
        ],
        "“But what is it like deep down? I just float, like a cork.”",
        forOlder(
          "She had tried it with a stone in her beak. “I got as far as the first herring,” she said.",
        ),
        [`How do we show her, ${t.child}?`, `How could she see it, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Dive there in our heads", "Dream a way down"],
          title: ["Down, down, down", "Blue, dark blue, black"],
          lines: (t) => [
            `They shut their eyes, and ${t.child} dived. On top the wind makes waves. Below, the light is green, then blue, with whales.`,
            "Deeper! Now it is dark, and the fish carry their own small lamps. Blink, blink! The gull held her breath.",
            forOlder(
              "“And then whales have to come up,” said the gull, “because they breathe air, like me. I have met them: pfff!”",
            ),
          ],
          returns: (t) =>
            `It grew as dark as deep down in the sea. “Blink, blink,” said ${t.child}, and they thought of the fish with lamps.`,
        },
        {
          text: ["Make waves with a cloth", "Swing a big sheet"],
          title: ["A sea of cloth", "Above and below"],
          lines: (t) => [
            "Four corners of a cloth, and swing! Be the wind with them: hooo! The wind pushes, and waves run along.",
            `Then ${t.child} pulled the gull underneath. Deep below the waves it was still, and a paper whale swam by.`,
            forOlder(
              "“So a storm is only on top?” asked the gull. Down where the octopus lives, hardly anyone notices it.",
            ),
          ],
          returns: (t) =>
            `A wind came up, hooo! ${t.child} thought of the cloth: on top there are waves, and deep below it is calm.`,
        },
        {
          text: ["Build it in a bowl", "Mix a sea in a bucket"],
          title: ["The sea in a bowl", "Salt, sand and a stone"],
          lines: (t) => [
            `Sand and stones for the ground, then water, and a spoon of salt. ${t.child} blew: wind makes waves! Blow too: hooo!`,
            "A stone sank, deep, deep. “Is that a mountain?” asked the gull. Yes: there are mountains down there too, and very high ones.",
            forOlder(
              "Where does the salt come from? Rivers wash it out of the stones, a little every day, and bring it to the sea.",
            ),
          ],
          returns: (t) =>
            `One drop on the lip tasted of salt. “A very small sea,” said ${t.child}, “with a very small wave.”`,
        },
      ],
    },
  ],
};
