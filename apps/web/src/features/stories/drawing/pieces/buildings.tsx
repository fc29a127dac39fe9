/** Shapes with default colours. The middle of each one's foot is at x, y. */
import { pictureColours } from "#theme/picture-palette";
import boat from "../shapes/boat.svg?raw";
import cottage from "../shapes/cottage.svg?raw";
import { Shape, type ShapeProps } from "./shape.tsx";

interface CottageProps extends ShapeProps {
  wall?: string;
  roof?: string;
}

export function Cottage({
  wall = pictureColours.wall,
  roof = pictureColours.roof,
  ...place
}: CottageProps) {
  return <Shape {...place} file={cottage} colours={{ wall, roof }} />;
}

export function Boat({ sail = pictureColours.cream, ...place }: ShapeProps & { sail?: string }) {
  return <Shape {...place} file={boat} colours={{ sail }} />;
}
