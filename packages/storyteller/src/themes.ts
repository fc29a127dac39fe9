/** The themes that a learning objective may become, by family. */

export const themeFamilies = {
  feelings: [
    "anger",
    "jealousy",
    "dark",
    "shyness",
    "losing",
    "sadness",
    "worries",
    "nightmares",
    "parting",
    "naming-feelings",
  ],
  behaviour: [
    "hitting",
    "biting",
    "sharing",
    "turns",
    "truth",
    "tidying",
    "screens",
    "manners",
    "listening",
    "apologizing",
    "kind-words",
  ],
  health: [
    "teeth",
    "dentist",
    "doctor",
    "handwashing",
    "vegetables",
    "own-bed",
    "bedtime",
    "potty",
    "bath",
    "allergies",
    "dressing",
    "germs",
    "glasses",
    "hair",
    "pacifier",
    "thumb-sucking",
  ],
  firsts: [
    "school",
    "sibling",
    "moving",
    "swimming",
    "new-friend",
    "travelling",
    "bicycle",
    "sleepover",
    "pet",
    "loose-tooth",
  ],
  safety: ["road", "strangers", "touch", "water", "fire", "getting-lost", "seat-belt"],
  knowing: [
    "counting",
    "shapes",
    "colours",
    "letters",
    "clock",
    "money",
    "weekdays",
    "adding",
    "left-right",
    "reading",
  ],
  world: [
    "water-cycle",
    "moon",
    "photosynthesis",
    "seasons",
    "volcanoes",
    "dinosaurs",
    "planets",
    "bees",
    "recycling",
    "magnets",
    "food-origin",
    "body",
    "day-and-night",
    "butterflies",
    "weather",
    "ocean",
    "animals",
    "senses",
    "rainbow",
    "gravity",
  ],
  virtues: [
    "patience",
    "courage",
    "kindness",
    "curiosity",
    "perseverance",
    "gratitude",
    "forgiveness",
    "teamwork",
    "helping",
    "asking-help",
    "self-confidence",
    "differences",
    "responsibility",
  ],
  /** Told slowly, without suspense or jokes, after a note to the parent. */
  hard: ["death", "pet-death", "divorce", "illness", "hospital", "left-out", "bullying"],
} as const;

export type ThemeFamily = keyof typeof themeFamilies;
export type ThemeId = (typeof themeFamilies)[ThemeFamily][number];

const families = Object.fromEntries(
  Object.entries(themeFamilies).flatMap(([family, themes]) =>
    themes.map((theme) => [theme, family]),
  ),
) as Readonly<Record<ThemeId, ThemeFamily>>;

export const themeIds = Object.keys(families) as readonly ThemeId[];

export function isThemeId(id: string): id is ThemeId {
  return Object.hasOwn(families, id);
}

export function familyOf(theme: ThemeId): ThemeFamily {
  return families[theme];
}

/** Whether a theme is told slowly, without suspense or jokes, after a note to the parent. */
export function isHard(theme: ThemeId): boolean {
  return familyOf(theme) === "hard";
}

/** In their lessons the sun shines, shadows are seen, or bees and butterflies fly. */
const daylightThemes: ReadonlySet<ThemeId> = new Set([
  "photosynthesis",
  "rainbow",
  "bees",
  "butterflies",
  "weather",
  "day-and-night",
  "curiosity",
] satisfies ThemeId[]);

/** Whether the lesson of a theme can be told by day alone. */
export function needsDaylight(theme: ThemeId): boolean {
  return daylightThemes.has(theme);
}

/** Each has two moments, and slow ones. */
export const MOST_HARD = 2;

/** @returns the indexes of the hard themes that a story has no room for; null is no theme */
export function hardBeyondLimit(themes: readonly (ThemeId | null)[]): number[] {
  const hard = [...themes.entries()].flatMap(([index, theme]) =>
    theme !== null && isHard(theme) ? [index] : [],
  );
  return hard.slice(MOST_HARD);
}
