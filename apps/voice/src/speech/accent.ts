/** Accents of the story languages, as voices and espeak-ng name them. */
export type Language = "en" | "es" | "fr" | "hi";

/** The accent that the first letter of a voice's name stands for. */
export type Accent = "a" | "b" | "e" | "f" | "h";

export const languageOf: Record<Accent, Language> = { a: "en", b: "en", e: "es", f: "fr", h: "hi" };

/** espeak-ng's names. */
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
