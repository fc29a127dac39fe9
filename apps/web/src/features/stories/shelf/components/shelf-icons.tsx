/** Icons of the shelf; all are decorative. */
import { icon } from "#ui/display/icons";

export const LockIcon = icon(
  <path d="M6 11h12v9.500H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3M12 14.500v2.500" />,
  "1.5em",
  1.9,
);
