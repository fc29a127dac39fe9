import { pictureColours } from "#theme/picture-palette";
import type { DrawSetting } from "../frame.ts";
import { randomInt, spreadEvenly } from "../pieces/random-positions.ts";
import { Cottage } from "../pieces/buildings.tsx";
import { Peaks, Ridge } from "../pieces/land.tsx";
import { Snowfall } from "../pieces/lights.tsx";
import { Fir } from "../pieces/plants.tsx";
import { Moon, Sky, Stars } from "../pieces/sky.tsx";
import { Shape } from "../pieces/shape.tsx";
import snowOnFir from "../shapes/snow-on-fir.svg?raw";
import snowman from "../shapes/snowman.svg?raw";

/** Snowy hills, firs and mountains in falling snow. */
export const drawSnow: DrawSetting = (frame, dice) => {
  const { w, ground } = frame;
  const land = { frame, dice };
  return {
    back: (
      <>
        <Sky frame={frame} sky="blue" />
        <Stars frame={frame} dice={dice} />
        <Moon x={w * 0.66} y={ground - 250} r={60} />
        <Peaks
          {...land}
          y={ground - 80}
          rise={240}
          bumps={5}
          fill={pictureColours.snowDeep}
          snow={pictureColours.snow}
        />
      </>
    ),
    far: (
      <>
        <Ridge {...land} y={ground - 80} rise={28} bumps={5} fill={pictureColours.snowShade} />
        {spreadEvenly(dice, Math.round(w / 90), 0, w).map((x) => (
          <SnowyFir key={x} x={x} y={ground - 52} h={randomInt(dice, 80, 170)} />
        ))}
        <Cottage
          x={w * (dice.roll(2) ? 0.14 : 0.86)}
          y={ground - 34}
          scale={0.86}
          roof={pictureColours.snow}
        />
      </>
    ),
    near: (
      <>
        <Ridge {...land} y={ground - 30} rise={14} bumps={4} fill={pictureColours.snow} />
        <Ridge
          {...land}
          y={ground + 90}
          rise={12}
          bumps={3}
          fill={pictureColours.snowShade}
          opacity={0.7}
        />
        <Shape x={w * 0.8} y={ground + 30} file={snowman} />
      </>
    ),
    front: (
      <>
        <Ridge {...land} y={ground + 180} rise={20} bumps={3} fill={pictureColours.snowDeep} />
        {[0.02, 0.11, 0.93].map((share) => (
          <SnowyFir key={share} x={w * share} y={ground + 210} h={randomInt(dice, 170, 250)} />
        ))}
      </>
    ),
    lights: (
      <Snowfall
        dice={dice}
        from={0}
        to={w}
        top={0}
        bottom={ground + 240}
        count={Math.round(w / 12)}
      />
    ),
  };
};

function SnowyFir({ x, y, h }: { x: number; y: number; h: number }) {
  return (
    <g>
      <Fir x={x} y={y} h={h} fill={pictureColours.leafDark} />
      <Shape x={x} y={y} scale={h / 100} file={snowOnFir} />
    </g>
  );
}
