/** Counts what was understood, and prints it as a table. */
import type { Heard } from "../../apps/voice/src/listening/listener.ts";
import type { Recording } from "./recordings.ts";

export interface Outcome {
  recording: Recording;
  heard: Heard;
  ms: number;
}

/** One language's row, shares in per cent. */
export function rowOf(outcomes: readonly Outcome[]): Record<string, string | number> {
  const of = (kind: Recording["kind"]) =>
    outcomes.filter(({ recording }) => recording.kind === kind);
  const choices = [...of("exact"), ...of("paraphrase")];
  const times = outcomes.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return {
    "exact right": share(of("exact"), isRight),
    "paraphrase right": share(of("paraphrase"), isRight),
    wrong: share(choices, isWrong),
    "off-topic refused": share(of("off-topic"), isRight),
    "silence refused": share(of("silence"), isRight),
    recordings: outcomes.length,
    "p50 ms": Math.round(times[Math.floor(times.length / 2)] ?? 0),
    "p95 ms": Math.round(times[Math.floor(times.length * 0.95)] ?? 0),
  };
}

export function isRight({ recording, heard }: Outcome): boolean {
  return heard.choice === recording.meant;
}

/** Led where nobody wanted to go, which is worse than asking again. */
function isWrong({ recording, heard }: Outcome): boolean {
  return heard.choice !== null && heard.choice !== recording.meant;
}

function share(outcomes: readonly Outcome[], is: (outcome: Outcome) => boolean): string {
  return outcomes.length === 0
    ? "–"
    : `${((100 * outcomes.filter(is).length) / outcomes.length).toFixed(1)} % of ${outcomes.length}`;
}
