import { pictureColours } from "#theme/picture-palette";
import type { DrawSetting } from "../frame.ts";
import { randomInt, times, spreadEvenly } from "../pieces/random-positions.ts";
import { Cottage } from "../pieces/buildings.tsx";
import { BLEED, Ridge } from "../pieces/land.tsx";
import { Fireflies } from "../pieces/lights.tsx";
import { Bush, Flowers, Grass, RoundTree } from "../pieces/plants.tsx";
import { Clouds, Moon, Sky, Stars } from "../pieces/sky.tsx";
import { Shape } from "../pieces/shape.tsx";
import cabbage from "../shapes/cabbage.svg?raw";
import gardenArch from "../shapes/garden-arch.svg?raw";

/** Beds of flowers and vegetables behind a white fence. */
export const drawGarden: DrawSetting = (frame, dice) => {
  const { w, ground } = frame;
  const land = { frame, dice };
  return {
    back: (
      <>
        <Sky frame={frame} sky="ember" />
        <Stars frame={frame} dice={dice} count={50} />
        <Moon x={w * 0.36} y={ground - 230} r={50} />
        <Clouds {...land} fill={pictureColours.rose} />
        <Ridge {...land} y={ground - 110} rise={30} bumps={6} fill={pictureColours.farHill} />
      </>
    ),
    far: (
      <>
        {spreadEvenly(dice, Math.round(w / 150), -20, w + 20).map((x) => (
          <RoundTree
            key={x}
            x={x}
            y={ground - 40}
            h={randomInt(dice, 130, 220)}
            fill={pictureColours.leafDark}
            light={pictureColours.leaf}
          />
        ))}
        <Cottage x={w * 0.78} y={ground - 30} scale={0.9} roof={pictureColours.plum} />
        <Ridge {...land} y={ground - 44} rise={8} bumps={5} fill={pictureColours.leaf} />
      </>
    ),
    near: (
      <>
        <Fence frame={frame} y={ground - 12} />
        <Ridge {...land} y={ground - 12} rise={6} bumps={4} fill={pictureColours.leafDark} />
        <Shape x={w * 0.2} y={ground + 6} file={gardenArch} />
        {times(3, (row) => (
          <path
            key={row}
            d={`M${-BLEED} ${ground + 40 + row * 42}q${w / 2 + BLEED}-26 ${w + 2 * BLEED} 0v20q-${w / 2 + BLEED}-24-${w + 2 * BLEED} 0Z`}
            fill={pictureColours.earth}
          />
        ))}
        {spreadEvenly(dice, Math.round(w / 100), 0, w).map((x, index) => (
          <Shape
            key={x}
            x={x}
            y={ground + 56 + (index % 3) * 40}
            file={cabbage}
            colours={{ leaf: index % 2 ? pictureColours.grass : pictureColours.moss }}
          />
        ))}
        <Grass
          dice={dice}
          from={-40}
          to={w + 40}
          y={ground}
          count={30}
          fill={pictureColours.leaf}
          depth={30}
        />
        <Flowers
          dice={dice}
          from={0}
          to={w}
          y={ground + 10}
          count={Math.round(w / 40)}
          depth={110}
        />
      </>
    ),
    front: (
      <>
        <Ridge {...land} y={ground + 176} rise={12} bumps={4} fill={pictureColours.leafNight} />
        {spreadEvenly(dice, 6, 0, w).map((x) => (
          <Bush
            key={x}
            x={x}
            y={ground + 200}
            h={randomInt(dice, 50, 86)}
            fill={pictureColours.leafDark}
          />
        ))}
        <Flowers
          dice={dice}
          from={0}
          to={w}
          y={ground + 150}
          count={Math.round(w / 36)}
          depth={60}
        />
      </>
    ),
    lights: (
      <Fireflies dice={dice} from={0} to={w} top={ground - 120} bottom={ground + 150} count={18} />
    ),
  };
};

function Fence({ frame: { w }, y }: { frame: { w: number }; y: number }) {
  return (
    <g fill={pictureColours.cream} opacity="0.85">
      <path
        d={`M${-BLEED} ${y - 58}H${w + BLEED}v9H${-BLEED}ZM${-BLEED} ${y - 28}H${w + BLEED}v9H${-BLEED}Z`}
      />
      {times(Math.round(w / 46) + 3, (index) => (
        <path key={index} d={`M${index * 46 - 60} ${y}v-70l10-14 10 14v70Z`} />
      ))}
    </g>
  );
}
