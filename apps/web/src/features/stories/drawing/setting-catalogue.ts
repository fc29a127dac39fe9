/** The drawing of each setting. */
import { diceFrom } from "@codetale/domain/stories/dice";
import type { Sky } from "@codetale/domain/stories/pictures/figures";
import type { Setting } from "@codetale/domain/stories/setting";
import { createElement, useMemo, type ReactNode } from "react";
import { PlaceContext, type DrawSetting, type Frame } from "./frame.ts";
import { drawForest, drawHill, drawMeadow, drawSnow, drawTower } from "./settings/countryside.tsx";
import { drawCave, drawHome, drawWorkshop } from "./settings/interiors.tsx";
import { drawGarden, drawMarket, drawRoad, drawVillage } from "./settings/towns.tsx";
import { drawHarbor, drawRiver, drawSea } from "./settings/waters.tsx";

export const drawings: Readonly<Record<Setting, DrawSetting>> = {
  home: drawHome,
  village: drawVillage,
  road: drawRoad,
  forest: drawForest,
  river: drawRiver,
  hill: drawHill,
  cave: drawCave,
  garden: drawGarden,
  workshop: drawWorkshop,
  harbor: drawHarbor,
  sea: drawSea,
  meadow: drawMeadow,
  market: drawMarket,
  tower: drawTower,
  snow: drawSnow,
};

const indoors: ReadonlySet<string> = new Set<Setting>(["home", "workshop", "cave"]);

/** Whether rain and snow fall on whoever is there. */
export function isOutdoors(setting: string): boolean {
  return !indoors.has(setting);
}

const bare: ReadonlySet<string> = new Set<Setting>(["market", "harbor", "road", "sea", "snow"]);

/** Whether grass grows before the figures: neither in rooms nor on pavement, planks, sand and snow. */
export function isGrassy(setting: string): boolean {
  return isOutdoors(setting) && !bare.has(setting);
}

/**
 * The layers of a setting, each to be shown inside an `<svg>` of the frame's size.
 *
 * @param setting one of the storyteller's settings; any other word is drawn as a hill
 * @param seed equal seeds give equal drawings
 */
export function useSettingLayers(setting: string, sky: Sky, frame: Frame, seed: string) {
  return useMemo(() => {
    const place = { ...frame, sky, dice: diceFrom(`${seed}/${setting}`) };
    const draw = Object.hasOwn(drawings, setting) ? drawings[setting as Setting] : drawHill;
    const { back, far, near, front, lights } = draw(place);
    const layer = (pieces: ReactNode[]) => createElement(PlaceContext, { value: place }, ...pieces);
    return {
      back: layer(back),
      far: layer(far),
      near: layer(near),
      front: layer(front),
      lights: layer(lights),
    };
  }, [setting, sky, frame, seed]);
}
