/** Word times by a recogniser that knows nothing of how the sound was made. */
import { join } from "node:path";
import koffi from "koffi";

export interface RecognizedWord {
  word: string;
  start: number;
  end: number;
}

export interface WordRecognizer {
  /** Lays words that are known beside the sound. */
  align(samples: Float32Array, words: readonly string[]): RecognizedWord[];
  /** Writes down what it hears. */
  hear(samples: Float32Array): RecognizedWord[];
}

const RATE = 24_000;
const STEP = RATE / 5;

export function openWordRecognizer(packDir: string, language: "en" | "fr"): WordRecognizer {
  const library = koffi.load(join(packDir, "vosk/libvosk.so"));
  library.func("void vosk_set_log_level(int)")(-1);
  const createFree = library.func("void* vosk_recognizer_new(void*, float)");
  const createBound = library.func("void* vosk_recognizer_new_grm(void*, float, const char*)");
  const tellWords = library.func("void vosk_recognizer_set_words(void*, int)");
  const accept = library.func("int vosk_recognizer_accept_waveform_f(void*, float*, int)");
  const finish = library.func("const char* vosk_recognizer_final_result(void*)");
  const close = library.func("void vosk_recognizer_free(void*)");
  const find = library.func("int vosk_model_find_word(void*, const char*)");
  const model = library.func("void* vosk_model_new(const char*)")(
    join(packDir, "vosk", language),
  ) as unknown;

  function run(recogniser: unknown, samples: Float32Array): RecognizedWord[] {
    tellWords(recogniser, 1);
    const scaled = samples.map((sample) => sample * 32_767);
    for (let at = 0; at < scaled.length; at += STEP) {
      const piece = scaled.slice(at, at + STEP);
      accept(recogniser, piece, piece.length);
    }
    const { result } = JSON.parse(finish(recogniser) as string) as { result?: RecognizedWord[] };
    close(recogniser);
    return result ?? [];
  }

  return {
    align(samples, words) {
      const known = words.filter((word) => (find(model, word) as number) >= 0);
      return run(createBound(model, RATE, JSON.stringify([known.join(" "), ...known])), samples);
    },
    hear: (samples) => run(createFree(model, RATE), samples),
  };
}
