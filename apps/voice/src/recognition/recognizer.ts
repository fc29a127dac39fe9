/** Chooses the engine by language: Vosk where the pack has a model of it, else Whisper. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { answerWords } from "@codetale/domain/stories/answers/answer-words";
import type { StoryLanguage } from "@codetale/domain/stories/languages";
import { RECORDING_SAMPLE_RATE } from "./audio/sample-rate.ts";
import { loadedOnce } from "./loaded-once.ts";
import type { RecognitionResult } from "./recognition-result.ts";
import { openVoskLibrary, type VoskLibrary } from "./vosk/libvosk.ts";
import { openVoskModel, type VoskModel } from "./vosk/vosk-model.ts";
import { hindiDenialsOf } from "./whisper/hindi-denials.ts";
import { hindiLexicon } from "./whisper/hindi-lexicon.ts";
import { placesBySound } from "./whisper/spoken-places.ts";
import { remembering } from "./whisper/remembering.ts";
import { recognizeByWhisper, type LanguageByEar } from "./whisper/recognize.ts";
import { openWhisper, type EncodedRecording, type Whisper } from "./whisper/whisper.ts";

export interface RecognitionRequest {
  /** At 16 kHz. */
  speech: Float32Array;
  language: StoryLanguage;
  /** Texts of the choices in the order of the story; may be empty. */
  choices: readonly string[];
}

const THREADS = 2;

/** Loads each model at its first use. */
export function createRecognizer(packDir: string) {
  const vosks: Partial<Record<StoryLanguage, VoskModel | null>> = {};
  let library: VoskLibrary | null | undefined;
  const silences: Partial<Record<StoryLanguage, EncodedRecording>> = {};
  const whisper = loadedOnce<Whisper>(() => openWhisper(join(packDir, "whisper"), THREADS));
  let hindi: LanguageByEar | undefined;

  return {
    async recognize({ speech, language, choices }: RecognitionRequest): Promise<RecognitionResult> {
      const words = answerWords[language];
      if (vosks[language] === undefined) vosks[language] = openVosk(language);
      const vosk = vosks[language];
      if (vosk) return vosk.recognize(speech, choices, words);
      const { encodeRecording } = await whisper();
      const places = placesBySound[language] ?? null;
      const silence = (silences[language] ??= remembering(
        await encodeRecording(SILENCE, language),
        places?.phrases ?? [],
      ));
      const hearing = await encodeRecording(speech, language);
      return recognizeByWhisper(
        { hearing, silence },
        { choices, words, places, byEar: byEarFor(language) },
      );
    },
  };

  /** Preparing it takes a tenth of a second. */
  function byEarFor(language: StoryLanguage): LanguageByEar | null {
    if (language !== "hi") return null;
    return (hindi ??= { lexicon: hindiLexicon(), denialsOf: hindiDenialsOf });
  }

  function openVosk(language: StoryLanguage): VoskModel | null {
    const folder = join(packDir, "vosk", language);
    if (!existsSync(folder)) return null;
    if (library === undefined) library = openLibrary();
    return library && openVoskModel(library, folder);
  }

  /** @returns null where Vosk is not available for this platform; Whisper is */
  function openLibrary(): VoskLibrary | null {
    try {
      return openVoskLibrary(join(packDir, "vosk"));
    } catch {
      return null;
    }
  }
}

const SILENCE = new Float32Array(2 * RECORDING_SAMPLE_RATE);
