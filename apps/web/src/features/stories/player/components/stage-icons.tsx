/** Icons of the player, drawn in the lines of the product's other icons; all are decorative. */
import type { ReactNode } from "react";
import { icon } from "#ui/display/icons";

export const PlayIcon = stageIcon(<path d="M7 4.5v15l12-7.5z" fill="currentColor" />);
export const PauseIcon = stageIcon(<path d="M8 5v14M16 5v14" strokeWidth="3.5" />);
export const SkipIcon = stageIcon(<path d="M5 5v14l9-7zM18.5 5v14" fill="currentColor" />);
export const AgainIcon = stageIcon(<path d="M4.5 12a7.5 7.5 0 1 0 2.4-5.5M7 3v4h4" />);
export const EarIcon = stageIcon(
  <path d="M7 9.5a5 5 0 0 1 10 0c0 4-4 4.500-4 8a3 3 0 0 1-5.500 1.500M10 10a2 2 0 1 1 3.500 1.500" />,
);
export const TapAgainIcon = stageIcon(
  <path d="M10 12V6.500a1.750 1.750 0 0 1 3.500 0V12l4 1a2.500 2.500 0 0 1 2 3l-1 5h-7L7 16a1.600 1.600 0 0 1 3-2M6.500 9.500a5.500 5.500 0 1 1 10.500 0" />,
);
export const SoundIcon = stageIcon(
  <path d="M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9a4.500 4.500 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11" />,
);
export const MoonIcon = stageIcon(
  <path d="M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500Z" />,
);
export const BackIcon = stageIcon(<path d="M9 5 4 10l5 5M4.500 10H14a6 6 0 0 1 0 12h-2" />);
export const MapIcon = stageIcon(
  <>
    <circle cx="6" cy="6" r="2.5" />
    <circle cx="18" cy="12" r="2.5" />
    <circle cx="6" cy="18" r="2.5" />
    <path d="M8.500 6c5 0 3 6 7 6M8.500 18c5 0 3-6 7-6" />
  </>,
);
export const MoreIcon = stageIcon(
  <g fill="currentColor" stroke="none">
    <circle cx="5" cy="12" r="2" />
    <circle cx="12" cy="12" r="2" />
    <circle cx="19" cy="12" r="2" />
  </g>,
);
export const BookIcon = stageIcon(
  <path d="M12 6.500C10 5 7 4.500 4 5v13.500c3-.5 6 0 8 1.500 2-1.500 5-2 8-1.500V5c-3-.5-6 0-8 1.500zv13.500" />,
);
export const ShelfIcon = stageIcon(
  <path d="M3 20h18M5 4h4v16H5zM9 8h4v12H9zM13.500 7.500l4-1L21 19l-4 1z" />,
);
export const BinIcon = stageIcon(<path d="M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13" />);
export const FlagIcon = stageIcon(<path d="M6 21V4h11l-2.500 4 2.500 4H6" />);

function stageIcon(drawing: ReactNode) {
  return icon(drawing, "1.375em", 1.9);
}
