import type { Theme } from "@mui/material/styles";
import { Link } from "#lib/routing/link";
import { createCodetaleTheme } from "#theme/theme";

let theme: Theme | undefined;

/** Made when it is first asked for, since that holds the page up as long as running the app's code does. */
export function appTheme(): Theme {
  return (theme ??= createCodetaleTheme(Link));
}
