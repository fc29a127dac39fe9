/** Settings by the water. */
import { pictureColours } from "#theme/picture-palette";
import type { DrawSetting } from "../frame.ts";
import { Boat, Cottage } from "../pieces/buildings.tsx";
import { Floor, Ridge, Water } from "../pieces/land.tsx";
import { Fireflies, Garland, Sparkles } from "../pieces/lights.tsx";
import { Fir, Flowers, Grass, Reeds } from "../pieces/plants.tsx";
import { randomInt, row, spreadEvenly, times } from "../pieces/random-positions.ts";
import { Shape } from "../pieces/shape.tsx";
import { SettingSky } from "../pieces/sky.tsx";
import barrels from "../shapes/barrels.svg?raw";
import lampPost from "../shapes/lamp-post.svg?raw";
import lighthouse from "../shapes/lighthouse.svg?raw";
import shell from "../shapes/shell.svg?raw";
import starfish from "../shapes/starfish.svg?raw";

/** A river at the foot of hills; the figures stand on its near bank. */
export const drawRiver: DrawSetting = (place) => {
  const { w, ground, dice } = place;
  return {
    back: [
      <SettingSky dusk="dusk" moon={{ x: w * 0.6, y: -210, r: 64 }} />,
      <Ridge y={-150} rise={50} bumps={5} fill="farHill" />,
    ],
    far: [
      <Ridge y={-118} rise={20} bumps={6} fill="midHill" />,
      ...row(place, Math.round(w / 70), [44, 110], (at) => <Fir {...at} y={-100} fill="midHill" />),
      <Water y={-112} bands={["glow", "rose", "plum", "duskBlue"]} glint="moon" />,
      <Boat x={w * (dice.roll(2) ? 0.26 : 0.78)} y={-56} scale={0.5} />,
    ],
    near: [
      <path
        d={`M-80 ${ground - 4}Q${w * 0.12} ${ground - 46} ${w * 0.28} ${ground - 22}T${w * 0.62} ${ground - 18}T${w + 80} ${ground - 40}V2000H-80Z`}
        fill={pictureColours.leafDark}
      />,
      <g fill={pictureColours.stoneLight}>
        {times(5, (index) => {
          const at = { cx: w * (0.36 + index * 0.07), cy: ground - 44 - (index % 2) * 18 };
          return <ellipse key={index} {...at} rx="34" ry="10" />;
        })}
      </g>,
      <Reeds from={-20} to={w * 0.16} y={4} count={9} />,
      <Reeds from={w * 0.86} to={w + 20} y={4} count={9} />,
      <Grass count={44} fill="leaf" depth={90} />,
      <Flowers y={50} count={18} />,
    ],
    front: [
      <Ridge y={175} rise={14} bumps={4} fill="leafNight" />,
      <Reeds from={-20} to={w * 0.2} y={220} count={8} />,
      <Reeds from={w * 0.82} to={w + 20} y={220} count={8} />,
    ],
    lights: [<Fireflies top={-90} bottom={130} count={16} />],
  };
};

const shells = ["pink", "cream", "coral"] as const;

