/** What children love: kinds of interests that act in a story as things to carry and places to go. */
import type { Phrase } from "./understanding/phrases.ts";
import type { LandmarkLines, SceneContext, ToolLines } from "./scene-context.ts";

export const interestIds = [
  // Animals
  "cats",
  "dogs",
  "horses",
  "rabbits",
  "birds",
  "fish",
  "whales",
  "dinosaurs",
  "insects",
  "bears",
  "elephants",
  "monkeys",
  "big-cats",
  "farm-animals",
  "dragons",
  "unicorns",
  // Places
  "space",
  "sea",
  "volcanoes",
  "castles",
  "forest",
  "mountains",
  "snow",
  "caves",
  "islands",
  "jungle",
  "playground",
  // Vehicles
  "trains",
  "cars",
  "diggers",
  "planes",
  "boats",
  "bicycles",
  "rockets",
  "fire-engines",
  "robots",
  // Making and performing
  "drawing",
  "music",
  "dancing",
  "singing",
  "books",
  "theatre",
  "blocks",
  "crafts",
  "cameras",
  // Moving
  "football",
  "ball-games",
  "swimming",
  "climbing",
  "running",
  "gymnastics",
  // Things
  "dolls",
  "puzzles",
  "magic",
  "treasure",
  "maps",
  "kites",
  "balloons",
  "hide-and-seek",
  // Nature
  "stars",
  "moon",
  "flowers",
  "trees",
  "rain",
  "rainbows",
  "stones",
  "shells",
  // Kitchen
  "cooking",
  "cakes",
  "fruit",
  "ice-cream",
  "chocolate",
  // People
  "princesses",
  "pirates",
  "knights",
  "fairies",
  "mermaids",
  "superheroes",
  "doctors",
  "detectives",
  // Finding out
  "science",
  "numbers",
  "computers",
  "inventions",
] as const;

export type InterestId = (typeof interestIds)[number];

/** The interests whose things belong to animals, which a child whose pet has died is not shown. */
export const animalInterests: ReadonlySet<InterestId> = new Set([
  "cats",
  "dogs",
  "horses",
  "rabbits",
  "birds",
  "fish",
  "whales",
  "insects",
  "bears",
  "elephants",
  "monkeys",
  "big-cats",
  "farm-animals",
] satisfies InterestId[]);

/** Two wordings of each line; those of one number belong together, since they name the same thing. */
export type MatchingWordings<Part extends string> = Readonly<
  Record<Part, readonly [string, string]>
>;

export interface InterestTexts {
  /** As a parent reads it in the form: `trains`. */
  name: string;
  /** How parents type it. */
  phrases: readonly Phrase[];
  /** A thing of this interest that the hero carries. */
  tool: (t: SceneContext) => MatchingWordings<keyof ToolLines>;
  /** A place of this interest that one goes to. */
  landmark: (t: SceneContext) => MatchingWordings<keyof LandmarkLines>;
}

/** What a story takes where no interest is understood. */
export const stockInterests = [
  "stars",
  "boats",
  "balloons",
  "maps",
  "kites",
] as const satisfies readonly InterestId[];
