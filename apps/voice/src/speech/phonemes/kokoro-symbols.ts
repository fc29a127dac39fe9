/** Runs of symbols with consecutive numbers, by the number of the first. */
const runs: Readonly<Record<number, string>> = {
  1: ";:,.!?",
  9: '—…"()“” \u0303ʣʥʦʨᵝꭧAI',
  31: "O",
  33: "Q",
  35: "ST",
  39: "W",
  41: "Yᵊabcdef",
  50: "hijklmnopqrstuvwxyzɑɐɒæ",
  75: "βɔɕç",
  80: "ɖðʤə",
  85: "ɚɛɜ",
  90: "ɟ",
  92: "ɡ",
  99: "ɥ",
  101: "ɨɪʝ",
  110: "ɯɰŋɳɲɴø",
  118: "ɸθœ",
  123: "ɹ",
  125: "ɾɻ",
  128: "ʁɽʂʃʈʧ",
  135: "ʊʋ",
  138: "ʌɣɤ",
  142: "χʎ",
  147: "ʒʔ",
  156: "ˈˌː",
  162: "ʰ",
  164: "ʲ",
  169: "↓",
  171: "→↗↘",
  177: "ᵻ",
};

/**
 * The symbols that Kokoro-82M v1.0 was trained on, by number; published with the model
 * (Apache-2.0). Other symbols are dropped.
 */
export const symbolIds: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(runs).flatMap(([first, symbols]) =>
    [...symbols].map((symbol, at) => [symbol, Number(first) + at]),
  ),
);

/** Padding symbol at both ends of every input. */
export const PAD_ID = 0;

/** Most symbols of one input, without the padding. */
export const MAX_SYMBOLS = 510;
