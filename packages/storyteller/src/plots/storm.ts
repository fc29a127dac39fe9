/**
 * The heart: being a light for others. A lighthouse goes dark in a storm because somebody is afraid;
 * those who climb up become the light by which the mail boat finds its way in.
 */
import type { Plot } from "../plot.ts";

export const storm = {
  beats: {
    start: { at: "harbor", next: "dark" },
    dark: { at: "harbor", next: "wind" },
    wind: { at: "village", choices: { boat: "gust", rope: "gust", stones: "gust" } },
    gust: { at: "road", next: "kitchen", recalls: ["wind"] },
    kitchen: { at: "home", next: "tower", recalls: ["wind"] },
    tower: { at: "tower", choices: { hum: "stairs", hands: "stairs", joke: "stairs" } },
    stairs: { at: "tower", next: "kettle", recalls: ["tower"] },
    kettle: { at: "tower", next: "small" },
    small: {
      at: "tower",
      choices: { windows: "windows", mirror: "mirror", shadow: "shadow" },
      recalls: ["tower"],
    },
    windows: { at: "village", ending: "every-window-a-light" },
    mirror: { at: "tower", ending: "a-keeper-who-never-forgets" },
    shadow: { at: "harbor", ending: "a-giant-in-the-clouds" },
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
