import type { PlacedFigure } from "./cast-layout.ts";
import { Figure } from "./figure.tsx";

/** The characters of a scene, in the order in which they are given. */
export function Cast({ cast }: { cast: readonly PlacedFigure[] }) {
  return cast.map((placed) => <Figure key={placed.figure.name} {...placed} />);
}
