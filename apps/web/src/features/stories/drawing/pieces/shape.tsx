import { svgColours } from "#theme/svg-colours";
import { SvgPart } from "#ui/display/svg-picture";

/**
 * Colours of a shape that its caller chooses. In the shape's file `class="fill-roof"` marks what
 * has the colour of the roof.
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

type ChosenColours = Readonly<Partial<Record<(typeof chosenColours)[number], string>>>;

/** Rules for the `sx` of an element around shapes: they take the colours given to each. */
export const shapeColours = svgColours(
  Object.fromEntries(chosenColours.map((name) => [name, `var(--${name})`])),
);

export interface ShapeProps {
  /** Where the origin of the file stands, mostly the middle of the shape's foot. */
  x: number;
  y: number;
  scale?: number;
  /** Mirrors it. */
  flip?: boolean;
}

interface FileShapeProps extends ShapeProps {
  /** The text of an .svg file in `shapes/`. */
  file: string;
  /** A colour for each class in the file. */
  colours?: ChosenColours;
}

/** A shape from a file, at its place in a picture. */
export function Shape({ file, x, y, scale = 1, flip = false, colours }: FileShapeProps) {
  return (
    <SvgPart
      file={file}
      transform={`translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`}
      style={colours && variablesOf(colours)}
    />
  );
}

function variablesOf(colours: ChosenColours) {
  return Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`--${name}`, colour]));
}
