/** The languages that stories are told in, as voices and phonemes know them. */
export type Language = "en" | "es" | "fr" | "hi";

/** A voice's first letter says which way of speaking it was trained on. */
export type Accent = "a" | "b" | "e" | "f" | "h";

export const languageOf: Record<Accent, Language> = { a: "en", b: "en", e: "es", f: "fr", h: "hi" };

/** What espeak-ng calls them. */
export const espeakVoiceOf: Record<Accent, string> = {
  a: "en-us",
  b: "en-gb-x-rp",
  e: "es",
  f: "fr",
  h: "hi",
};

export function isAccent(letter: string | undefined): letter is Accent {
  return letter !== undefined && letter in languageOf;
}
