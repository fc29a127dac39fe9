/** The faces, self-hosted; `unicode-range` lets a browser fetch only the scripts a page uses. */
import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "@fontsource-variable/fraunces/soft.css";
import "@fontsource-variable/jetbrains-mono/wght.css";
import "@fontsource-variable/noto-sans-devanagari/wght.css";
import "./fonts.css";
