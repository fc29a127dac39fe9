import { pictureColours } from "#theme/picture-palette";
import type { DrawSetting } from "../frame.ts";
import { Boat, Cottage } from "../pieces/buildings.tsx";
import { Floor, Ridge, Water } from "../pieces/land.tsx";
import { Garland, Sparkles } from "../pieces/lights.tsx";
import { randomInt, spreadEvenly, times } from "../pieces/random-positions.ts";
import { Shape } from "../pieces/shape.tsx";
import { NightSky } from "../pieces/sky.tsx";
import barrels from "../shapes/barrels.svg?raw";
import lampPost from "../shapes/lamp-post.svg?raw";

/** A wooden pier with boats, and a town across the water. */
export const drawHarbor: DrawSetting = ({ w, ground, dice }) => ({
  back: [
    <NightSky sky="blue" moon={{ x: w * 0.36, y: -270, r: 58 }} />,
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
