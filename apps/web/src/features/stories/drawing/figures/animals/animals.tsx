/** The designs of all animals. */
import type { FigureDesign } from "../figure-model.ts";
import { bigCats } from "./big-cats.tsx";
import { drawBird, drawGoose, drawOwl } from "./birds.tsx";
import { drawAnt, drawInsect, drawSpider } from "./bugs.tsx";
import { drawPenguin, drawWhale } from "./cold-waters.tsx";
import { furry } from "./furry.tsx";
import { hoofed } from "./hoofed.tsx";
import { SittingAnimal, type SittingDesign } from "./sitting-animal.tsx";
import { drawFish, drawSnail, drawTurtle } from "./small-animals.tsx";
import { StandingAnimal, type StandingDesign } from "./standing-animal.tsx";
import { wild } from "./wild.tsx";

const sizes = {
  cat: 0.84,
  dog: 0.92,
  fox: 0.9,
  wolf: 1,
  bear: 1.16,
  mouse: 0.66,
  rabbit: 0.8,
  lion: 1.06,
  tiger: 1.04,
  hedgehog: 0.7,
  monkey: 0.9,
  elephant: 1.2,
  frog: 0.7,
  pig: 0.9,
} as const;

type Square = NonNullable<FigureDesign["portrait"]>;

const sitting = (
  design: SittingDesign,
  size: number,
  portrait: Square = [-118, -228, 236],
): FigureDesign => ({
  draw: (model) => <SittingAnimal model={model} design={design} />,
  height: design.height ?? 200,
  width: design.width ?? 124 * (design.stout ?? 1),
  size,
  portrait,
});

const standing = (
  design: StandingDesign,
  size: number,
  portrait: Square = [-116, -238, 244],
): FigureDesign => ({
  draw: (model) => <StandingAnimal model={model} design={design} />,
  height: 200,
  width: 190,
  sway: 0.35,
  size,
  portrait,
});

export const animals = {
  cat: sitting(furry.cat, sizes.cat),
  dog: sitting(furry.dog, sizes.dog),
  fox: sitting(furry.fox, sizes.fox),
  wolf: sitting(furry.wolf, sizes.wolf),
  bear: sitting(furry.bear, sizes.bear),
  mouse: sitting(furry.mouse, sizes.mouse),
  rabbit: sitting(furry.rabbit, sizes.rabbit, [-134, -264, 270]),
  lion: sitting(bigCats.lion, sizes.lion),
  tiger: sitting(bigCats.tiger, sizes.tiger),
  hedgehog: sitting(wild.hedgehog, sizes.hedgehog),
  monkey: sitting(wild.monkey, sizes.monkey),
  elephant: sitting(wild.elephant, sizes.elephant),
  frog: sitting(wild.frog, sizes.frog),
  pig: sitting(wild.pig, sizes.pig),
  horse: standing(hoofed.horse, 1.08),
  unicorn: standing(hoofed.unicorn, 1.05, [-128, -266, 272]),
  donkey: standing(hoofed.donkey, 0.98, [-130, -272, 278]),
  cow: standing(hoofed.cow, 1.05),
  goat: standing(hoofed.goat, 0.86, [-116, -252, 256]),
  owl: { draw: drawOwl, height: 210, width: 140, size: 0.8, portrait: [-106, -208, 212] },
  bird: { draw: drawBird, height: 184, width: 150, size: 0.66, portrait: [-108, -204, 210] },
  goose: { draw: drawGoose, height: 198, width: 168, size: 0.86, portrait: [-104, -206, 212] },
  turtle: {
    draw: drawTurtle,
    sway: 0.35,
    height: 160,
    width: 256,
    size: 0.72,
    portrait: [-112, -192, 244],
  },
  snail: {
    draw: drawSnail,
    sway: 0.35,
    height: 180,
    width: 228,
    size: 0.6,
    portrait: [-114, -206, 226],
  },
  fish: { draw: drawFish, height: 165, width: 220, size: 0.72, portrait: [-116, -194, 246] },
  whale: { draw: drawWhale, height: 168, width: 250, size: 1.1, portrait: [-134, -212, 268] },
  penguin: { draw: drawPenguin, height: 202, width: 140, size: 0.8, portrait: [-106, -216, 220] },
  ant: { draw: drawAnt, height: 172, width: 200, size: 0.6, portrait: [-124, -216, 236] },
  spider: { draw: drawSpider, height: 166, width: 200, size: 0.66, portrait: [-124, -206, 240] },
  insect: {
    draw: drawInsect,
    height: 202,
    width: 140,
    size: 0.62,
    hover: 20,
    portrait: [-118, -230, 240],
  },
} satisfies Record<string, FigureDesign>;
