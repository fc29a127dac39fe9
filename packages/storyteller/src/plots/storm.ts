/**
 * The heart: being a light for others. A lighthouse goes dark in a storm because somebody is afraid;
 * those who climb up become the light by which the mail boat finds its way in.
 */
import type { Plot } from "../plot.ts";

export const storm = {
  beats: {
    start: { at: "harbor", sky: "day", next: "dark" },
    dark: { at: "harbor", sky: "day", next: "wind" },
    wind: { at: "village", sky: "day", choices: { boat: "gust", rope: "gust", stones: "gust" } },
    gust: { at: "road", sky: "day", next: "kitchen", recalls: ["wind"] },
    kitchen: { at: "home", sky: "day", next: "tower", recalls: ["wind"] },
    tower: { at: "tower", sky: "day", choices: { hum: "stairs", hands: "stairs", joke: "stairs" } },
    stairs: { at: "tower", sky: "day", next: "kettle", recalls: ["tower"] },
    kettle: { at: "tower", sky: "day", next: "small" },
    small: {
      at: "tower",
      sky: "day",
      choices: { windows: "windows", mirror: "mirror", shadow: "shadow" },
      recalls: ["tower"],
    },
    windows: { at: "village", sky: "day", ending: "every-window-a-light" },
    mirror: { at: "tower", sky: "day", ending: "a-keeper-who-never-forgets" },
    shadow: { at: "harbor", sky: "day", ending: "a-giant-in-the-clouds" },
  },
  lessonSlots: [
    { before: ["tower"], at: "home" },
    { before: ["small"], at: "tower" },
  ],
  returnSlots: [
    { before: ["stairs"], at: "tower" },
    { before: ["windows", "mirror", "shadow"], at: "tower" },
  ],
  suits: [
    "sea",
    "boats",
    "rain",
    "stars",
    "moon",
    "rainbows",
    "fish",
    "birds",
    "superheroes",
    "inventions",
  ],
  detours: [
    { from: "stairs", skipTo: "kettle" },
    { from: "gust", skipTo: "kitchen" },
  ],
} as const satisfies Plot;
