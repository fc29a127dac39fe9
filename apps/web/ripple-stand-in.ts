/**
 * Takes the place of MUI's ripple, which every button would bring along and the theme switches off
 * (`disableRipple`).
 */
export default function NoRipple(): null {
  return null;
}
