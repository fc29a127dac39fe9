/** Audio that is still being synthesized; every reader gets it from its beginning. */
import type { SpeechPiece } from "#core/ports/speech";

export class LiveAudio {
  readonly #pieces: SpeechPiece[] = [];
  readonly #waiting = new Set<() => void>();
  #end: { error: unknown } | "complete" | null = null;

  add(piece: SpeechPiece): void {
    this.#pieces.push(piece);
    this.#wake();
  }

  /** @param error why synthesis broke off; absent when the audio is complete */
  end(error?: unknown): void {
    this.#end ??= error === undefined ? "complete" : { error };
    this.#wake();
  }

  /** Waits for the first piece. @returns null where the audio ended without one */
  async first(): Promise<SpeechPiece | null> {
    while (this.#pieces.length === 0 && this.#end === null) await this.#change();
    return this.#pieces[0] ?? null;
  }

  /** @throws the error that synthesis broke off with */
  async *stream(): AsyncGenerator<Uint8Array> {
    for (let next = 0; ;) {
      const piece = this.#pieces[next];
      if (piece) {
        next += 1;
        if (piece.audio.byteLength > 0) yield piece.audio;
      } else if (this.#end === null) {
        await this.#change();
      } else {
        if (this.#end !== "complete") throw this.#end.error;
        return;
      }
    }
  }

  #change(): Promise<void> {
    return new Promise((resolve) => this.#waiting.add(resolve));
  }

  #wake(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }
}
