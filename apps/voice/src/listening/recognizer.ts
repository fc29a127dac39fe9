/** Chooses the engine for a language: Vosk where there is a model of it, else Whisper. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { AnswerWords } from "@codetale/domain/stories/answer";
import type { StoryLanguage } from "@codetale/domain/stories/storyteller/languages";
import { tongues } from "@codetale/domain/stories/storyteller/tongues";
import { SAMPLE_RATE } from "./audio/sample-rate.ts";
import type { Recognition, RecognitionQuestion } from "./recognition.ts";
import { openVoskLibrary, type VoskLibrary } from "./vosk/library.ts";
import { openVosk, type Vosk } from "./vosk/vosk.ts";
import { recognizeByWhisper } from "./whisper/recognize.ts";
import { openWhisper, type Hearing, type Whisper } from "./whisper/whisper.ts";

export interface Recognizer {
  recognize(question: RecognitionQuestion): Promise<Recognition>;
}

const THREADS = 2;

/** Models are opened when the first question needs them. */
export function createRecognizer(packDir: string): Recognizer {
  const vosks = new Map<StoryLanguage, Vosk | null>();
  let library: VoskLibrary | null | undefined;
  const silences: Partial<Record<StoryLanguage, Hearing>> = {};
  let whisper: Promise<Whisper> | undefined;

  return {
    async recognize({ speech, language, choices }) {
      const words = tongues[language]?.answer ?? NO_WORDS;
      const vosk = voskFor(language);
      if (vosk) return vosk.recognize(speech, choices, words);
      whisper ??= openWhisper(join(packDir, "whisper"), THREADS);
      const { listen } = await whisper;
      const silence = (silences[language] ??= await listen(SILENCE, language));
      return recognizeByWhisper(
        { hearing: await listen(speech, language), silence },
        choices,
        words,
      );
    },
  };

  function voskFor(language: StoryLanguage): Vosk | null {
    const known = vosks.get(language);
    if (known !== undefined) return known;
    const folder = join(packDir, "vosk", language);
    const found = existsSync(folder) ? voskLibrary() : null;
    const opened = found && openVosk(found, folder);
    vosks.set(language, opened);
    return opened;
  }

  /** Not on every machine; Whisper is. */
  function voskLibrary(): VoskLibrary | null {
    if (library !== undefined) return library;
    try {
      library = openVoskLibrary(join(packDir, "vosk"));
    } catch {
      library = null;
    }
    return library;
  }
}

const SILENCE = new Float32Array(2 * SAMPLE_RATE);

const NO_WORDS: AnswerWords = { stopWords: new Set(), ordinals: [] };
