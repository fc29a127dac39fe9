/** Counts what was understood, and prints it as a table. */
import type { TranscriptionResult } from "../../apps/voice/src/recognition/transcription.service.ts";
import type { Recording } from "./recordings.ts";

export interface ScoredRecording {
  recording: Recording;
  heard: TranscriptionResult;
  /** The index of the choice that the story goes on with; null where it asks again. */
  choice: number | null;
  ms: number;
}

/** One language's row, shares in per cent. */
export function rowOf(outcomes: readonly ScoredRecording[]): Record<string, string | number> {
  const of = (kind: Recording["kind"]) =>
    outcomes.filter(({ recording }) => recording.kind === kind);
  const choices = outcomes.filter(({ recording }) => recording.meant !== null);
  const times = outcomes.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return {
    "exact right": share(of("exact"), isRight),
    "paraphrase right": share(of("paraphrase"), isRight),
    "meaning right": share(of("meaning"), isRight),
    "agreement right": share(of("agreement"), isRight),
    "denial right": share(of("denial"), isRight),
    wrong: share(choices, isWrong),
    "off-topic refused": share(of("off-topic"), isRight),
    "silence refused": share(of("silence"), isRight),
    recordings: outcomes.length,
    "p50 ms": Math.round(times[Math.floor(times.length / 2)] ?? 0),
    "p95 ms": Math.round(times[Math.floor(times.length * 0.95)] ?? 0),
  };
}

export function isRight({ recording, choice }: ScoredRecording): boolean {
  return choice === recording.meant;
}

/** Led to a scene that was not chosen, which is worse than asking again. */
function isWrong({ recording, choice }: ScoredRecording): boolean {
  return choice !== null && choice !== recording.meant;
}

function share(
  outcomes: readonly ScoredRecording[],
  is: (outcome: ScoredRecording) => boolean,
): string {
  return outcomes.length === 0
    ? "–"
    : `${((100 * outcomes.filter(is).length) / outcomes.length).toFixed(1)} % of ${outcomes.length}`;
}
