import type { Dice } from "@codetale/domain/stories/dice";
import { pictureColours } from "#theme/picture-palette";
import type { DrawSetting } from "../frame.ts";
import { randomInt, times, spreadEvenly } from "../pieces/random-positions.ts";
import { BLEED, Ridge } from "../pieces/land.tsx";
import { Sparkles } from "../pieces/lights.tsx";
import { Mushroom } from "../pieces/plants.tsx";
import { Moon, Sky, Stars } from "../pieces/sky.tsx";
import { Shape } from "../pieces/shape.tsx";
import crystals from "../shapes/crystals.svg?raw";

/** The inside of a cave with crystals, and the night sky through its mouth. */
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
        <Shape
          x={w * 0.12}
          y={ground + 10}
          scale={1.2}
          file={crystals}
          colours={{ crystal: pictureColours.teal }}
        />
        <Shape
          x={w * 0.9}
          y={ground + 14}
          scale={1.35}
          file={crystals}
          colours={{ crystal: pictureColours.indigo }}
        />
        {w > 900 && (
          <Shape
            x={w * 0.78}
            y={ground - 14}
            scale={0.7}
            file={crystals}
            colours={{ crystal: pictureColours.pink }}
          />
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
        <Shape
          x={w * 0.04}
          y={ground + 230}
          scale={1.3}
          file={crystals}
          colours={{ crystal: pictureColours.berry }}
        />
        <Shape
          x={w * 0.96}
          y={ground + 240}
          scale={1.1}
          file={crystals}
          colours={{ crystal: pictureColours.teal }}
        />
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
