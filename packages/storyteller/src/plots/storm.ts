/**
 * The heart: being a light for others. A lighthouse goes dark in a storm because somebody is afraid;
 * those who climb up become the light by which the mail boat finds its way in.
 */
import { allHappy, type Plot } from "../plot.ts";

export const storm = {
  beats: {
    start: { at: "harbor", sky: "night", next: "dark" },
    dark: {
      at: "harbor",
      sky: "rain",
      moods: { children: "surprised", friend: "surprised" },
      next: "wind",
    },
    wind: {
      at: "village",
      sky: "rain",
      moods: { children: "afraid" },
      choices: { boat: "gust", rope: "gust", stones: "gust" },
    },
    gust: {
      at: "road",
      sky: "rain",
      moods: { friend: "surprised" },
      next: "kitchen",
      recalls: ["wind"],
    },
    kitchen: {
      at: "home",
      sky: "rain",
      moods: { children: "happy", friend: "happy" },
      next: "tower",
      recalls: ["wind"],
    },
    tower: {
      at: "tower",
      sky: "rain",
      moods: { children: "surprised", friend: "surprised", other: "afraid" },
      choices: { hum: "stairs", hands: "stairs", joke: "stairs" },
    },
    stairs: {
      at: "tower",
      sky: "rain",
      moods: { other: "afraid" },
      next: "kettle",
      recalls: ["tower"],
    },
    kettle: { at: "tower", sky: "rain", moods: { other: "calm" }, next: "small" },
    small: {
      at: "tower",
      sky: "rain",
      moods: { other: "sad" },
      choices: { windows: "windows", mirror: "mirror", shadow: "shadow" },
      recalls: ["tower"],
    },
    windows: { at: "village", sky: "night", moods: allHappy, ending: "every-window-a-light" },
    mirror: { at: "tower", sky: "night", moods: allHappy, ending: "a-keeper-who-never-forgets" },
    shadow: { at: "harbor", sky: "night", moods: allHappy, ending: "a-giant-in-the-clouds" },
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
