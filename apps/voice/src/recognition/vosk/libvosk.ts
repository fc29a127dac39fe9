/** Bindings of libvosk; calls block the thread. */
import { join } from "node:path";
import koffi from "koffi";

type Handle = unknown;

export interface VoskLibrary {
  openModel(folder: string): Handle;
  /** −1 where the model has no such word. */
  findWord(model: Handle, word: string): number;
  openRecognizer(model: Handle, rate: number): Handle;
  /** @param grammar a JSON list of phrases */
  openGrammarRecognizer(model: Handle, rate: number, grammar: string): Handle;
  setAlternatives(recognizer: Handle, count: number): void;
  closeRecognizer(recognizer: Handle): void;
  /** @param samples in the range of 16-bit integers */
  accept(recognizer: Handle, samples: Float32Array, count: number): number;
  /** JSON; the recognizer begins anew afterwards. */
  finish(recognizer: Handle): string;
}

const FILES: Partial<Record<NodeJS.Platform, string>> = {
  linux: "libvosk.so",
  darwin: "libvosk.dylib",
  win32: "libvosk.dll",
};

/** @throws Error where the library is absent for this platform or does not load */
export function openVoskLibrary(folder: string): VoskLibrary {
  const library = koffi.load(join(folder, FILES[process.platform] ?? "libvosk.so"));
  const functions = {
    openModel: library.func("void* vosk_model_new(const char*)"),
    findWord: library.func("int vosk_model_find_word(void*, const char*)"),
    openRecognizer: library.func("void* vosk_recognizer_new(void*, float)"),
    openGrammarRecognizer: library.func("void* vosk_recognizer_new_grm(void*, float, const char*)"),
    setAlternatives: library.func("void vosk_recognizer_set_max_alternatives(void*, int)"),
    closeRecognizer: library.func("void vosk_recognizer_free(void*)"),
    accept: library.func("int vosk_recognizer_accept_waveform_f(void*, float*, int)"),
    finish: library.func("const char* vosk_recognizer_final_result(void*)"),
  };
  // Its log would name every unknown word, which may be a child's.
  library.func("void vosk_set_log_level(int)")(-1);
  return functions;
}
