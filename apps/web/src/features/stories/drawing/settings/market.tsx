import { pictureColours } from "#theme/picture-palette";
import type { DrawSetting } from "../frame.ts";
import { times, spreadEvenly } from "../pieces/random-positions.ts";
import { Cottage } from "../pieces/buildings.tsx";
import { BLEED, Ridge } from "../pieces/land.tsx";
import { Fireflies, Garland } from "../pieces/lights.tsx";
import { Moon, Sky, Stars } from "../pieces/sky.tsx";
import { Shape } from "../pieces/shape.tsx";
import basket from "../shapes/basket.svg?raw";
import stall from "../shapes/stall.svg?raw";

/** Stalls under strings of lanterns, on a paved square. */
export const drawMarket: DrawSetting = (frame, dice) => {
  const { w, ground } = frame;
  const land = { frame, dice };
  const cloths = dice.shuffle([
    pictureColours.coral,
    pictureColours.teal,
    pictureColours.berry,
    pictureColours.indigo,
  ]);
  return {
    back: (
      <>
        <Sky frame={frame} sky="dusk" />
        <Stars frame={frame} dice={dice} />
        <Moon x={w * 0.5} y={ground - 330} r={50} />
        <Ridge {...land} y={ground - 120} rise={30} bumps={5} fill={pictureColours.farHill} />
      </>
    ),
    far: (
      <>
        {spreadEvenly(dice, Math.max(3, Math.round(w / 230)), 0, w).map((x, index) => (
          <Cottage
            key={x}
            x={x}
            y={ground - 36}
            scale={0.86 + (index % 2) * 0.22}
            flip={index % 2 === 0}
            wall={index % 2 ? pictureColours.wallShade : pictureColours.mist}
            roof={index % 2 ? pictureColours.roof : pictureColours.plum}
          />
        ))}
        <path
          d={`M${-BLEED} ${ground - 40}H${w + BLEED}V2000H${-BLEED}Z`}
          fill={pictureColours.stone}
        />
      </>
    ),
    near: (
      <>
        <Paving frame={frame} y={ground - 40} />
        <Shape
          x={w < 900 ? 70 : w * 0.14}
          y={ground + 6}
          scale={1.12}
          file={stall}
          colours={{ cloth: cloths[0] ?? pictureColours.coral }}
        />
        <Shape
          x={w < 900 ? w - 70 : w * 0.86}
          y={ground + 2}
          scale={1.08}
          file={stall}
          colours={{ cloth: cloths[1] ?? pictureColours.teal }}
        />
        {w > 900 && (
          <Shape
            x={w * 0.31}
            y={ground - 26}
            scale={0.78}
            file={stall}
            colours={{ cloth: cloths[2] ?? pictureColours.berry }}
          />
        )}
        {w > 900 && (
          <Shape
            x={w * 0.69}
            y={ground - 26}
            scale={0.78}
            file={stall}
            colours={{ cloth: cloths[3] ?? pictureColours.indigo }}
          />
        )}
        <Garland x={-30} y={ground - 300} w={w * 0.56} sag={40} count={Math.round(w / 150)} />
        <Garland x={w * 0.46} y={ground - 300} w={w * 0.58} sag={40} count={Math.round(w / 150)} />
      </>
    ),
    front: (
      <>
        <Ridge
          {...land}
          y={ground + 210}
          rise={4}
          bumps={4}
          fill={pictureColours.night}
          opacity={0.55}
        />
        <Shape
          x={w * 0.08}
          y={ground + 236}
          scale={1.5}
          file={basket}
          colours={{ fruit: pictureColours.coral }}
        />
        <Shape
          x={w * 0.92}
          y={ground + 240}
          scale={1.5}
          file={basket}
          colours={{ fruit: pictureColours.mustard }}
        />
      </>
    ),
    lights: <Fireflies dice={dice} from={0} to={w} top={ground - 260} bottom={ground} count={10} />,
  };
};

function Paving({ frame: { w }, y }: { frame: { w: number }; y: number }) {
  return (
    <g stroke={pictureColours.stoneDark} strokeWidth="4" opacity="0.55" fill="none">
      {times(7, (row) => (
        <path key={row} d={`M${-BLEED} ${y + row * row * 9 + 20}H${w + BLEED}`} />
      ))}
      {times(Math.round(w / 90), (index) => (
        <path
          key={index}
          d={`M${w / 2 + (index - w / 180) * 70} ${y}L${w / 2 + (index - w / 180) * 240} ${y + 700}`}
        />
      ))}
    </g>
  );
}
