import { pictureColours } from "#theme/picture-palette";
import type { DrawSetting } from "../frame.ts";
import { times } from "../pieces/random-positions.ts";
import { BLEED, Ridge } from "../pieces/land.tsx";
import { Glow, Sparkles } from "../pieces/lights.tsx";
import { Moon, Sky, Stars } from "../pieces/sky.tsx";

/** A warm room with the night in its window. */
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
        <Curtain x={middle - 210} y={ground - 440} side={1} />
        <Curtain x={middle + 210} y={ground - 440} side={-1} />
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
        <Bookshelf x={w < 900 ? 40 : w * 0.15} y={ground - 30} />
        <Fireplace x={w < 900 ? w - 60 : w * 0.84} y={ground - 30} />
      </>
    ),
    front: (
      <>
        <path
          d={`M${-BLEED} ${ground + 200}q${w / 2 + BLEED}-50 ${w + 2 * BLEED} 0V2000H${-BLEED}Z`}
          fill={pictureColours.roomShade}
        />
        <Cushion x={w * 0.1} y={ground + 230} fill={pictureColours.teal} />
        <Cushion x={w * 0.9} y={ground + 236} fill={pictureColours.mustard} />
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

function Curtain({ x, y, side }: { x: number; y: number; side: 1 | -1 }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${side} 1)`}
      d="M-40-10h190q-20 70-100 130-50 44-46 200h-44Z"
      fill={pictureColours.berry}
    />
  );
}

function Bookshelf({ x, y }: { x: number; y: number }) {
  const colours = [
    pictureColours.coral,
    pictureColours.teal,
    pictureColours.mustard,
    pictureColours.indigo,
    pictureColours.pink,
    pictureColours.grass,
  ];
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-110-300h220V0h-220Z" fill={pictureColours.wood} />
      {times(3, (row) => (
        <g key={row} transform={`translate(-96 ${-288 + row * 96})`}>
          <path d="M0 0h192v80H0Z" fill={pictureColours.woodDark} />
          {times(8, (book) => {
            const h = 48 + ((book * 7 + row * 11) % 26);
            return (
              <path
                key={book}
                d={`M${6 + book * 23} ${80 - h}h17v${h}h-17Z`}
                fill={colours[(book + row * 2) % 6] ?? pictureColours.coral}
              />
            );
          })}
        </g>
      ))}
      <path d="M-30-300q-8-40 30-44 38 4 30 44Z" fill={pictureColours.teal} />
      <path d="M0-344q-40-20-34-60 34 6 34 60 0-54 36-58 4 40-36 58Z" fill={pictureColours.grass} />
    </g>
  );
}

function Fireplace({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-90-700h180v500H-90Z" fill={pictureColours.stone} />
      <path d="M-130-210h260V0h-260Z" fill={pictureColours.stoneLight} />
      <path d="M-148-226h296v24h-296Z" fill={pictureColours.wood} />
      <path d="M-84 0v-90q0-64 84-64t84 64V0Z" fill={pictureColours.night} />
      <Glow x={0} y={-40} r={170} fill={pictureColours.glow} />
      <path
        d="M-44 0q-14-40 14-66 0 20 14 24-4-40 20-64 4 34 28 54 20 22 6 52Z"
        fill={pictureColours.coral}
      />
      <path
        d="M-24 0q-8-24 10-40 4 14 12 14 0-24 12-34 6 26 20 36 8 12 2 24Z"
        fill={pictureColours.lamp}
      />
      <path d="M-56-2h112v10H-56Z" fill={pictureColours.woodDark} />
      <path d="M-100-226q-2-30 14-34 16 4 14 34Z" fill={pictureColours.coral} />
      <circle cx="70" cy="-246" r="20" fill={pictureColours.cream} />
      <path d="M70-246v-12M70-246h9" stroke={pictureColours.night} strokeWidth="3" />
    </g>
  );
}

function Cushion({ x, y, fill }: { x: number; y: number; fill: string }) {
  return (
    <path
      d={`M${x - 120} ${y + 900}v-860q-14-90 26-100 94-20 188 0 40 10 26 100v860Z`}
      fill={fill}
    />
  );
}
