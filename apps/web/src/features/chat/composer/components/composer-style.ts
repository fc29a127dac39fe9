export const frameStyle = {
  px: { xs: 1.5, sm: 3 },
  pt: 1,
  pb: { xs: "max(8px, env(safe-area-inset-bottom))", sm: 1.5 },
  width: 1,
  maxWidth: 928,
  mx: "auto",
};

export const boxStyle = {
  p: 0.75,
  border: "1px solid",
  borderColor: "control.line",
  borderRadius: 2,
  bgcolor: "background.paper",
  "&:focus-within": {
    outline: "3px solid",
    outlineColor: "primary.main",
    outlineOffset: "-1px",
    borderColor: "primary.main",
  },
};

export const rowStyle = { display: "flex", alignItems: "flex-end", gap: { xs: 0, sm: 0.75 } };

/** One line that grows up to a third of the screen. */
const areaBox = {
  flex: "1 1 0",
  minWidth: 0,
  minHeight: 44,
  maxHeight: "34dvh",
  m: 0,
  px: 1.25,
  py: "9px",
  border: 0,
  outline: 0,
  resize: "none",
  fieldSizing: "content",
  color: "text.primary",
  bgcolor: "transparent",
  "&::placeholder": { color: "text.secondary", opacity: 1 },
};

export const areaStyle = { ...areaBox, font: "inherit" };

export const codeAreaStyle = {
  ...areaBox,
  fontFamily: "code.fontFamily",
  // Not smaller: a phone zooms into smaller type.
  fontSize: "1rem",
  lineHeight: "inherit",
  fontVariantLigatures: "none",
  tabSize: 4,
};

export const codeButtonStyle = {
  "&[aria-pressed=true]": { color: "tone.pine.text", bgcolor: "tone.pine.wash" },
};

export const sendButtonStyle = { gap: 1, minWidth: 44, px: { xs: 1.5, sm: 2.25 } };
