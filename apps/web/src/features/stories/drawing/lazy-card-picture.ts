/** What `card-picture.tsx` draws, loaded when it is first shown; it needs a `Suspense` around it. */
import { lazyDrawing } from "./lazy-drawing.ts";

const load = () => import("./card-picture.tsx");

export const CardPicture = lazyDrawing(async () => (await load()).CardPicture);

export const ThingPart = lazyDrawing(async () => (await load()).ThingPart);

/** Loads the drawings before one is shown. Never fails. */
export function loadCardPictures(): void {
  load().catch(() => undefined);
}
