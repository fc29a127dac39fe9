/** Shapes with default colours. The middle of each one's foot is at x, y. */
import type { PictureColour } from "#theme/picture-palette";
import boat from "../shapes/boat.svg?raw";
import cottage from "../shapes/cottage.svg?raw";
import { Shape, type ShapeProps } from "./shape.tsx";

interface CottageProps extends ShapeProps {
  wall?: PictureColour;
  roof?: PictureColour | undefined;
}

export function Cottage({ wall = "wall", roof = "roof", ...at }: CottageProps) {
  return <Shape {...at} file={cottage} colours={{ wall, roof }} />;
}

export function Boat({ sail = "cream", ...at }: ShapeProps & { sail?: PictureColour }) {
  return <Shape {...at} file={boat} colours={{ sail }} />;
}
