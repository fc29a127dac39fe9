import { pictureColours } from "#theme/picture-palette";
import { BLEED, type DrawSetting, type Frame } from "../frame.ts";
import { Floor, Ridge } from "../pieces/land.tsx";
import { Sparkles } from "../pieces/lights.tsx";
import { times } from "../pieces/random-positions.ts";
import { Shape } from "../pieces/shape.tsx";
import { NightSky } from "../pieces/sky.tsx";
import bookshelf from "../shapes/bookshelf.svg?raw";
import curtain from "../shapes/curtain.svg?raw";
import cushion from "../shapes/cushion.svg?raw";
import fireplace from "../shapes/fireplace.svg?raw";

/** A room with a fireplace, and a window to the night sky. */
export const drawHome: DrawSetting = (place) => {
  const { w, ground } = place;
  const middle = w / 2;
  const window = `M${middle - 190} ${ground - 120}v-210q0-100 190-100t190 100v210Z`;
  const rug = { cx: middle, cy: ground + 46 };
  return {
    back: [
      <NightSky sky="blue" stars={120} moon={{ x: middle + 90, y: -330, r: 46 }} />,
      <Ridge y={-170} rise={30} bumps={8} fill="plum" />,
    ],
    far: [
      <path
        d={`M${-BLEED} ${-BLEED}H${w + BLEED}V2000H${-BLEED}Z${window}`}
        fill={pictureColours.room}
        fillRule="evenodd"
      />,
      wallpaper(place),
      <path
        d={`${window}M${middle} ${ground - 430}v310M${middle - 190} ${ground - 270}h380`}
        fill="none"
        stroke={pictureColours.woodLight}
        strokeWidth="14"
      />,
      <path d={`M${middle - 226} ${ground - 122}h452v18h-452Z`} fill={pictureColours.wood} />,
      <Shape x={middle - 210} y={-440} file={curtain} />,
      <Shape x={middle + 210} y={-440} flip file={curtain} />,
    ],
    near: [
      <Floor y={-44} fill="woodDark" />,
      <Floor y={-56} h={14} fill="wood" />,
      <ellipse {...rug} rx={Math.min(w * 0.46, 520)} ry="86" fill={pictureColours.berry} />,
      <ellipse {...rug} rx={Math.min(w * 0.4, 450)} ry="68" fill={pictureColours.coral} />,
      <ellipse
        {...rug}
        rx={Math.min(w * 0.3, 340)}
        ry="48"
        fill={pictureColours.peach}
        opacity="0.7"
      />,
      <Shape x={w < 900 ? 40 : w * 0.15} y={-30} file={bookshelf} />,
      <Shape x={w < 900 ? w - 60 : w * 0.84} y={-30} file={fireplace} />,
    ],
    front: [
      <path
        d={`M${-BLEED} ${ground + 200}q${middle + BLEED}-50 ${w + 2 * BLEED} 0V2000H${-BLEED}Z`}
        fill={pictureColours.roomShade}
      />,
      <Shape x={w * 0.1} y={230} file={cushion} colours={{ cloth: "teal" }} />,
      <Shape x={w * 0.9} y={236} file={cushion} colours={{ cloth: "mustard" }} />,
    ],
    lights: [
      <Sparkles
        from={middle - 170}
        to={middle + 170}
        top={-410}
        bottom={-220}
        count={9}
        fill="moon"
      />,
    ],
  };
};

function wallpaper({ w, ground }: Frame) {
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
