import { isAccent, languageOf, type Accent, type Language } from "./accent.ts";

export interface Voice {
  name: string;
  accent: Accent;
  language: Language;
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
    const accent = name[0];
    return isAccent(accent) ? [{ name, accent, language: languageOf[accent], styles }] : [];
  });
}
