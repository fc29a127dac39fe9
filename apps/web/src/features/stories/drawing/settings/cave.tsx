import type { Dice } from "@codetale/domain/stories/dice";
import { pictureColours } from "#theme/picture-palette";
import type { DrawSetting } from "../frame.ts";
import { randomInt, times, spreadEvenly } from "../pieces/random-positions.ts";
import { BLEED, Ridge } from "../pieces/land.tsx";
import { Glow, Sparkles } from "../pieces/lights.tsx";
import { Mushroom } from "../pieces/plants.tsx";
import { Moon, Sky, Stars } from "../pieces/sky.tsx";

/** Inside a cave: crystals that shine, and the night sky through its mouth. */
export const drawCave: DrawSetting = (frame, dice) => {
  const { w, ground } = frame;
  const land = { frame, dice };
  const mouth = w * 0.5;
  const half = Math.min(w * 0.34, 460);
  return {
    back: (
      <>
        <Sky frame={frame} sky="dusk" />
        <Stars frame={frame} dice={dice} />
        <Moon x={mouth + half * 0.34} y={ground - 240} r={52} />
        <Ridge {...land} y={ground - 90} rise={26} bumps={7} fill={pictureColours.farHill} />
      </>
    ),
    far: (
      <>
        <path
          d={`M${-BLEED} ${-BLEED}H${w + BLEED}V2000H${-BLEED}ZM${mouth - half} ${ground}Q${mouth - half - 30} ${ground - 280} ${mouth - half * 0.5} ${ground - 350}Q${mouth} ${ground - 440} ${mouth + half * 0.46} ${ground - 356}Q${mouth + half + 60} ${ground - 250} ${mouth + half} ${ground}Z`}
          fill={pictureColours.stone}
          fillRule="evenodd"
        />
        <path
          d={`M${-BLEED} ${-BLEED}H${w + BLEED}V2000H${-BLEED}ZM${mouth - half - 70} ${ground}Q${mouth - half - 120} ${ground - 300} ${mouth - half * 0.5} ${ground - 410}Q${mouth} ${ground - 500} ${mouth + half * 0.5} ${ground - 416}Q${mouth + half + 150} ${ground - 280} ${mouth + half + 70} ${ground}Z`}
          fill={pictureColours.stoneDark}
          fillRule="evenodd"
        />
      </>
    ),
    near: (
      <>
        <Stalactites dice={dice} w={w} />
        <Ridge {...land} y={ground - 18} rise={10} bumps={5} fill={pictureColours.stone} />
        <Ridge
          {...land}
          y={ground + 80}
          rise={12}
          bumps={4}
          fill={pictureColours.stoneDark}
          opacity={0.6}
        />
        <Crystals x={w * 0.12} y={ground + 10} scale={1.2} fill={pictureColours.teal} />
        <Crystals x={w * 0.9} y={ground + 14} scale={1.35} fill={pictureColours.indigo} />
        {w > 900 && (
          <Crystals x={w * 0.78} y={ground - 14} scale={0.7} fill={pictureColours.pink} />
        )}
        {spreadEvenly(dice, 4, w * 0.16, w * 0.84).map((x) => (
          <Mushroom
            key={x}
            x={x}
            y={ground + randomInt(dice, 50, 110)}
            h={randomInt(dice, 30, 50)}
            fill={pictureColours.skyBlue}
          />
        ))}
      </>
    ),
    front: (
      <>
        <Ridge {...land} y={ground + 180} rise={20} bumps={4} fill={pictureColours.night} />
        <Crystals x={w * 0.04} y={ground + 230} scale={1.3} fill={pictureColours.berry} />
        <Crystals x={w * 0.96} y={ground + 240} scale={1.1} fill={pictureColours.teal} />
      </>
    ),
    lights: (
      <Sparkles
        dice={dice}
        from={0}
        to={w}
        top={ground - 330}
        bottom={ground + 60}
        count={22}
        fill={pictureColours.ice}
      />
    ),
  };
};

function Stalactites({ dice, w }: { dice: Dice; w: number }) {
  const own = dice.fork("stalactites");
  return (
    <g fill={pictureColours.night}>
      {times(Math.round(w / 70) + 2, (index) => {
        const long = randomInt(own, 30, 130);
        const x = index * 70 - 70;
        return (
          <path
            key={index}
            d={`M${x - 10} ${-BLEED}h90q-34 60-42 ${long + BLEED}q-10-60-48-${long + BLEED}Z`}
          />
        );
      })}
    </g>
  );
}

function Crystals(props: { x: number; y: number; scale: number; fill: string }) {
  const { x, y, scale, fill } = props;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Glow x={0} y={-60} r={130} fill={fill} />
      <path d="M-50 0l-22-58 20-34 22 30 8 62Z" fill={fill} opacity="0.85" />
      <path d="M-24 0l-14-110 26-44 26 44L4 0Z" fill={fill} />
      <path d="M-12-154l26 44L4 0h-18Z" fill={pictureColours.cream} opacity="0.28" />
      <path d="M14 0l6-70 24-28 16 34L46 0Z" fill={fill} opacity="0.9" />
      <path d="M44-98l16 34L46 0H36Z" fill={pictureColours.cream} opacity="0.22" />
    </g>
  );
}
