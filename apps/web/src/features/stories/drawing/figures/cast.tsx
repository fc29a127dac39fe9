import type { StoryFigure } from "@codetale/domain/stories/pictures/figures";
import { Figure } from "./figure.tsx";
import type { Frame } from "../frame.ts";
import { figureLookOf } from "./figure-look.ts";

interface CastProps {
  frame: Frame;
  /** The characters in the scene; the first six different ones are drawn. */
  cast: readonly StoryFigure[];
  /** Name of the character that speaks; null for the narrator. */
  speaker: string | null;
}

/** More figures do not fit beside each other. */
const MOST = 6;

/** The characters of a scene side by side, facing the speaker, or the middle where none speaks. */
export function Cast({ frame, cast, speaker }: CastProps) {
  const shown = [...new Set(cast.map(({ name }) => name))].slice(0, MOST);
  const step = Math.min(168, (frame.w - 150) / Math.max(shown.length, 1));
  const scale = Math.min(1, step / 120) * (frame.w > frame.h && shown.length <= 2 ? 1.12 : 0.96);
  const xs = shown.map((_, index) => frame.w / 2 + (index - (shown.length - 1) / 2) * step);
  const at = speaker === null ? -1 : shown.indexOf(speaker);
  return (
    <>
      {shown.map((name, index) => {
        const x = xs[index] ?? frame.w / 2;
        const looksTo = at === -1 || at === index ? frame.w / 2 + 1 : (xs[at] ?? 0);
        return (
          <Figure
            key={name}
            person={figureLookOf(name)}
            x={x}
            y={frame.ground + (index % 2) * 14}
            scale={scale}
            looksLeft={looksTo < x}
            speaks={index === at}
          />
        );
      })}
    </>
  );
}
