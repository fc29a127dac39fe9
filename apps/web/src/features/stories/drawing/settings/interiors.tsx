/** Settings with walls around: rooms, and a cave. */
import { pictureColours, type PictureColour } from "#theme/picture-palette";
import { BLEED, usePlace, type DrawSetting, type Frame, type Place } from "../frame.ts";
import { Floor, Ridge } from "../pieces/land.tsx";
import { Sparkles } from "../pieces/lights.tsx";
import { Mushroom } from "../pieces/plants.tsx";
import { randomInt, spreadEvenly, times } from "../pieces/random-positions.ts";
import { Shape, type ShapeProps } from "../pieces/shape.tsx";
import { SettingSky } from "../pieces/sky.tsx";
import bookshelf from "../shapes/bookshelf.svg?raw";
import clock from "../shapes/clock.svg?raw";
import crystals from "../shapes/crystals.svg?raw";
import curtain from "../shapes/curtain.svg?raw";
import cushion from "../shapes/cushion.svg?raw";
import fireplace from "../shapes/fireplace.svg?raw";
import hangingLamp from "../shapes/hanging-lamp.svg?raw";
import toolRack from "../shapes/tool-rack.svg?raw";
import workbench from "../shapes/workbench.svg?raw";

/** A room with a fireplace, and a window to the night sky. */
export const drawHome: DrawSetting = (place) => {
  const { w, ground } = place;
  const middle = w / 2;
  const window = `M${middle - 190} ${ground - 120}v-210q0-100 190-100t190 100v210Z`;
  const rug = { cx: middle, cy: ground + 46 };
  return {
    back: [
      <SettingSky dusk="blue" stars={120} moon={{ x: middle + 90, y: -330, r: 46 }} />,
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
      <Shape x={w * 0.1} y={262} file={cushion} colours={{ cloth: "teal" }} />,
      <Shape x={w * 0.9} y={268} file={cushion} colours={{ cloth: "mustard" }} />,
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

/** A room with workbenches, tools and gears. */
export const drawWorkshop: DrawSetting = ({ w, ground, dice }) => {
  const middle = w / 2;
  const window = `M${middle} ${ground - 420}a150 150 0 1 0 1 0Z`;
  return {
    back: [<SettingSky dusk="dusk" moon={{ x: middle - 60, y: -300, r: 44 }} />],
    far: [
      <path
        d={`M${-BLEED} ${-BLEED}H${w + BLEED}V2000H${-BLEED}Z${window}`}
        fill={pictureColours.woodDark}
        fillRule="evenodd"
      />,
      <g stroke={pictureColours.bark} strokeWidth="5" opacity="0.6">
        {times(Math.round(w / 110) + 2, (index) => (
          <path key={index} d={`M${index * 110 - 60} ${-BLEED}V${ground}`} />
        ))}
      </g>,
      <path
        d={`${window}M${middle} ${ground - 420}v300M${middle - 150} ${ground - 270}h300`}
        fill="none"
        stroke={pictureColours.woodLight}
        strokeWidth="14"
      />,
      <Gear x={middle - 300} y={-330} r={84} teeth={8 + dice.roll(5)} fill="straw" />,
      <Gear x={middle - 196} y={-236} r={46} teeth={9} fill="coral" />,
      <Gear x={middle + 300} y={-350} r={70} teeth={10} fill="teal" />,
      <Shape x={middle + 280} y={-210} file={toolRack} />,
      w > 900 && <Shape x={w * 0.12} y={-330} file={clock} />,
      w > 900 && <Gear x={w * 0.9} y={-320} r={96} teeth={12} fill="berry" />,
    ],
    near: [
      <Floor y={-40} fill="wood" />,
      <g stroke={pictureColours.woodDark} strokeWidth="4" opacity="0.6">
        {times(6, (row) => (
          <path key={row} d={`M${-BLEED} ${ground - 10 + row * row * 10}H${w + BLEED}`} />
        ))}
      </g>,
      <Shape x={w < 900 ? 90 : w * 0.16} y={6} file={workbench} />,
      <Shape x={w < 900 ? w - 80 : w * 0.85} y={2} file={workbench} />,
      <Lamp x={middle - 90} y={-400} />,
      <Lamp x={middle + 150} y={-440} />,
    ],
    front: [
      <Floor y={190} fill="bark" />,
      <Gear x={w * 0.06} y={236} r={90} teeth={11} fill="roof" />,
      <Gear x={w * 0.95} y={250} r={80} teeth={10} fill="stone" />,
    ],
    lights: [<Sparkles from={w * 0.1} to={w * 0.9} top={-300} bottom={0} count={14} fill="lamp" />],
  };
};

function Gear(props: { x: number; y: number; r: number; teeth: number; fill: PictureColour }) {
  const { x, y, r, teeth, fill } = props;
  return (
    <g transform={`translate(${x} ${usePlace().ground + y})`} fill={pictureColours[fill]}>
      {times(teeth, (index) => (
        <path
          key={index}
          d={`M${-r * 0.13} ${-r * 0.9}l${r * 0.04} ${-r * 0.26}h${r * 0.18}l${r * 0.04} ${r * 0.26}Z`}
          transform={`rotate(${(360 / teeth) * index})`}
        />
      ))}
      <path
        fillRule="evenodd"
        d={`M0 ${-r}a${r} ${r} 0 1 1-.1 0ZM0 ${-r * 0.62}a${r * 0.62} ${r * 0.62} 0 1 0 .1 0Z`}
      />
      <path
        d={`M${-r * 0.08} ${-r * 0.7}h${r * 0.16}v${r * 1.4}h${-r * 0.16}ZM${-r * 0.7} ${-r * 0.08}h${r * 1.4}v${r * 0.16}h${-r * 1.4}Z`}
      />
      <circle r={r * 0.2} />
    </g>
  );
}

function Lamp({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <path
        d={`M${x} ${-BLEED}V${usePlace().ground + y}`}
        stroke={pictureColours.night}
        strokeWidth="4"
      />
      <Shape x={x} y={y} file={hangingLamp} />
    </g>
  );
}

/** The inside of a cave with crystals, and the night sky through its mouth. */
export const drawCave: DrawSetting = (place) => {
  const { w, ground, dice } = place;
  const middle = w * 0.5;
  const half = Math.min(w * 0.34, 460);
  const walls = `M${-BLEED} ${-BLEED}H${w + BLEED}V2000H${-BLEED}Z`;
  return {
    back: [
      <SettingSky dusk="dusk" moon={{ x: middle + half * 0.34, y: -240, r: 52 }} />,
      <Ridge y={-90} rise={26} bumps={7} fill="farHill" />,
    ],
    far: [
      <path
        d={`${walls}M${middle - half} ${ground}Q${middle - half - 30} ${ground - 280} ${middle - half * 0.5} ${ground - 350}Q${middle} ${ground - 440} ${middle + half * 0.46} ${ground - 356}Q${middle + half + 60} ${ground - 250} ${middle + half} ${ground}Z`}
        fill={pictureColours.stone}
        fillRule="evenodd"
      />,
      <path
        d={`${walls}M${middle - half - 70} ${ground}Q${middle - half - 120} ${ground - 300} ${middle - half * 0.5} ${ground - 410}Q${middle} ${ground - 500} ${middle + half * 0.5} ${ground - 416}Q${middle + half + 150} ${ground - 280} ${middle + half + 70} ${ground}Z`}
        fill={pictureColours.stoneDark}
        fillRule="evenodd"
      />,
    ],
    near: [
      stalactites(place),
      <Ridge y={-18} rise={10} bumps={5} fill="stone" />,
      <Ridge y={80} rise={12} bumps={4} fill="stoneDark" opacity={0.6} />,
      <Crystals x={w * 0.12} y={10} scale={1.2} fill="teal" />,
      <Crystals x={w * 0.9} y={14} scale={1.35} fill="indigo" />,
      w > 900 && <Crystals x={w * 0.78} y={-14} scale={0.7} fill="pink" />,
      ...spreadEvenly(dice, 4, w * 0.16, w * 0.84).map((x) => (
        <Mushroom x={x} y={randomInt(dice, 50, 110)} h={randomInt(dice, 30, 50)} fill="skyBlue" />
      )),
    ],
    front: [
      // Behind the ground, which hides where they end.
      <Crystals x={w * 0.04} y={230} scale={1.3} fill="berry" />,
      <Crystals x={w * 0.96} y={240} scale={1.1} fill="teal" />,
      <Ridge y={180} rise={20} bumps={4} fill="night" />,
    ],
    lights: [<Sparkles top={-330} bottom={60} count={22} fill="ice" />],
  };
};

function Crystals({ fill, ...at }: ShapeProps & { fill: PictureColour }) {
  return <Shape {...at} file={crystals} colours={{ crystal: fill }} />;
}

function stalactites({ w, dice }: Place) {
  const own = dice.fork("stalactites");
  return (
    <g fill={pictureColours.night}>
      {times(Math.round(w / 70) + 2, (index) => {
        const long = randomInt(own, 30, 130) + BLEED;
        const path = `M${index * 70 - 80} ${-BLEED}h90q-34 60-42 ${long}q-10-60-48-${long}Z`;
        return <path key={index} d={path} />;
      })}
    </g>
  );
}
