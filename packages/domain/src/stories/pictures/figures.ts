/**
 * How characters, light and weather are drawn. The web app has a drawing of each; whoever generates a
 * story names them, never files or colours.
 */

/** How a character is drawn; a `person` has no special clothes. */
export const figureKinds = [
  "person",
  "king",
  "queen",
  "prince",
  "princess",
  "knight",
  "wizard",
  "witch",
  "pirate",
  "doctor",
  "teacher",
  "cook",
  "gardener",
  "sailor",
  "astronaut",
  "detective",
  "musician",
  "painter",
  "builder",
  "firefighter",
  "police",
  "superhero",
  "inventor",
  "giant",
  "elf",
  "fairy",
  "mermaid",
  "vampire",
  "troll",
  "monster",
  "ghost",
  "alien",
  "robot",
  "snowman",
  "cloud",
  "dragon",
  "dinosaur",
  "unicorn",
  "cat",
  "dog",
  "fox",
  "wolf",
  "bear",
  "mouse",
  "rabbit",
  "hedgehog",
  "lion",
  "tiger",
  "elephant",
  "monkey",
  "horse",
  "donkey",
  "cow",
  "goat",
  "pig",
  "owl",
  "bird",
  "goose",
  "turtle",
  "snail",
  "frog",
  "fish",
  "whale",
  "penguin",
  "crocodile",
  "snake",
  "ant",
  "spider",
  "insect",
] as const;
export type FigureKind = (typeof figureKinds)[number];

export const figureAges = ["child", "adult", "old"] as const;
export type FigureAge = (typeof figureAges)[number];

/** What face and posture show. */
export const moods = [
  "calm",
  "happy",
  "sad",
  "afraid",
  "angry",
  "surprised",
  "shy",
  "tired",
] as const;
export type Mood = (typeof moods)[number];

/** A character of a story, the same in all of its scenes. */
export interface StoryFigure {
  name: string;
  kind: FigureKind;
  age: FigureAge;
}

/** A character as one scene shows it. */
export interface ShownFigure extends StoryFigure {
  mood: Mood;
}

/** Light and weather. */
export const skies = ["day", "dusk", "night", "rain", "snow"] as const;
export type Sky = (typeof skies)[number];
