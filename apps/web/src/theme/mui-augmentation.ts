/** Tells MUI's types about what our theme adds. */
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
    /** A short line above a heading that names the room. */
    eyebrow: CSSProperties;
    /** Times and counts, in figures that do not dance. */
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
    /** The strong action where it is dusk. */
    dusk: true;
    /** The quiet action where it is dusk. */
    duskOutlined: true;
  }
}
