import { pictureColours } from "#theme/picture-palette";
import type { DrawSetting } from "../frame.ts";
import { randomInt, spreadEvenly } from "../pieces/random-positions.ts";
import { Peaks, Ridge } from "../pieces/land.tsx";
import { Fireflies } from "../pieces/lights.tsx";
import { Bush, Fir, Grass } from "../pieces/plants.tsx";
import { Clouds, Moon, Sky, Stars } from "../pieces/sky.tsx";
import { Shape } from "../pieces/shape.tsx";
import tower from "../shapes/tower.svg?raw";

/** An old tower with one lit window, under many stars. */
export const drawTower: DrawSetting = (frame, dice) => {
  const { w, ground } = frame;
  const land = { frame, dice };
  const left = dice.roll(2) === 0;
  return {
    back: (
      <>
        <Sky frame={frame} sky="blue" />
        <Stars frame={frame} dice={dice} count={140} />
        <Moon x={w * (left ? 0.7 : 0.3)} y={ground - 280} r={80} />
        <Clouds {...land} fill={pictureColours.mist} />
        <Peaks {...land} y={ground - 60} rise={190} bumps={6} fill={pictureColours.plum} />
      </>
    ),
    far: (
      <>
        <Ridge {...land} y={ground - 54} rise={26} bumps={5} fill={pictureColours.midHill} />
        {spreadEvenly(dice, Math.round(w / 110), 0, w).map((x) => (
          <Fir
            key={x}
            x={x}
            y={ground - 34}
            h={randomInt(dice, 60, 130)}
            fill={pictureColours.midHill}
          />
        ))}
      </>
    ),
    near: (
      <>
        <Ridge {...land} y={ground - 22} rise={10} bumps={4} fill={pictureColours.leafDark} />
        <Shape
          x={w * (left ? 0.17 : 0.83)}
          y={ground + 14}
          scale={w < 900 ? 0.8 : 0.92}
          flip={left}
          file={tower}
        />
        <Bush x={w * (left ? 0.06 : 0.72)} y={ground + 26} h={60} fill={pictureColours.leaf} />
        <Bush x={w * (left ? 0.28 : 0.95)} y={ground + 30} h={52} fill={pictureColours.leaf} />
        <Grass
          dice={dice}
          from={-40}
          to={w + 40}
          y={ground}
          count={46}
          fill={pictureColours.leaf}
          depth={100}
        />
      </>
    ),
    front: (
      <>
        <Ridge {...land} y={ground + 175} rise={16} bumps={4} fill={pictureColours.leafNight} />
        <Grass
          dice={dice}
          from={-40}
          to={w + 40}
          y={ground + 170}
          count={36}
          h={54}
          fill={pictureColours.leafNight}
        />
      </>
    ),
    lights: (
      <Fireflies dice={dice} from={0} to={w} top={ground - 200} bottom={ground + 130} count={16} />
    ),
  };
};