/** The open sea from a beach, with a lighthouse far out. */
export const drawSea: DrawSetting = ({ w, ground, dice }) => {
  const left = dice.roll(2) === 0;
  const island = w * (left ? 0.08 : 0.78);
  const beach = (y: number) =>
    `M-80 ${y}Q${w * 0.2} ${y - 26} ${w * 0.4} ${y - 10}T${w * 0.8} ${y - 8}T${w + 80} ${y - 30}V2000H-80Z`;
  return {
    back: [
      <SettingSky
        dusk="sea"
        moon={{ x: w * (left ? 0.68 : 0.34), y: -180, r: 76 }}
        clouds="mist"
      />,
    ],
    far: [
      <Water y={-140} bands={["peach", "mist", "seaLight", "sea", "seaDeep"]} glint="cream" />,
      <path
        d={`M${island} ${ground - 132}q60-34 130-26t130 26Z`}
        fill={pictureColours.stoneDark}
      />,
      <Shape x={island + 120} y={-150} scale={0.62} flip={!left} file={lighthouse} />,
      <Boat x={w * (left ? 0.74 : 0.26)} y={-70} scale={0.6} sail="pink" />,
      <g fill="none" stroke={pictureColours.night} strokeWidth="4" strokeLinecap="round">
        {times(4, (index) => (
          <path
            key={index}
            d={`M${randomInt(dice, 100, w - 100)} ${ground - randomInt(dice, 260, 380)}q10-12 18 0 8-12 18 0`}
          />
        ))}
      </g>,
    ],
    near: [
      <path d={beach(ground - 14)} fill={pictureColours.foam} />,
      <path d={beach(ground)} fill={pictureColours.sand} />,
      ...times(9, () => {
        const at = { x: randomInt(dice, 0, w), y: randomInt(dice, 50, 140) };
        return <Shape {...at} file={shell} colours={{ shell: dice.pick(shells) }} />;
      }),
    ],
    front: [
      <Ridge y={180} rise={16} bumps={3} fill="earthLight" />,
      <g fill={pictureColours.stoneDark}>
        <path d={`M-60 ${ground + 230}q10-90 100-84t110 90q-10 40-100 40Z`} />
        <path d={`M${w - 150} ${ground + 240}q20-80 100-70t130 80v60Z`} />
      </g>,
      <Shape x={w * 0.3} y={210} file={starfish} />,
    ],
    lights: [<Sparkles top={-130} bottom={-30} count={16} />],
  };
};

/** A wooden pier with boats, and a town across the water. */
export const drawHarbor: DrawSetting = ({ w, ground, dice }) => ({
  back: [
    <SettingSky dusk="blue" moon={{ x: w * 0.36, y: -270, r: 58 }} />,
    <Ridge y={-160} rise={46} bumps={5} fill="plum" />,
    ...spreadEvenly(dice, Math.round(w / 130), 0, w).map((x, index) => {
      const at = { x, y: -134, scale: 0.36 + (index % 3) * 0.05 };
      return <Cottage {...at} wall="wallShade" roof={index % 2 ? "roof" : "stone"} />;
    }),
  ],
  far: [
    <Water y={-138} bands={["mist", "sea", "seaDeep", "night"]} glint="lamp" />,
    <Boat x={w * 0.16} y={-52} scale={0.86} sail="coral" />,
    <Boat x={w * 0.86} y={-64} scale={0.72} flip sail="teal" />,
  ],
  near: [
    <Floor y={-22} h={172} fill="wood" />,
    <Floor y={-22} h={12} fill="woodLight" />,
    <g stroke={pictureColours.woodDark} strokeWidth="4" opacity="0.7">
      {times(Math.round(w / 90) + 2, (index) => (
        <path key={index} d={`M${-40 + index * 90} ${ground - 10}l${(index - w / 180) * 6} 160`} />
      ))}
    </g>,
    <g fill={pictureColours.woodDark}>
      {times(Math.round(w / 320) + 1, (index) => (
        <path key={index} d={`M${20 + index * 320} ${ground - 84}h34v80h-34Z`} />
      ))}
    </g>,
    <Garland x={-20} y={-170} w={w + 40} sag={44} count={Math.round(w / 110)} />,
    <Shape x={w * 0.08} y={6} file={lampPost} />,
    <Shape x={w * 0.9} y={22} file={barrels} />,
  ],
  front: [
    <Floor y={150} fill="night" />,
    <Floor y={150} h={14} fill="woodDark" />,
    <g stroke={pictureColours.sea} strokeWidth="5" strokeLinecap="round" opacity="0.7">
      {times(14, (index) => (
        <path
          key={index}
          d={`M${randomInt(dice, 0, w)} ${ground + randomInt(dice, 190, 280)}h${randomInt(dice, 30, 90)}`}
        />
      ))}
    </g>,
    <g fill={pictureColours.woodDark}>
      {spreadEvenly(dice, Math.round(w / 260), 0, w).map((x) => (
        <path key={x} d={`M${x} ${ground + 150}h30v600h-30Z`} />
      ))}
    </g>,
  ],
  lights: [<Sparkles top={-130} bottom={-40} count={14} fill="lamp" />],
});
