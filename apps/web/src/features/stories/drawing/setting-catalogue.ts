/** The drawing of each setting. */
import type { Setting } from "@codetale/domain/stories/setting";
import type { DrawSetting } from "./frame.ts";
import { drawCave } from "./settings/cave.tsx";
import { drawForest } from "./settings/forest.tsx";
import { drawGarden } from "./settings/garden.tsx";
import { drawHarbor } from "./settings/harbor.tsx";
import { drawHill } from "./settings/hill.tsx";
import { drawHome } from "./settings/home.tsx";
import { drawMarket } from "./settings/market.tsx";
import { drawMeadow } from "./settings/meadow.tsx";
import { drawRiver } from "./settings/river.tsx";
import { drawRoad } from "./settings/road.tsx";
import { drawSea } from "./settings/sea.tsx";
import { drawSnow } from "./settings/snow.tsx";
import { drawTower } from "./settings/tower.tsx";
import { drawVillage } from "./settings/village.tsx";
import { drawWorkshop } from "./settings/workshop.tsx";

const places: Readonly<Record<Setting, DrawSetting>> = {
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

/** @param setting one of the storyteller's settings; any other word is drawn as a hill */
export function findSetting(setting: string): DrawSetting {
  return Object.hasOwn(places, setting) ? places[setting as Setting] : drawHill;
}
