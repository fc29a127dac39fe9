/** Adds the theme's own palette entries and variants to MUI's types. */
import type { CSSProperties } from "react";
import type { Tokens } from "./tokens.ts";

type Added = Pick<Tokens, "control" | "tone" | "code" | "stage">;

declare module "@mui/material/styles" {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends Added {}
  interface PaletteOptions extends Added {}
  interface TypographyVariants {
    /** A short line above a heading that names its area. */
    eyebrow: CSSProperties;
    /** Times and counts, in figures of equal width, so that a countdown does not shift. */
    figures: CSSProperties;
    code: CSSProperties;
  }
  interface TypographyVariantsOptions extends Partial<
    Pick<TypographyVariants, "eyebrow" | "figures" | "code">
  > {}
}

declare module "@mui/material/Typography" {
  interface TypographyPropsVariantOverrides {
    eyebrow: true;
    figures: true;
    code: true;
  }
}

declare module "@mui/material/Button" {
  interface ButtonPropsVariantOverrides {
    /** The main action on a dark picture. */
    dusk: true;
    /** A secondary action on a dark picture. */
    duskOutlined: true;
  }
}
