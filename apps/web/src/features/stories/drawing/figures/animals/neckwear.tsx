import { pictureColours } from "#theme/picture-palette";
import { chosen, type FigureLook } from "../figure-look.ts";

/** What some animals wear around the neck: a scarf, a collar with a bell, a bow, or nothing. */
export function Neckwear({ look }: { look: FigureLook }) {
  const { cloth, trim } = look;
  switch (chosen(look, "neckwear", ["scarf", "nothing", "collar", "bow", "nothing"])) {
    case "scarf":
      return (
        <g>
          <path d="M-36-112Q0-96 36-112L40-92Q0-74-40-92Z" fill={cloth} />
          <path d="M-26-92l20 4-2 38q-12 4-20-2Z" fill={cloth} />
          <path d="M-27-64l20 3-1 8q-10 2-20-2Z" fill={trim} />
        </g>
      );
    case "collar":
      return (
        <g>
          <path d="M-35-108Q0-92 35-108L38-97Q0-80-38-97Z" fill={cloth} />
          <circle cx="3" cy="-82" r="8" fill={pictureColours.mustard} />
          <path d="M3-82v5" stroke={pictureColours.night} strokeWidth="3" strokeLinecap="round" />
        </g>
      );
    case "bow":
      return (
        <g fill={cloth}>
          <path d="M3-92L-22-108V-76ZM3-92L28-108V-76Z" />
          <circle cx="3" cy="-92" r="7" fill={trim} />
        </g>
      );
    default:
      return null;
  }
}
