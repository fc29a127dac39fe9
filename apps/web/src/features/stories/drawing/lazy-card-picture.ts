/** What `card-picture.tsx` draws, loaded when it is first shown; it needs a `Suspense` around it. */
import { lazy } from "react";

export const CardPicture = lazy(async () => {
  const { CardPicture } = await import("./card-picture.tsx");
  return { default: CardPicture };
});

export const ThingPart = lazy(async () => {
  const { ThingPart } = await import("./card-picture.tsx");
  return { default: ThingPart };
});
