/** Chooses the voice of a part: the narrator first, then characters, each unlike the one before. */
export interface KnownVoice {
  name: string;
  language: string;
}

/** Voice names of our own service by part. Stored audio keeps its voice, so a change mixes voices. */
const casts = new Map<string, readonly string[]>([
  [
    "en",
    [
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
  ],
  ["es", ["ef_dora", "em_alex", "ef_luna", "em_santa"]],
  ["fr", ["ff_siwis", "fm_louis", "ff_manon", "fm_jules"]],
  ["hi", ["hf_alpha", "hm_omega", "hf_beta", "hm_psi"]],
]);

/** Voices of OpenAI, which compatible providers have too. */
const openAiVoices = ["nova", "echo", "fable", "onyx", "shimmer", "alloy"];

/**
 * @param voices the provider's voices; null where it does not list them with their language
 * @returns null when the provider has no voice of this language
 */
export function voiceFor(part: Part, voices: readonly KnownVoice[] | null): string | null {
  return chosen(castFor(part, voices), part.part);
}

/** Tells characters apart that share a voice: the pitch of the first, second and third of them. */
export function roundPitch(part: Part, voices: readonly KnownVoice[] | null): number {
  const others = Math.max(castFor(part, voices).length - 1, 1);
  const round = Math.floor(Math.max(part.part - 1, 0) / others);
  return ROUND_PITCHES[round % ROUND_PITCHES.length] ?? 1;
}

const ROUND_PITCHES = [1, 1.07, 0.93];

interface Part {
  language: string;
  part: number;
}

function castFor({ language }: Part, voices: readonly KnownVoice[] | null): readonly string[] {
  if (voices === null) return openAiVoices;
  const available = voices.filter((voice) => voice.language === language).map(({ name }) => name);
  const cast = (casts.get(language) ?? []).filter((name) => available.includes(name));
  return cast.length > 0 ? cast : available;
}

/** With fewer voices than parts, characters share voices, but none has the narrator's. */
function chosen(cast: readonly string[], part: number): string | null {
  const [narrator, ...others] = cast;
  if (part === 0 || others.length === 0) return narrator ?? null;
  return others[(part - 1) % others.length] ?? null;
}
