/** Where the faces of the picture begin, so that the caption above ends before them. */
import { facesTop } from "../../drawing/figures/cast-layout.ts";
import { frames, LOW_HEIGHT, type Frame } from "../../drawing/frame.ts";

/** Of screens on which the picture is at the left and the actions are beside it. */
export const lowAndWide = `@media (max-height: ${LOW_HEIGHT}px) and (min-width: 640px)`;

/** Of phones, on which all actions of a question stand beside each other below the cards. */
export const narrow = "@media (max-width: 599.95px)";

/** Share of the width that the picture has there. */
export const LOW_PICTURE_WIDTH = 0.54;

/** The name of the CSS length from the top of the window to the highest face. */
export const FACES_LINE = "--faces-line";

/** For the `sx` of an element around what reads `FACES_LINE`. */
export const facesLine = {
  [FACES_LINE]: lineOf(frames.wide),
  "@media (max-aspect-ratio: 949/1000)": { [FACES_LINE]: lineOf(frames.tall) },
  [lowAndWide]: { [FACES_LINE]: lineOf(frames.low, LOW_PICTURE_WIDTH) },
} as const;

/** The picture covers its box from the middle, as `preserveAspectRatio="xMidYMid slice"` does. */
function lineOf({ w, h, ground }: Frame, share = 1): string {
  const unit = `max(${100 * share}vw / ${w}, 100dvh / ${h})`;
  return `calc(50dvh + ${ground - facesTop - h / 2} * ${unit})`;
}
