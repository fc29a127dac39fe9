/** What a character is afraid of. */

export const fearIds = [
  "fire",
  "dark",
  "water",
  "heights",
  "thunder",
  "spiders",
  "dogs",
  "cats",
  "mice",
  "bees",
  "ghosts",
  "noise",
  "crowds",
  "cold",
  "being-alone",
  "flying",
] as const;
export type FearId = (typeof fearIds)[number];
