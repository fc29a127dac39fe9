import { pictureColours } from "#theme/picture-palette";
import type { DrawSetting } from "../frame.ts";
import { randomInt, times, spreadEvenly } from "../pieces/random-positions.ts";
import { Cottage } from "../pieces/buildings.tsx";
import { BLEED, Ridge } from "../pieces/land.tsx";
import { Fireflies } from "../pieces/lights.tsx";
import { Bush, Flowers, Grass, RoundTree } from "../pieces/plants.tsx";
import { Clouds, Moon, Sky, Stars } from "../pieces/sky.tsx";

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
        <Arch x={w * 0.2} y={ground + 6} />
        {times(3, (row) => (
          <path
            key={row}
            d={`M${-BLEED} ${ground + 40 + row * 42}q${w / 2 + BLEED}-26 ${w + 2 * BLEED} 0v20q-${w / 2 + BLEED}-24-${w + 2 * BLEED} 0Z`}
            fill={pictureColours.earth}
          />
        ))}
        {spreadEvenly(dice, Math.round(w / 100), 0, w).map((x, index) => (
          <Cabbage
            key={x}
            x={x}
            y={ground + 56 + (index % 3) * 40}
            fill={index % 2 ? pictureColours.grass : pictureColours.moss}
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

function Arch({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M-74 0v-170q0-74 74-74t74 74V0"
        fill="none"
        stroke={pictureColours.woodLight}
        strokeWidth="12"
      />
      <path
        d="M-74-20v-150q0-74 74-74t74 74v150"
        fill="none"
        stroke={pictureColours.leaf}
        strokeWidth="26"
        strokeDasharray="18 8"
        opacity="0.9"
      />
      <g fill={pictureColours.pink}>
        <circle cx="-74" cy="-120" r="12" />
        <circle cx="-60" cy="-200" r="13" />
        <circle cx="0" cy="-246" r="14" />
        <circle cx="62" cy="-196" r="12" />
        <circle cx="74" cy="-90" r="11" />
        <circle cx="-76" cy="-50" r="9" />
      </g>
    </g>
  );
}

function Cabbage({ x, y, fill }: { x: number; y: number; fill: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-28 2q-4-30 28-32 32 2 28 32-28 12-56 0Z" fill={fill} />
      <path d="M-14 4q-2-22 14-24 16 2 14 24-14 6-28 0Z" fill={pictureColours.leafLight} />
    </g>
  );
}
