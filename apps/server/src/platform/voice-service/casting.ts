/** Which voice speaks which part: the narrator first, then characters as unlike as there are. */
export interface KnownVoice {
  name: string;
  language: string;
}

/** Parts in order, by the names of the voice process; they change only with reason: stories keep them. */
const casts: Readonly<Record<string, readonly string[]>> = {
  en: [
    "af_heart",
    "am_michael",
    "bf_emma",
    "am_puck",
    "af_bella",
    "bm_fable",
    "af_nova",
    "am_fenrir",
    "bf_isabella",
    "bm_george",
  ],
  es: ["ef_dora", "em_alex", "ef_luna", "em_santa"],
  fr: ["ff_siwis", "fm_louis", "ff_manon", "fm_jules"],
  hi: ["hf_alpha", "hm_omega", "hf_beta", "hm_psi"],
};

/** What every provider that follows OpenAI's interface has. */
const ordinaryNames = ["nova", "echo", "fable", "onyx", "shimmer", "alloy"];

/**
 * @param voices that there are; null where the provider does not name them with their language
 * @returns null when it speaks everything but this language
 */
export function voiceFor(
  { language, part }: { language: string; part: number },
  voices: readonly KnownVoice[] | null,
): string | null {
  if (voices === null) return chosen(ordinaryNames, part);
  const there = voices.filter((voice) => voice.language === language).map(({ name }) => name);
  const cast = (casts[language] ?? []).filter((name) => there.includes(name));
  return chosen(cast.length > 0 ? cast : there, part);
}

/** With fewer voices than parts, characters share theirs before one sounds like the narrator. */
function chosen(cast: readonly string[], part: number): string | null {
  const [narrator, ...others] = cast;
  if (part === 0 || others.length === 0) return narrator ?? null;
  return others[(part - 1) % others.length] ?? null;
}
