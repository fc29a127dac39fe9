/** The MUI theme: both colour schemes as CSS variables, chosen by `data-scheme` on `<html>`. */
import { createTheme, type Shadows } from "@mui/material/styles";
import type { ElementType } from "react";
import "./mui-augmentation.ts";
import { CSS_PREFIX } from "./colour-var.ts";
import { componentStyles } from "./component-styles.ts";
import { transitions } from "./motion.ts";
import { dark, light } from "./palette.ts";
import { tokensOf } from "./tokens.ts";
import { typography } from "./typography.ts";

/** Key in local storage of the chosen mode: `light`, `dark` or `system`. */
export const SCHEME_STORAGE_KEY = "codetale-scheme";

/** @param LinkComponent renders links, and buttons with an `href` */
export function createCodetaleTheme(LinkComponent: ElementType) {
  return createTheme({
    cssVariables: { cssVarPrefix: CSS_PREFIX, colorSchemeSelector: "data-scheme" },
    colorSchemes: { light: { palette: tokensOf(light) }, dark: { palette: tokensOf(dark) } },
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
    spacing: 8,
    shape: { borderRadius: 4 },
    shadows: onlyWhatFloats,
    typography,
    transitions,
    motion: { reducedMotion: "system" },
    focusVisible: { outlineWidth: 3, outlineOffset: 2 },
    components: componentStyles(LinkComponent),
  });
}

const floating = "0 12px 32px rgb(27 22 56 / 0.22)";
/** Only surfaces above the page, such as menus and dialogs, have a shadow. */
const onlyWhatFloats = Array.from({ length: 25 }, (_, level) =>
  level < 8 ? "none" : floating,
) as Shadows;
