/** Measures synthesis: whether waiting for audio, and playing it live, is worthwhile. */
import { SECOND_MS, type EpochMs } from "@codetale/domain/time";
import type { SpeechPriority, SpeechPiece } from "#core/ports/speech";

/** Weight of the latest measurement in the moving averages. */
const LATEST_WEIGHT = 0.3;

/** Before the first measurement: our own voice service on a small machine. */
const INITIAL = { firstMs: 2_000, share: 0.5 };

/** Synthesis time per playback time up to which live playback is not expected to stall. */
const LARGEST_SHARE = 0.8;

export function createSynthesisSpeed() {
  let { firstMs, share } = INITIAL;
  return {
    /** Expected time from request to first piece, in milliseconds. */
    firstMs: () => firstMs,
    /** Whether what follows the first piece is synthesized faster than it is played. */
    isFasterThanPlayback: () => share < LARGEST_SHARE,

    begin(begunAt: EpochMs, priority: SpeechPriority) {
      // Narration made in advance waits for more urgent requests: its delay is not a listener's.
      let awaitedSince = priority === "now" ? begunAt : null;
      let first: { at: EpochMs; playedMs: number } | null = null;
      let playedMs = 0;
      const noteFirst = (now: EpochMs) => {
        first ??= { at: now, playedMs };
        if (awaitedSince !== null) firstMs += LATEST_WEIGHT * (now - awaitedSince - firstMs);
      };
      return {
        /** A listener waits for what was begun in advance. */
        hurry(now: EpochMs): void {
          awaitedSince ??= now;
        },
        piece(now: EpochMs, { words }: SpeechPiece): void {
          playedMs = Math.max(playedMs, (words?.at(-1)?.end ?? 0) * SECOND_MS);
          if (!first) noteFirst(now);
        },
        end(now: EpochMs): void {
          if (!first) noteFirst(now);
          const rest = first ? playedMs - first.playedMs : 0;
          if (first && rest > 0) share += LATEST_WEIGHT * ((now - first.at) / rest - share);
        },
      };
    },
  };
}
