import type { StoryLanguage } from "@codetale/domain/stories/languages";

/** Accents by the first letter of a voice's name, with espeak-ng's names of them. */
export const accents = {
  a: { language: "en", espeakVoice: "en-us" },
  b: { language: "en", espeakVoice: "en-gb-x-rp" },
  e: { language: "es", espeakVoice: "es" },
  f: { language: "fr", espeakVoice: "fr" },
  h: { language: "hi", espeakVoice: "hi" },
} as const satisfies Record<string, { language: StoryLanguage; espeakVoice: string }>;

export type Accent = keyof typeof accents;

export interface Voice {
  name: string;
  accent: Accent;
  language: StoryLanguage;
  /** Files of the pack; several are averaged. */
  styles: readonly string[];
}

/** Languages with too few voices have mixes with voices of other languages. */
const mixes: Readonly<Record<string, readonly string[]>> = {
  ef_luna: ["ef_dora", "af_bella"],
  fm_louis: ["ff_siwis", "am_michael"],
  ff_manon: ["ff_siwis", "bf_emma"],
  fm_jules: ["ff_siwis", "bm_george"],
};

/** @param paths of the pack's files */
export function voicesAmong(paths: readonly string[]): Voice[] {
  const files = paths.flatMap((path) => /^kokoro\/voices\/(\w+)\.bin$/.exec(path)?.[1] ?? []);
  const mixed = Object.entries(mixes).filter(([, styles]) =>
    styles.every((style) => files.includes(style)),
  );
  return [...files.map((name) => [name, [name]] as const), ...mixed].flatMap(([name, styles]) => {
    const accent = name.charAt(0);
    if (!isAccent(accent)) return [];
    return [{ name, accent, language: accents[accent].language, styles }];
  });
}

function isAccent(letter: string): letter is Accent {
  return letter in accents;
}
