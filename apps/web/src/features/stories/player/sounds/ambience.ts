/** Which sound a place has. */
import type { Sky } from "@codetale/domain/stories/pictures/figures";
import type { Setting } from "@codetale/domain/stories/setting";
import { isOutdoors } from "../../drawing/setting-catalogue.ts";

export type Ambience =
  | "clock"
  | "murmur"
  | "breeze"
  | "birds"
  | "river"
  | "drips"
  | "bees"
  | "taps"
  | "harbor"
  | "waves"
  | "wind"
  | "rain"
  | "crickets";

/**
 * The sound of a place: that of the weather where it rains or snows, of crickets on land at night.
 *
 * @param setting one of the storyteller's settings; any other word has no sound
 */
export function ambienceOf({ setting, sky }: { setting: string; sky: Sky }): Ambience | null {
  if (!Object.hasOwn(byDay, setting)) return null;
  const ofPlace = byDay[setting as Setting];
  if (!isOutdoors(setting)) return ofPlace;
  if (sky === "rain") return "rain";
  if (sky === "snow") return "wind";
  return sky === "night" && !soundsByNight.has(ofPlace) ? "crickets" : ofPlace;
}

const byDay: Readonly<Record<Setting, Ambience>> = {
  home: "clock",
  village: "birds",
  road: "breeze",
  forest: "birds",
  river: "river",
  hill: "breeze",
  cave: "drips",
  garden: "bees",
  workshop: "taps",
  harbor: "harbor",
  sea: "waves",
  meadow: "bees",
  market: "murmur",
  tower: "wind",
  snow: "wind",
};

/** Sounds of places that are the same at night. */
const soundsByNight: ReadonlySet<Ambience> = new Set(["river", "harbor", "waves", "wind"]);
