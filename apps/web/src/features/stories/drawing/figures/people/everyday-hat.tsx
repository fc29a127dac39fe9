import { pictureColours } from "#theme/picture-palette";
import type { FigureLook } from "../figure-look.ts";

interface HatProps {
  look: Pick<FigureLook, "hat" | "cloth" | "trim">;
}

/** The hat of a person without special clothes, on a head of radius 37. */
export function EverydayHat({ look: { hat, cloth, trim } }: HatProps) {
  switch (hat) {
    case "none":
      return null;
    case "bobble":
      return (
        <g>
          <circle cx="0" cy="-64" r="11" fill={pictureColours.cream} />
          <path d="M-38-16q-2-44 38-44 40 0 39 42Z" fill={trim} />
          <path d="M-41-24q41-12 82-1 4 9 0 16-41-11-82 1-4-8 0-16Z" fill={pictureColours.cream} />
        </g>
      );
    case "pointed":
      return (
        <g>
          <path d="M-40-18q24-22 34-84 30 40 46 82Z" fill={cloth} />
          <path d="M-40-18q40-16 80-2 2 8-2 12-38-12-76 2-4-6-2-12Z" fill={trim} />
        </g>
      );
    case "brim":
      return (
        <g>
          <path d="M-30-24q0-36 30-36t31 34Z" fill={pictureColours.straw} />
          <path d="M-58-16q58-28 116-2 4 6-2 8-56-18-112 2-6-2-2-8Z" fill={pictureColours.straw} />
          <path d="M-31-31q31-12 62-2l1 10q-32-10-64 2Z" fill={trim} />
        </g>
      );
    case "leaf":
      return (
        <g fill={pictureColours.grass}>
          <path d="M-36-18q-8-18 6-28 10 14 2 28ZM-16-30q-4-20 12-26 8 16-2 28ZM6-34q2-20 18-22 2 18-10 26ZM26-24q8-16 22-12-4 16-16 18Z" />
          <path d="M-38-14q36-22 76-4" fill="none" stroke={pictureColours.leaf} strokeWidth="5" />
          <circle cx="2" cy="-28" r="6" fill={pictureColours.coral} />
        </g>
      );
    case "band":
      return (
        <g>
          <path d="M-38-10q37-26 75-4l1 10q-38-20-76 4Z" fill={trim} />
          <circle cx="-20" cy="-22" r="9" fill={pictureColours.pink} />
          <circle cx="-20" cy="-22" r="4" fill={pictureColours.mustard} />
        </g>
      );
  }
}
