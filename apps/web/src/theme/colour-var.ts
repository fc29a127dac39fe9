/** Prefix of the theme's CSS variables. */
export const CSS_PREFIX = "ct";

/**
 * The CSS variable of a palette entry, for drawings and gradients that `sx` paths do not reach.
 *
 * @param path as in `sx`, such as `stage.moon`
 */
export function colourVar(path: string): string {
  return `var(--${CSS_PREFIX}-palette-${path.replaceAll(".", "-")})`;
}
