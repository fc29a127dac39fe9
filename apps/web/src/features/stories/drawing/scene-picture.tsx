import { keyframes } from "@emotion/react";
import type { ShownFigure, Sky } from "@codetale/domain/stories/pictures/figures";
import type { ThingId } from "@codetale/domain/stories/pictures/things";
import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { colourVar } from "#theme/colour-var";
import { pictureColours } from "#theme/picture-palette";
import { layOutCast } from "./figures/cast-layout.ts";
import { Cast } from "./figures/cast.tsx";
import { frames, useFrame, type Frame } from "./frame.ts";
import { Foreground } from "./pieces/foreground.tsx";
import { shapeColours } from "./pieces/shape.tsx";
import { lightOf } from "./pieces/sky-light.ts";
import { Weather } from "./pieces/weather.tsx";
import { PlacedThing } from "./placed-thing.tsx";
import { isGrassy, isOutdoors, useSettingLayers } from "./setting-catalogue.ts";

interface ScenePictureProps {
  /** The story's id, so that a story always looks the same. */
  seed: string;
  /** See `useSettingLayers`. */
  setting: string;
  sky: Sky;
  /** Stands beside or before the characters; null where there is none. */
  thing?: ThingId | null;
  cast: readonly ShownFigure[];
  /** The character to draw as speaking; null for the narrator. */
  speaker: string | null;
}

/**
 * The picture of a scene: layers of the setting, slowly moving, with the characters between them.
 * It fills its parent, which must be positioned, and is hidden from screen readers.
 */
export function ScenePicture(props: ScenePictureProps) {
  const { seed, setting, sky, thing = null, cast, speaker } = props;
  const { name, ref } = useFrame();
  const frame = frames[name];
  const { back, far, near, front, lights } = useSettingLayers(setting, sky, frame, seed);
  const light = lightOf[sky];
  const placed = layOutCast(frame, cast, speaker);
  return (
    <Box ref={ref} aria-hidden sx={ground}>
      <Box key={`${setting} ${name}`} sx={scene} data-setting={setting} data-sky={sky}>
        <Layer frame={frame} light={light}>
          {back}
        </Layer>
        <Layer frame={frame} light={light} drift={1}>
          {far}
        </Layer>
        <Layer frame={frame} light={light}>
          {near}
        </Layer>
        <Box sx={{ ...wholeGround, background: veilOf(sky) }} />
        <Layer frame={frame}>
          <Cast cast={placed} />
          {thing && <PlacedThing thing={thing} frame={frame} cast={placed} />}
        </Layer>
        <Layer frame={frame} light={light} drift={3}>
          {front}
          {name === "tall" && (
            <Foreground frame={frame} sky={sky} seed={seed} hasGrass={isGrassy(setting)} />
          )}
        </Layer>
        <Layer frame={frame} drift={2} twinkles>
          {lights}
        </Layer>
        {isOutdoors(setting) && (
          <Layer frame={frame}>
            <Weather sky={sky} frame={frame} seed={seed} />
          </Layer>
        )}
      </Box>
    </Box>
  );
}

interface LayerProps {
  frame: Frame;
  /** How far it moves, in steps of 5 px; more for nearer layers. */
  drift?: number;
  twinkles?: boolean;
  /** A CSS filter. */
  light?: string;
  children: ReactNode;
}

function Layer({
  frame: { w, h },
  drift = 0,
  twinkles = false,
  light = "none",
  children,
}: LayerProps) {
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${w} ${h}`}
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
      sx={{
        ...layer,
        filter: light,
        ...(drift > 0 && {
          willChange: "transform",
          animation: `${driftBy(drift * 5)} ${34 - drift * 5}s ease-in-out infinite alternate`,
        }),
        ...(twinkles && { animation: `${twinkle} 5s ease-in-out infinite alternate` }),
      }}
    >
      {children}
    </Box>
  );
}

/** Darkens the upper part of the setting, where the caption is shown in a light colour. */
function veilOf(sky: Sky): string {
  const shade = (share: number) => `color-mix(in srgb, ${veilColours[sky]} ${share}%, transparent)`;
  return `linear-gradient(${shade(92)}, ${shade(88)} 26%, ${shade(58)} 36%, transparent 48%)`;
}

const veilColours: Readonly<Record<Sky, string>> = {
  day: pictureColours.sea,
  dusk: colourVar("stage.night"),
  night: colourVar("stage.night"),
  rain: pictureColours.stoneDark,
  snow: pictureColours.duskBlue,
};

const appear = keyframes`from { opacity: 0; }`;
const twinkle = keyframes`from { opacity: 0.35; transform: translateY(4px); } to { opacity: 1; transform: translateY(-4px); }`;
const driftBy = (px: number) =>
  keyframes`from { transform: translateX(${-px}px); } to { transform: translateX(${px}px); }`;
/** By the height of the layer, which shows the frame's whole height or more of it. */
const fall = keyframes`to { transform: translateY(50%); }`;
const speak = keyframes`50% { transform: translateY(-5px) rotate(-1.5deg); }`;
const blink = keyframes`0%, 94%, 100% { transform: scaleY(1); } 97% { transform: scaleY(0.1); }`;

const wholeGround = { position: "absolute", inset: 0 } as const;

const ground = { ...wholeGround, overflow: "hidden" } as const;

const scene = {
  ...shapeColours,
  ...wholeGround,
  animation: `${appear} 600ms ease-out`,
  "& [data-speaks]": { animation: `${speak} 900ms ease-in-out infinite` },
  "& [data-falls]": { transformBox: "fill-box", animation: `${fall} 1.1s linear infinite` },
  "& [data-falls=snow]": { animationDuration: "16s" },
  "& [data-eyes]": {
    transformBox: "fill-box",
    transformOrigin: "center",
    animation: `${blink} 6s infinite`,
  },
} as const;

const layer = { ...wholeGround, width: 1, height: 1, overflow: "visible" } as const;
