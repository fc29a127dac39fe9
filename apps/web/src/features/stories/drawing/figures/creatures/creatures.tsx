/** The designs of creatures that are built like no person and no animal. */
import type { FigureDesign } from "../figure-model.ts";
import { drawCloud, drawGhost, drawRobot, drawSnowman } from "./made.tsx";
import { drawCrocodile, drawSnake } from "./crawling-reptiles.tsx";
import { drawDinosaur, drawDragon } from "./reptiles.tsx";
import { drawAlien, drawMonster } from "./strange.tsx";

export const creatures = {
  monster: { draw: drawMonster, height: 190, width: 180, portrait: [-110, -216, 220] },
  ghost: {
    draw: drawGhost,
    height: 204,
    width: 130,
    size: 0.92,
    hover: 16,
    portrait: [-106, -206, 212],
  },
  alien: { draw: drawAlien, height: 220, width: 160, size: 0.88, portrait: [-124, -244, 248] },
  robot: { draw: drawRobot, height: 210, width: 124, size: 0.94, portrait: [-120, -236, 240] },
  snowman: { draw: drawSnowman, height: 180, width: 170, size: 0.95, portrait: [-116, -226, 232] },
  cloud: {
    draw: drawCloud,
    height: 182,
    width: 212,
    size: 0.78,
    hover: 30,
    portrait: [-112, -206, 224],
  },
  dragon: { draw: drawDragon, height: 208, width: 200, size: 1.16, portrait: [-128, -246, 256] },
  dinosaur: {
    draw: drawDinosaur,
    sway: 0.35,
    height: 202,
    width: 200,
    size: 1.1,
    portrait: [-124, -222, 248],
  },
  crocodile: {
    draw: drawCrocodile,
    height: 206,
    width: 196,
    size: 1.1,
    portrait: [-108, -234, 244],
  },
  snake: { draw: drawSnake, height: 192, width: 160, size: 0.74, portrait: [-112, -216, 226] },
} satisfies Record<string, FigureDesign>;
