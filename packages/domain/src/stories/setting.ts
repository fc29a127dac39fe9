/** Where a scene can take place. The player has a picture of each, and every story locale a phrase. */
export const settings = [
  "home",
  "village",
  "road",
  "forest",
  "river",
  "hill",
  "cave",
  "garden",
  "workshop",
  "harbor",
  "sea",
  "meadow",
  "market",
  "tower",
  "snow",
] as const;

export type Setting = (typeof settings)[number];
