/** Who says it: voices that thresholds may be tuned on, and others that only ever measure. */
import type { StoryLanguage } from "@codetale/domain/stories/languages";
import type { DataSplit } from "./utterances.ts";

/**
 * A Kokoro voice by its name (`af_heart`; out of another language it speaks with an accent), or a
 * robot of another make by espeak-ng's name (`en-us+f3`).
 */
export type VoiceName = string;

export const testVoices: Readonly<
  Record<StoryLanguage, Readonly<Record<DataSplit, readonly VoiceName[]>>>
> = {
  en: {
    tuning: ["af_heart", "am_michael", "bf_emma", "af_bella", "bm_george", "am_puck", "en-us+f3"],
    "held-out": [
      "af_sarah",
      "am_fenrir",
      "bf_isabella",
      "af_nova",
      "bm_lewis",
      "am_adam",
      "af_kore",
      "en-gb+f2",
    ],
  },
  es: {
    tuning: ["em_alex", "bf_emma", "es-419+f3"],
    "held-out": ["ef_dora", "em_santa", "af_sarah", "es+f2"],
  },
  fr: {
    tuning: ["ef_dora", "bf_emma", "em_alex", "fr+f3"],
    "held-out": ["ff_siwis", "af_sarah", "em_santa", "fr+f2"],
  },
  hi: {
    tuning: ["hf_alpha", "hm_omega", "hi+f3"],
    "held-out": ["hf_beta", "hm_psi", "hi+f2"],
  },
};
