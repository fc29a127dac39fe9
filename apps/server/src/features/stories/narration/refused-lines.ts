/** Lines that the voice service refused: they are passed over for a while, and then tried again. */
import { HOUR_MS, MINUTE_MS, type Clock, type EpochMs } from "@codetale/domain/time";
import type { VoiceServiceError } from "#core/ports/speech";
import { storyLineKey, type EditionOfStory, type StoryLine } from "./story-line.ts";

/** A machine with a wrong key or address is set right sooner than a text becomes another. */
const PASSED_OVER_MS = { machine: MINUTE_MS, either: HOUR_MS, request: HOUR_MS } as const;

interface RefusedLine {
  line: StoryLine;
  reason: VoiceServiceError["reason"];
  /** When it is tried again. */
  dueAt: EpochMs;
}

export function createRefusedLines(clock: Clock) {
  const lines = new Map<string, RefusedLine>();

  return {
    note(line: StoryLine, { reason, fault }: VoiceServiceError): void {
      const dueAt = clock.now() + PASSED_OVER_MS[reason === "refused" ? fault : "request"];
      lines.set(storyLineKey(line), { line, reason, dueAt });
    },

    /** @returns null where it was not refused, or is to be tried again */
    reasonOf(line: StoryLine): VoiceServiceError["reason"] | null {
      const found = lines.get(storyLineKey(line));
      return found && clock.now() < found.dueAt ? found.reason : null;
    },

    /** @returns the editions with lines that are to be tried again; each line once */
    takeDue(): EditionOfStory[] {
      const now = clock.now();
      const due = [...lines].filter(([, { dueAt }]) => dueAt <= now);
      for (const [key] of due) lines.delete(key);
      return due.map(([, { line }]) => ({ ...line, id: line.storyId }));
    },
  };
}
