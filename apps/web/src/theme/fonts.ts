/** Self-hosted fonts; by `unicode-range` a browser fetches only the scripts that a page uses. */
import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "@fontsource/jetbrains-mono/400.css";
import "@fontsource-variable/noto-sans-devanagari/wght.css";
import "./fonts.css";
