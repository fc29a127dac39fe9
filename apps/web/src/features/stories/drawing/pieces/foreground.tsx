import type { Dice } from "@codetale/domain/stories/dice";
import { pictureColours } from "#theme/picture-palette";
import type { Frame } from "../frame.ts";
import { Ridge } from "./land.tsx";
import { Fireflies } from "./lights.tsx";
import { Grass } from "./plants.tsx";

/** Dark hills, grass and fireflies that fill the lower part of a tall frame. */
export function Foreground({ frame, dice }: { frame: Frame; dice: Dice }) {
  const { w, ground } = frame;
  return (
    <>
      {[310, 440].map((below) => (
        <g key={below}>
          <Ridge
            frame={frame}
            dice={dice}
            y={ground + below}
            rise={22}
            bumps={3}
            fill={pictureColours.night}
            opacity={0.55}
          />
          <Grass
            dice={dice}
            from={-40}
            to={w + 40}
            y={ground + below - 10}
            count={20}
            h={64}
            fill={pictureColours.night}
          />
        </g>
      ))}
      <Fireflies
        dice={dice}
        from={20}
        to={w - 20}
        top={ground + 230}
        bottom={frame.h - 40}
        count={9}
      />
    </>
  );
}
