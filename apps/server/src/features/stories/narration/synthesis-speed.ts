/** How fast the voice speaks these days: whether it is worth waiting for, and listening along. */
import { SECOND_MS, type EpochMs } from "@codetale/domain/time";
import type { SpeechPriority, SpeechPiece } from "#core/speech";

/** How much the latest counts. */
const NEWS = 0.3;

/** Of our own voice on a small machine, before the first tells. */
const USUAL = { firstMs: 2_000, share: 0.5 };

/** Somebody who listens along should not have to wait in the middle. */
const LARGEST_SHARE = 0.8;

export interface SynthesisSpeed {
  /** How long a listener waits for the first of it, as far as can be told. */
  firstMs(): number;
  /** Whether the rest is spoken faster than it is heard. */
  isFasterThanPlayback(): boolean;
  begin(now: EpochMs, priority: SpeechPriority): HeardPieces;
}

interface HeardPieces {
  piece(now: EpochMs, piece: SpeechPiece): void;
  end(now: EpochMs): void;
}

export function createSynthesisSpeed(): SynthesisSpeed {
  let { firstMs, share } = USUAL;
  return {
    firstMs: () => firstMs,
    isFasterThanPlayback: () => share < LARGEST_SHARE,

    begin(since, priority) {
      let first: { at: EpochMs; heardMs: number } | null = null;
      let heardMs = 0;
      const noteFirst = (now: EpochMs) => {
        first ??= { at: now, heardMs };
        // What is made in advance stands back: it tells nothing of what a listener waits.
        if (priority === "now") firstMs += NEWS * (now - since - firstMs);
      };
      return {
        piece(now, { words }) {
          heardMs = Math.max(heardMs, (words?.at(-1)?.end ?? 0) * SECOND_MS);
          if (!first) noteFirst(now);
        },
        end(now) {
          if (!first) noteFirst(now);
          const rest = first ? heardMs - first.heardMs : 0;
          if (first && rest > 0) share += NEWS * ((now - first.at) / rest - share);
        },
      };
    },
  };
}
