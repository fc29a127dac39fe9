/** A line's sound as far as it is spoken; whoever comes later hears it from its beginning too. */
import type { SpeechPiece } from "#core/speech";

export class LiveAudio {
  readonly #pieces: SpeechPiece[] = [];
  readonly #waiting = new Set<() => void>();
  #end: { error: unknown } | "good" | null = null;

  add(piece: SpeechPiece): void {
    this.#pieces.push(piece);
    this.#wake();
  }

  /** @param error why it broke off; none where all is said */
  end(error?: unknown): void {
    this.#end ??= error === undefined ? "good" : { error };
    this.#wake();
  }

  /** @returns null where it has ended without a sound */
  async first(): Promise<SpeechPiece | null> {
    while (this.#pieces.length === 0 && this.#end === null) await this.#change();
    return this.#pieces[0] ?? null;
  }

  /** @throws whatever it broke off with */
  async *stream(): AsyncGenerator<Uint8Array> {
    for (let next = 0; ;) {
      const piece = this.#pieces[next];
      if (piece) {
        next += 1;
        if (piece.audio.byteLength > 0) yield piece.audio;
      } else if (this.#end === null) {
        await this.#change();
      } else {
        if (this.#end !== "good") throw this.#end.error;
        return;
      }
    }
  }

  #change(): Promise<void> {
    return new Promise((resolve) => this.#waiting.add(resolve));
  }

  #wake(): void {
    for (const go of this.#waiting) go();
    this.#waiting.clear();
  }
}
