import { pictureColours, type PictureColour } from "#theme/picture-palette";
import { svgColours } from "#theme/svg-colours";
import { SvgPart } from "#ui/display/svg-picture";
import { usePlace } from "../frame.ts";

/**
 * Names of the colours that a caller may give to a shape. In the shape's file, `class="fill-roof"`
 * marks the parts that take the colour `roof`.
 */
const chosenColours = [
  "wall",
  "roof",
  "cloth",
  "sail",
  "glass",
  "leaf",
  "light",
  "cap",
  "crystal",
  "fruit",
  "shell",
] as const;

/** Rules for the `sx` of an element around shapes, which apply the colours given to each shape. */
export const shapeColours = svgColours(
  Object.fromEntries(chosenColours.map((name) => [name, `var(--${name})`])),
);

export interface ShapeProps {
  /** Position of the file's origin, which is mostly the middle of the shape's foot. */
  x: number;
  y: number;
  scale?: number;
  /** Mirrors it horizontally. */
  flip?: boolean;
}

interface FileShapeProps extends ShapeProps {
  /** The text of an .svg file in `shapes/`. */
  file: string;
  /** Colours for the classes in the file. */
  colours?: Readonly<Partial<Record<(typeof chosenColours)[number], PictureColour>>>;
}

/** Draws a shape file at a position of the picture. */
export function Shape({ file, x, y, scale = 1, flip = false, colours = {} }: FileShapeProps) {
  const { ground } = usePlace();
  return (
    <SvgPart
      file={file}
      transform={`translate(${x} ${ground + y}) scale(${flip ? -scale : scale} ${scale})`}
      style={Object.fromEntries(
        Object.entries(colours).map(([name, colour]) => [`--${name}`, pictureColours[colour]]),
      )}
    />
  );
}
