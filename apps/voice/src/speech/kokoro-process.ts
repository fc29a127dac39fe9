/**
 * The process that runs Kokoro: symbol ids in, samples out, one request at a time. A process of its
 * own, since unloading the model alone does not free its memory.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { answerRequests } from "../answer-requests.ts";
import type { InferenceRequest, InferenceResult } from "./kokoro.ts";
import { PAD_ID } from "./phonemes/kokoro-symbols.ts";

/** The duration of each symbol; made an output by the bytes appended to the model's file. */
const DURATIONS = "/encoder/Clip_output_0";
const STYLE_SIZE = 256;
const STYLES = 510;

const [packDir = ""] = process.argv.slice(2);
const session = InferenceSession.create(join(packDir, "kokoro/model.onnx"), {
  intraOpNumThreads: 2,
  interOpNumThreads: 1,
  enableCpuMemArena: false,
  // Spinning threads would take processor time from all other processes.
  extra: { session: { intra_op: { allow_spinning: "0" } } },
});
const voices = new Map<string, Promise<Float32Array>>();

answerRequests(infer);
// Without its model the process is of no use; its exit rejects the waiting requests.
await session;

async function infer({ ids, styles, speed }: InferenceRequest): Promise<InferenceResult> {
  const padded = [PAD_ID, ...ids, PAD_ID];
  const answer = await (
    await session
  ).run({
    input_ids: new Tensor("int64", BigInt64Array.from(padded, BigInt), [1, padded.length]),
    style: new Tensor("float32", await styleOf(styles, ids.length), [1, STYLE_SIZE]),
    speed: new Tensor("float32", [speed], [1]),
  });
  const samples = answer.waveform?.data;
  const durations = answer[DURATIONS]?.data;
  if (!(samples instanceof Float32Array) || !(durations instanceof Float32Array)) {
    throw new Error("The model has other outputs than expected.");
  }
  return { samples, durations };
}

/** A voice has one style vector for each length of the input. */
async function styleOf(names: readonly string[], length: number): Promise<Float32Array> {
  const row = Math.min(length, STYLES - 1) * STYLE_SIZE;
  const mean = new Float32Array(STYLE_SIZE);
  for (const name of names) {
    const styles = voices.get(name) ?? readStyles(name);
    voices.set(name, styles);
    const style = (await styles).subarray(row, row + STYLE_SIZE);
    for (const [at, value] of style.entries()) mean[at] = (mean[at] ?? 0) + value / names.length;
  }
  return mean;
}

async function readStyles(voice: string): Promise<Float32Array> {
  const bytes = await readFile(join(packDir, `kokoro/voices/${voice}.bin`));
  return new Float32Array(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  );
}
