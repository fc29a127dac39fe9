/** Fraunces for headings, Atkinson for running text, JetBrains Mono for code: fonts.css. */
import type { TypographyVariantsOptions } from "@mui/material/styles";

/** Follows the fonts without Devanagari letters; fetched only where a page has such text. */
const devanagari = '"Noto Sans Devanagari Variable"';
const reading = `"Atkinson Hyperlegible Next Variable", "Atkinson Arial", "Atkinson Roboto", ${devanagari}, system-ui, sans-serif`;
const display = `"Fraunces", "Fraunces Georgia", "Fraunces Noto", "Fraunces Times", ${devanagari}, Georgia, serif`;
const mono = `"JetBrains Mono", "JetBrains Courier", ${devanagari}, ui-monospace, "Cascadia Mono", Menlo, monospace`;

const heading = {
  fontFamily: display,
  fontWeight: 600,
  lineHeight: 1.1,
  letterSpacing: "-0.015em",
  textWrap: "balance",
} as const;

export const typography: TypographyVariantsOptions = {
  fontFamily: reading,
  fontWeightMedium: 600,
  fontWeightBold: 700,
  h1: { ...heading, fontSize: "clamp(2.125rem, 1.6rem + 2.2vw, 3.25rem)" },
  h2: { ...heading, fontSize: "clamp(1.625rem, 1.4rem + 1vw, 2.25rem)", lineHeight: 1.15 },
  h3: { ...heading, fontSize: "clamp(1.25rem, 1.17rem + 0.35vw, 1.5rem)", lineHeight: 1.2 },
  h4: { ...heading, fontSize: "1.1875rem", lineHeight: 1.25 },
  h5: { ...heading, fontSize: "1.0625rem", lineHeight: 1.3 },
  h6: { ...heading, fontSize: "1rem", lineHeight: 1.3 },
  subtitle1: { fontSize: "clamp(1.125rem, 1.07rem + 0.25vw, 1.25rem)", lineHeight: 1.5 },
  subtitle2: { fontSize: "1.0625rem", lineHeight: 1.5, fontWeight: 600 },
  body1: { fontSize: "1.0625rem", lineHeight: 1.55 },
  body2: { fontSize: "0.9375rem", lineHeight: 1.55 },
  caption: { fontSize: "0.875rem", lineHeight: 1.45 },
  button: { fontSize: "1.0625rem", fontWeight: 600, lineHeight: 1.25, textTransform: "none" },
  overline: { fontSize: "0.875rem", fontWeight: 600, lineHeight: 1.4, textTransform: "none" },
  eyebrow: { fontSize: "0.875rem", fontWeight: 600, lineHeight: 1.4 },
  figures: {
    fontSize: "1.25rem",
    fontWeight: 500,
    lineHeight: 1.3,
    fontVariantNumeric: "tabular-nums",
  },
  code: { fontFamily: mono, fontSize: "0.9rem", lineHeight: 1.65, fontVariantLigatures: "none" },
};
