/** How moods and ages change what all figures have: size, lean, head, ears, arms and wings. */
import type { FigureAge, Mood } from "@codetale/domain/stories/pictures/figures";

export type ArmPose =
  | "down"
  | "raised"
  | "waving"
  | "spread"
  | "up"
  | "chest"
  | "hips"
  | "clasped"
  | "hanging";

/** Angles are in degrees. */
export interface Posture {
  /** Forward, of the whole figure. */
  lean: number;
  /** Of the head: positive bows it. */
  tilt: number;
  /** Units by which the head is lowered. */
  drop: number;
  /** By which ears and tail hang. */
  droop: number;
  arms: ArmPose;
  /** By which wings, fins and trunks are lifted. */
  lift: number;
}

export function postureOf(mood: Mood, age: FigureAge): Posture {
  const posture = postures[mood];
  const { stoop } = builds[age];
  return { ...posture, lean: posture.lean + stoop / 2, drop: posture.drop + stoop };
}

/** What an age does to a figure: factors of its size and of its head's, and how far it is bent. */
export const builds: Record<FigureAge, { size: number; head: number; stoop: number }> = {
  child: { size: 0.72, head: 1.3, stoop: 0 },
  adult: { size: 1, head: 1, stoop: 0 },
  old: { size: 0.94, head: 1, stoop: 12 },
};

const postures: Record<Mood, Posture> = {
  calm: { lean: 0, tilt: 0, drop: 0, droop: 0, arms: "down", lift: 0 },
  happy: { lean: -1, tilt: -5, drop: -2, droop: -6, arms: "spread", lift: 70 },
  sad: { lean: 3, tilt: 11, drop: 8, droop: 38, arms: "hanging", lift: -8 },
  afraid: { lean: -7, tilt: -4, drop: 6, droop: 30, arms: "chest", lift: 24 },
  angry: { lean: 6, tilt: 4, drop: 2, droop: 14, arms: "hips", lift: 34 },
  surprised: { lean: -6, tilt: -6, drop: -4, droop: -10, arms: "up", lift: 104 },
  shy: { lean: -2, tilt: 13, drop: 4, droop: 20, arms: "clasped", lift: -4 },
  tired: { lean: 5, tilt: 17, drop: 11, droop: 32, arms: "hanging", lift: -10 },
};
