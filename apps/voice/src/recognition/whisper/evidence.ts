/**
 * How much likelier a recording makes a text than silence does, so that rare words are not at a
 * disadvantage; in mean log-probabilities of a token.
 */
import { romanize } from "./romanize.ts";
import type { EncodedRecording } from "./whisper.ts";

export interface Recordings {
  hearing: EncodedRecording;
  /** Of silence, encoded by the same model. */
  silence: EncodedRecording;
}

/** Each text as it is written. */
export async function evidenceAsWritten(
  texts: readonly string[],
  { hearing, silence }: Recordings,
): Promise<number[]> {
  const withRecording = await hearing.likelihoods(texts);
  const withSilence = await silence.likelihoods(texts);
  return texts.map((_, at) => (withRecording[at] ?? 0) - (withSilence[at] ?? 0));
}

/** Each text as written, and romanized where that differs: the sum of both. */
export async function evidenceFor(
  texts: readonly string[],
  recordings: Recordings,
): Promise<number[]> {
  const spellings = texts.flatMap((text, place) =>
    [...new Set([text, romanize(text)])].map((spelling) => ({ place, spelling })),
  );
  const all = spellings.map(({ spelling }) => spelling);
  const evidence = await evidenceAsWritten(all, recordings);
  return texts.map((_, place) =>
    spellings.reduce(
      (sum, { place: of }, at) => (of === place ? sum + (evidence[at] ?? 0) : sum),
      0,
    ),
  );
}
