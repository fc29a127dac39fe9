import { pictureColours, type PictureColour } from "#theme/picture-palette";
import { BLEED, usePlace, type DrawSetting } from "../frame.ts";
import { Floor } from "../pieces/land.tsx";
import { Sparkles } from "../pieces/lights.tsx";
import { times } from "../pieces/random-positions.ts";
import { Shape } from "../pieces/shape.tsx";
import { NightSky } from "../pieces/sky.tsx";
import clock from "../shapes/clock.svg?raw";
import hangingLamp from "../shapes/hanging-lamp.svg?raw";
import toolRack from "../shapes/tool-rack.svg?raw";
import workbench from "../shapes/workbench.svg?raw";

/** A room with workbenches, tools and gears. */
export const drawWorkshop: DrawSetting = ({ w, ground, dice }) => {
  const middle = w / 2;
  const window = `M${middle} ${ground - 420}a150 150 0 1 0 1 0Z`;
  return {
    back: [<NightSky sky="dusk" moon={{ x: middle - 60, y: -300, r: 44 }} />],
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
