/** The face of stories in Hindi and its sisters; whoever shows one fetches it. */
import "@fontsource-variable/noto-sans-devanagari/wght.css";
