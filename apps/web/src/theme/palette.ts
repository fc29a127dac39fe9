/**
 * The app's colour literals; `tokens.ts` gives them their meanings. The colours of story pictures
 * are in `picture-palette.ts`. The .svg files repeat both; a test compares them.
 */

/** One colour scheme. */
export type Colours = typeof light;

export const light = {
  paper: "#FAF7F2",
  surface: "#FFFFFF",
  ink: "#1D1B2E",
  mutedInk: "#5B586E",
  line: "#E6E0D6",
  controlLine: "#8C8779",
  pine: "#0F5C4D",
  pineHover: "#0B4A3E",
  onPine: "#FAF7F2",
  ember: "#C8461B",
  emberHover: "#A8380F",
  onEmber: "#FFFFFF",
  /** Text colours, each readable on its background colour `wash`. */
  tones: {
    pine: { text: "#0F5C4D", wash: "#E3EFEA" },
    ember: { text: "#A8380F", wash: "#FBE7DC" },
    marigold: { text: "#7A5200", wash: "#FDF2D8" },
    crimson: { text: "#A8122F", wash: "#FBE6E8" },
    sky: { text: "#1F4E79", wash: "#E4EEF7" },
    quiet: { text: "#5B586E", wash: "#F1ECE4" },
  },
};

export const dark: Colours = {
  paper: "#12151A",
  surface: "#1B2027",
  ink: "#F1EDE4",
  mutedInk: "#A7A3B3",
  line: "#2D333C",
  controlLine: "#75808F",
  pine: "#5CC8AE",
  pineHover: "#7AD8C1",
  onPine: "#12151A",
  ember: "#FF9B6A",
  emberHover: "#FFB48F",
  onEmber: "#12151A",
  tones: {
    pine: { text: "#5CC8AE", wash: "#17342E" },
    ember: { text: "#FFB48F", wash: "#3A2418" },
    marigold: { text: "#F2B134", wash: "#33290F" },
    crimson: { text: "#FF9AA2", wash: "#3B1B22" },
    sky: { text: "#93C3F0", wash: "#172A3C" },
    quiet: { text: "#A7A3B3", wash: "#262C35" },
  },
};

/** The colours of stories, the same in both colour schemes. */
export const dusk = {
  night: "#1B1638",
  violet: "#3A2450",
  rose: "#8B3F4C",
  glow: "#E08A4F",
  moon: "#FFD9A0",
  farHill: "#6A3357",
  midHill: "#432650",
  nearHill: "#24163A",
  cream: "#FFF6E9",
  mutedCream: "#F3DCC9",
  creamLine: "#FFF6E966",
  ember: "#A8380F",
  lamp: "#F2B134",
  water: "#7FE0D0",
} as const;

/** The colours of Google's logo; its branding rules forbid changing them on the sign-in button. */
export const google = {
  blue: "#4285F4",
  green: "#34A853",
  yellow: "#FBBC05",
  red: "#EA4335",
} as const;
