/** The meanings of colours. The theme makes CSS variables of them, one set per colour scheme. */
import { dusk, type Colours } from "./palette.ts";

export type ToneName = keyof Colours["tones"];

/** The tone of each state of a schedule, never its only sign: icon and word are shown as well. */
export const scheduleTones = {
  unpaid: "crimson",
  waiting: "marigold",
  upcoming: "sky",
  open: "pine",
  "in-progress": "marigold",
  completed: "quiet",
  missed: "crimson",
  "no-coder": "marigold",
  lapsed: "quiet",
  cancelled: "quiet",
} as const satisfies Record<string, ToneName>;

/** The palette of one scheme in MUI's terms, with the theme's own entries. */
export function tokensOf(colours: Colours) {
  const { tones } = colours;
  return {
    background: { default: colours.paper, paper: colours.surface },
    text: { primary: colours.ink, secondary: colours.mutedInk, disabled: colours.controlLine },
    divider: colours.line,
    /** Main actions, and everything of practice. */
    primary: strong(colours.pine, colours.pineHover, colours.onPine),
    /** Main actions of stories. */
    secondary: strong(colours.ember, colours.emberHover, colours.onEmber),
    error: strong(tones.crimson.text, tones.crimson.text, colours.surface),
    warning: strong(tones.marigold.text, tones.marigold.text, colours.surface),
    info: strong(tones.sky.text, tones.sky.text, colours.surface),
    success: strong(colours.pine, colours.pineHover, colours.onPine),
    /** The border of an input, at least 3:1 against its background (WCAG 2.2, 1.4.11). */
    control: { line: colours.controlLine },
    tone: tones,
    code: {
      ground: colours.paper,
      text: colours.ink,
      comment: colours.mutedInk,
      keyword: tones.ember.text,
      name: tones.pine.text,
      string: tones.marigold.text,
      number: tones.sky.text,
    },
    stage: {
      ...dusk,
      sky: `linear-gradient(${dusk.night} 0%, ${dusk.violet} 40%, ${dusk.rose} 74%, ${dusk.glow} 100%)`,
    },
  };
}

export type Tokens = ReturnType<typeof tokensOf>;

/** A palette entry of MUI; `dark` is the colour under the pointer. */
function strong(main: string, dark: string, contrastText: string) {
  return { main, light: main, dark, contrastText };
}
