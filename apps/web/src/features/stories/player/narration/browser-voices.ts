/** The voices of the browser itself. */

/** Some browsers need a moment before they know their voices. */
const PATIENCE_MS = 800;

/** A voice that speaks `language`; null where the browser has none. */
export async function findBrowserVoice(language: string): Promise<SpeechSynthesisVoice | null> {
  if (!("speechSynthesis" in window)) return null;
  const voices = await knownVoices();
  const fitting = voices.filter(({ lang }) => speaks(lang, language));
  return fitting.find(({ localService }) => localService) ?? fitting[0] ?? null;
}

/** Whether they were waited for: a browser that has none is not asked twice. */
let hasWaited = false;

async function knownVoices(): Promise<SpeechSynthesisVoice[]> {
  const voices = speechSynthesis.getVoices();
  if (voices.length > 0 || hasWaited) return voices;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS);
    speechSynthesis.addEventListener?.(
      "voiceschanged",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
  hasWaited = true;
  return speechSynthesis.getVoices();
}

/** @param tag such as `en-GB` @param language a code, or what the language is called somewhere */
function speaks(tag: string, language: string): boolean {
  const code = tag.split(/[-_]/)[0]?.toLowerCase() ?? "";
  const wanted = language.trim().toLowerCase();
  return code === wanted.split("-")[0] || namesOf(code).includes(wanted);
}

/** What a language is called in English and by those who speak it. */
function namesOf(code: string): string[] {
  return ["en", code].flatMap((locale) => {
    try {
      const name = new Intl.DisplayNames(locale, { type: "language" }).of(code);
      return name ? [name.toLowerCase()] : [];
    } catch {
      // A voice's language may be anything.
      return [];
    }
  });
}
