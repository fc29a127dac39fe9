import { pictureColours } from "#theme/picture-palette";
import type { DrawSetting } from "../frame.ts";
import { randomInt, times, spreadEvenly } from "../pieces/random-positions.ts";
import { Boat, Cottage } from "../pieces/buildings.tsx";
import { BLEED, Ridge, Water } from "../pieces/land.tsx";
import { Garland, Sparkles } from "../pieces/lights.tsx";
import { Moon, Sky, Stars } from "../pieces/sky.tsx";
import { Shape } from "../pieces/shape.tsx";
import barrels from "../shapes/barrels.svg?raw";
import lampPost from "../shapes/lamp-post.svg?raw";

/** A wooden pier with boats, and a town across the water. */
export const drawHarbor: DrawSetting = (frame, dice) => {
  const { w, ground } = frame;
  const land = { frame, dice };
  return {
    back: (
      <>
        <Sky frame={frame} sky="blue" />
        <Stars frame={frame} dice={dice} />
        <Moon x={w * 0.36} y={ground - 270} r={58} />
        <Ridge {...land} y={ground - 160} rise={46} bumps={5} fill={pictureColours.plum} />
        {spreadEvenly(dice, Math.round(w / 130), 0, w).map((x, index) => (
          <Cottage
            key={x}
            x={x}
            y={ground - 134}
            scale={0.36 + (index % 3) * 0.05}
            wall={pictureColours.wallShade}
            roof={index % 2 ? pictureColours.roof : pictureColours.stone}
          />
        ))}
      </>
    ),
    far: (
      <>
        <Water
          {...land}
          y={ground - 138}
          bands={[
            pictureColours.mist,
            pictureColours.sea,
            pictureColours.seaDeep,
            pictureColours.night,
          ]}
          glint={pictureColours.lamp}
        />
        <Boat x={w * 0.16} y={ground - 52} scale={0.86} sail={pictureColours.coral} />
        <Boat x={w * 0.86} y={ground - 64} scale={0.72} flip sail={pictureColours.teal} />
      </>
    ),
    near: (
      <>
        <path
          d={`M${-BLEED} ${ground - 22}H${w + BLEED}V${ground + 150}H${-BLEED}Z`}
          fill={pictureColours.wood}
        />
        <path
          d={`M${-BLEED} ${ground - 22}H${w + BLEED}v12H${-BLEED}Z`}
          fill={pictureColours.woodLight}
        />
        <g stroke={pictureColours.woodDark} strokeWidth="4" opacity="0.7">
          {times(Math.round(w / 90) + 2, (index) => (
            <path
              key={index}
              d={`M${-40 + index * 90} ${ground - 10}l${(index - w / 180) * 6} 160`}
            />
          ))}
        </g>
        <g fill={pictureColours.woodDark}>
          {times(Math.round(w / 320) + 1, (index) => (
            <path key={index} d={`M${20 + index * 320} ${ground - 84}h34v80h-34Z`} />
          ))}
        </g>
        <Garland x={-20} y={ground - 170} w={w + 40} sag={44} count={Math.round(w / 110)} />
        <Shape x={w * 0.08} y={ground + 6} file={lampPost} />
        <Shape x={w * 0.9} y={ground + 22} file={barrels} />
      </>
    ),
    front: (
      <>
        <path
          d={`M${-BLEED} ${ground + 150}H${w + BLEED}V2000H${-BLEED}Z`}
          fill={pictureColours.night}
        />
        <path
          d={`M${-BLEED} ${ground + 150}H${w + BLEED}v14H${-BLEED}Z`}
          fill={pictureColours.woodDark}
        />
        <g stroke={pictureColours.sea} strokeWidth="5" strokeLinecap="round" opacity="0.7">
          {times(14, (index) => (
            <path
              key={index}
              d={`M${randomInt(dice, 0, w)} ${ground + randomInt(dice, 190, 280)}h${randomInt(dice, 30, 90)}`}
            />
          ))}
        </g>
        <g fill={pictureColours.woodDark}>
          {spreadEvenly(dice, Math.round(w / 260), 0, w).map((x) => (
            <path key={x} d={`M${x} ${ground + 150}h30v600h-30Z`} />
          ))}
        </g>
      </>
    ),
    lights: (
      <Sparkles
        dice={dice}
        from={0}
        to={w}
        top={ground - 130}
        bottom={ground - 40}
        count={14}
        fill={pictureColours.lamp}
      />
    ),
  };
};
