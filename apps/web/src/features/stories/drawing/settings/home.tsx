import { pictureColours } from "#theme/picture-palette";
import type { DrawSetting } from "../frame.ts";
import { times } from "../pieces/random-positions.ts";
import { BLEED, Ridge } from "../pieces/land.tsx";
import { Sparkles } from "../pieces/lights.tsx";
import { Moon, Sky, Stars } from "../pieces/sky.tsx";
import { Shape } from "../pieces/shape.tsx";
import bookshelf from "../shapes/bookshelf.svg?raw";
import curtain from "../shapes/curtain.svg?raw";
import cushion from "../shapes/cushion.svg?raw";
import fireplace from "../shapes/fireplace.svg?raw";

/** A room with a fireplace, and a window to the night sky. */
export const drawHome: DrawSetting = (frame, dice) => {
  const { w, ground } = frame;
  const land = { frame, dice };
  const middle = w / 2;
  return {
    back: (
      <>
        <Sky frame={frame} sky="blue" />
        <Stars frame={frame} dice={dice} count={120} />
        <Moon x={middle + 90} y={ground - 330} r={46} />
        <Ridge {...land} y={ground - 170} rise={30} bumps={8} fill={pictureColours.plum} />
      </>
    ),
    far: (
      <>
        <path
          d={`M${-BLEED} ${-BLEED}H${w + BLEED}V2000H${-BLEED}ZM${middle - 190} ${ground - 120}V${ground - 330}Q${middle - 190} ${ground - 430} ${middle} ${ground - 430}T${middle + 190} ${ground - 330}V${ground - 120}Z`}
          fill={pictureColours.room}
          fillRule="evenodd"
        />
        <Wallpaper frame={frame} />
        <path
          d={`M${middle - 190} ${ground - 120}V${ground - 330}Q${middle - 190} ${ground - 430} ${middle} ${ground - 430}T${middle + 190} ${ground - 330}V${ground - 120}ZM${middle} ${ground - 430}v310M${middle - 190} ${ground - 270}h380`}
          fill="none"
          stroke={pictureColours.woodLight}
          strokeWidth="14"
        />
        <path d={`M${middle - 226} ${ground - 122}h452v18h-452Z`} fill={pictureColours.wood} />
        <Shape x={middle - 210} y={ground - 440} file={curtain} />
        <Shape x={middle + 210} y={ground - 440} flip file={curtain} />
      </>
    ),
    near: (
      <>
        <path
          d={`M${-BLEED} ${ground - 44}H${w + BLEED}V2000H${-BLEED}Z`}
          fill={pictureColours.woodDark}
        />
        <path
          d={`M${-BLEED} ${ground - 56}H${w + BLEED}v14H${-BLEED}Z`}
          fill={pictureColours.wood}
        />
        <ellipse
          cx={middle}
          cy={ground + 46}
          rx={Math.min(w * 0.46, 520)}
          ry="86"
          fill={pictureColours.berry}
        />
        <ellipse
          cx={middle}
          cy={ground + 46}
          rx={Math.min(w * 0.4, 450)}
          ry="68"
          fill={pictureColours.coral}
        />
        <ellipse
          cx={middle}
          cy={ground + 46}
          rx={Math.min(w * 0.3, 340)}
          ry="48"
          fill={pictureColours.peach}
          opacity="0.7"
        />
        <Shape x={w < 900 ? 40 : w * 0.15} y={ground - 30} file={bookshelf} />
        <Shape x={w < 900 ? w - 60 : w * 0.84} y={ground - 30} file={fireplace} />
      </>
    ),
    front: (
      <>
        <path
          d={`M${-BLEED} ${ground + 200}q${w / 2 + BLEED}-50 ${w + 2 * BLEED} 0V2000H${-BLEED}Z`}
          fill={pictureColours.roomShade}
        />
        <Shape
          x={w * 0.1}
          y={ground + 230}
          file={cushion}
          colours={{ cloth: pictureColours.teal }}
        />
        <Shape
          x={w * 0.9}
          y={ground + 236}
          file={cushion}
          colours={{ cloth: pictureColours.mustard }}
        />
      </>
    ),
    lights: (
      <Sparkles
        dice={dice}
        from={middle - 170}
        to={middle + 170}
        top={ground - 410}
        bottom={ground - 220}
        count={9}
        fill={pictureColours.moon}
      />
    ),
  };
};

function Wallpaper({ frame: { w, ground } }: { frame: { w: number; ground: number } }) {
  return (
    <g fill={pictureColours.plum} opacity="0.5">
      {times(Math.round(w / 90) + 2, (column) =>
        times(Math.round(ground / 90), (row) => {
          const x = column * 90 - 60 + (row % 2) * 45;
          const isWindow = Math.abs(x - w / 2) < 240 && row > (ground - 460) / 90;
          return isWindow ? null : (
            <path key={`${column} ${row}`} d={`M${x} ${row * 90}q8 10 0 22-8-12 0-22Z`} />
          );
        }),
      )}
    </g>
  );
}
