/** Finds a voice among those of the browser. */
import { withTimeout } from "../timeout.ts";

/** Some browsers load their voices only when first asked; longest time to wait for them. */
const VOICES_TIMEOUT_MS = 800;

/**
 * A voice that speaks `language`, one on the device if possible.
 *
 * @param language a tag or a name, as `NarrationRequest` has it
 * @returns null where the browser has none
 */
export async function findBrowserVoice(language: string): Promise<SpeechSynthesisVoice | null> {
  if (!("speechSynthesis" in window)) return null;
  const voices = await knownVoices();
  const fitting = voices.filter(({ lang }) => speaks(lang, language));
  return fitting.find(({ localService }) => localService) ?? fitting[0] ?? null;
}

/** Whether the wait is over: it is not repeated in a browser without voices. */
let hasWaited = false;

async function knownVoices(): Promise<SpeechSynthesisVoice[]> {
  const voices = speechSynthesis.getVoices();
  if (voices.length > 0 || hasWaited) return voices;
  const changed = new Promise<void>((resolve) => {
    speechSynthesis.addEventListener?.("voiceschanged", () => resolve(), { once: true });
  });
  await withTimeout(changed, VOICES_TIMEOUT_MS).catch(() => undefined);
  hasWaited = true;
  return speechSynthesis.getVoices();
}

/** @param tag of a voice, such as `en-GB` @param language a code, or a name as in `namesOf` */
function speaks(tag: string, language: string): boolean {
  const code = tag.split(/[-_]/)[0]?.toLowerCase() ?? "";
  const wanted = language.trim().toLowerCase();
  return code === wanted.split("-")[0] || namesOf(code).includes(wanted);
}

/** A language's name in English and in the language itself, in lower case. */
function namesOf(code: string): string[] {
  return ["en", code].flatMap((locale) => {
    try {
      const name = new Intl.DisplayNames(locale, { type: "language" }).of(code);
      return name ? [name.toLowerCase()] : [];
    } catch {
      // Voices may report anything as their language; `Intl` rejects what is no tag.
      return [];
    }
  });
}
