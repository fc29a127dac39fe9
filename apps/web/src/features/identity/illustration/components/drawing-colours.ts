/** The theme's colours as paints, so that a drawing follows the colour scheme. */
const colour = (path: string) => `var(--ct-palette-${path})`;

export const drawingColours = {
  paper: colour("background-default"),
  surface: colour("background-paper"),
  ink: colour("text-primary"),
  muted: colour("text-secondary"),
  line: colour("divider"),
  edge: colour("control-line"),
  pine: colour("primary-main"),
  pineWash: colour("tone-pine-wash"),
  ember: colour("secondary-main"),
  emberWash: colour("tone-ember-wash"),
  marigoldWash: colour("tone-marigold-wash"),
  sky: colour("tone-sky-text"),
  night: colour("stage-night"),
  violet: colour("stage-violet"),
  rose: colour("stage-rose"),
  glow: colour("stage-glow"),
  moon: colour("stage-moon"),
  farHill: colour("stage-farHill"),
  midHill: colour("stage-midHill"),
  nearHill: colour("stage-nearHill"),
  cream: colour("stage-cream"),
  lamp: colour("stage-lamp"),
} as const;
