import { keyframes } from "@emotion/react";
import type { ShownFigure, Sky } from "@codetale/domain/stories/pictures/figures";
import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { colourVar } from "#theme/colour-var";
import { Cast } from "./figures/cast.tsx";
import { frames, useFrame, type Frame } from "./frame.ts";
import { Foreground } from "./pieces/foreground.tsx";
import { shapeColours } from "./pieces/shape.tsx";
import { useSettingLayers } from "./setting-catalogue.ts";

interface ScenePictureProps {
  /** The story's id, so that a story always looks the same. */
  seed: string;
  /** See `useSettingLayers`. */
  setting: string;
  sky: Sky;
  cast: readonly ShownFigure[];
  /** The character to draw as speaking; null for the narrator. */
  speaker: string | null;
}

/**
 * The picture of a scene: layers of the setting, slowly moving, with the characters between them.
 * It fills its parent, which must be positioned, and is hidden from screen readers.
 */
export function ScenePicture({ seed, setting, sky, cast, speaker }: ScenePictureProps) {
  const { name, ref } = useFrame();
  const frame = frames[name];
  const { back, far, near, front, lights } = useSettingLayers(setting, frame, seed);
  return (
    <Box ref={ref} aria-hidden sx={ground}>
      <Box key={`${setting} ${name}`} sx={scene} data-setting={setting} data-sky={sky}>
        <Layer frame={frame}>{back}</Layer>
        <Layer frame={frame} drift={1}>
          {far}
        </Layer>
        <Layer frame={frame}>{near}</Layer>
        <Box sx={veil} />
        <Layer frame={frame}>
          <Cast frame={frame} cast={cast} speaker={speaker} />
        </Layer>
        <Layer frame={frame} drift={3}>
          {front}
          {name === "tall" && <Foreground frame={frame} seed={seed} />}
        </Layer>
        <Layer frame={frame} drift={2} twinkles>
          {lights}
        </Layer>
      </Box>
    </Box>
  );
}

interface LayerProps {
  frame: Frame;
  /** How far it moves, in steps of 5 px; more for nearer layers. */
  drift?: number;
  twinkles?: boolean;
  children: ReactNode;
}

function Layer({ frame: { w, h }, drift = 0, twinkles = false, children }: LayerProps) {
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${w} ${h}`}
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
      sx={{
        ...layer,
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

const night = (share: number) =>
  `color-mix(in srgb, ${colourVar("stage.night")} ${share}%, transparent)`;

/** Darkens the upper part of the setting, where the caption is shown. */
const veil = {
  position: "absolute",
  inset: 0,
  background: `linear-gradient(${night(92)}, ${night(88)} 26%, ${night(58)} 36%, transparent 48%)`,
} as const;

const appear = keyframes`from { opacity: 0; }`;
const twinkle = keyframes`from { opacity: 0.35; transform: translateY(4px); } to { opacity: 1; transform: translateY(-4px); }`;
const driftBy = (px: number) =>
  keyframes`from { transform: translateX(${-px}px); } to { transform: translateX(${px}px); }`;
const speak = keyframes`50% { transform: translateY(-5px) rotate(-1.5deg); }`;
const blink = keyframes`0%, 94%, 100% { transform: scaleY(1); } 97% { transform: scaleY(0.1); }`;

const ground = { position: "absolute", inset: 0, overflow: "hidden" } as const;

const scene = {
  ...shapeColours,
  position: "absolute",
  inset: 0,
  animation: `${appear} 600ms ease-out`,
  "& [data-speaks]": { animation: `${speak} 900ms ease-in-out infinite` },
  "& [data-eyes]": {
    transformBox: "fill-box",
    transformOrigin: "center",
    animation: `${blink} 6s infinite`,
  },
} as const;

const layer = { position: "absolute", inset: 0, width: 1, height: 1, overflow: "visible" } as const;
