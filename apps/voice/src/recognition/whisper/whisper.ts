/** Whisper, for every story language: log-probabilities of given texts, and a free transcript. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Tokenizer } from "@huggingface/tokenizers";
import { InferenceSession, Tensor } from "onnxruntime-node";
import type { StoryLanguage } from "@codetale/domain/stories/languages";
import { RECORDING_SAMPLE_RATE } from "../audio/sample-rate.ts";
import { extractPositions, POSITIONS, WIDTH } from "./encoder-positions.ts";
import { BANDS, FRAMES_A_SECOND, logMel } from "./log-mel.ts";

export type Whisper = Awaited<ReturnType<typeof openWhisper>>;

/** One recording, encoded once. */
export interface EncodedRecording {
  /** The mean log-probability of a token, for each of `texts`: 0 is certainty. */
  likelihoods(texts: readonly string[]): Promise<number[]>;
  /** The transcript by greedy decoding. */
  transcribe(options?: TranscriptOptions): Promise<string>;
}

interface TranscriptOptions {
  /** Whether it is written in the letters a to z alone, whatever the language; it is not empty then. */
  isLatin?: boolean;
}

const LAYERS = 6;
const HEADS = 8;
const HEAD_WIDTH = 64;

/** The encoder takes whole steps of two frames; rounded further, so that few lengths occur. */
const ROUND_FRAMES = 100;

/** Whisper expects silence after the last word. */
const SILENCE_FRAMES = 100;

/** A child's answer is short; longer transcripts are hallucinated. */
const MOST_TOKENS = 40;

const LAST_ORDINARY_TOKEN = 50_256;

const LATIN = /^[ 'A-Za-z]+$/;

/** @param folder with the tokenizer's files, and the models in `onnx/` */
export async function openWhisper(folder: string, threads: number) {
  // Suppresses warnings about the replaced table of positions.
  const options = {
    intraOpNumThreads: threads,
    enableCpuMemArena: false,
    logSeverityLevel: 3,
  } as const;
  const [tokenizer, config, encoderFile] = await Promise.all([
    readFile(join(folder, "tokenizer.json"), "utf8"),
    readFile(join(folder, "tokenizer_config.json"), "utf8"),
    readFile(join(folder, "onnx/encoder_model_quantized.onnx")),
  ]);
  const tokens = new Tokenizer(JSON.parse(tokenizer) as object, JSON.parse(config) as object);
  const { model, positions } = extractPositions(encoderFile);
  const encoder = await InferenceSession.create(model, options);
  const decoder = await InferenceSession.create(
    join(folder, "onnx/decoder_model_merged_quantized.onnx"),
    options,
  );

  let latinTokens: readonly boolean[] | undefined;

  return {
    async encodeRecording(
      samples: Float32Array,
      language: StoryLanguage,
    ): Promise<EncodedRecording> {
      const encoded = await encode(samples);
      const start = idsOf(`<|startoftranscript|><|${language}|><|transcribe|><|notimestamps|>`);
      return {
        likelihoods: (texts) => likelihoods(encoded, start, texts),
        transcribe: ({ isLatin = false } = {}) => transcribe(encoded, start, isLatin),
      };
    },
  };

  function idsOf(text: string): number[] {
    return tokens.encode(text, { add_special_tokens: false }).ids;
  }

  /** Whether each ordinary token is written in Latin letters. */
  function tokensInLatin(): readonly boolean[] {
    return (latinTokens ??= Array.from({ length: LAST_ORDINARY_TOKEN + 1 }, (_, id) =>
      LATIN.test(tokens.decode([id])),
    ));
  }

  async function encode(samples: Float32Array): Promise<Tensor> {
    const needed = (samples.length / RECORDING_SAMPLE_RATE) * FRAMES_A_SECOND + SILENCE_FRAMES;
    const frames = Math.min(3000, Math.ceil(needed / ROUND_FRAMES) * ROUND_FRAMES);
    const table = positions.subarray(0, (frames / 2) * WIDTH);
    const { last_hidden_state: encoded } = await encoder.run(
      {
        input_features: new Tensor("float32", logMel(samples, frames), [1, BANDS, frames]),
        [POSITIONS]: new Tensor("float32", table, [frames / 2, WIDTH]),
      },
      ["last_hidden_state"],
    );
    if (!encoded) throw new Error("the encoder gave nothing");
    return encoded;
  }

  async function likelihoods(
    encoded: Tensor,
    start: readonly number[],
    texts: readonly string[],
  ): Promise<number[]> {
    const end = idsOf("<|endoftext|>");
    const rows = texts.map((text) => [...start, ...idsOf(` ${text}`), ...end]);
    const longest = Math.max(...rows.map(({ length }) => length));
    const { logits } = await decoder.run(
      {
        ...noPast(rows.length),
        input_ids: idTensor(rows.map((row) => padded(row, longest, end[0] ?? 0))),
        encoder_hidden_states: repeat(encoded, rows.length),
      },
      ["logits"],
    );
    if (!logits) throw new Error("the decoder gave nothing");
    return rows.map((row, place) => {
      const ids = row.slice(start.length);
      const sum = ids.reduce(
        (total, id, index) =>
          total + logProbability(logits, place * longest + start.length - 1 + index, id),
        0,
      );
      return sum / ids.length;
    });
  }

  async function transcribe(
    encoded: Tensor,
    start: readonly number[],
    isLatin: boolean,
  ): Promise<string> {
    const allowed = isLatin ? tokensInLatin() : undefined;
    const ids: number[] = [];
    let past: Record<string, Tensor> = noPast(1);
    let next: readonly number[] = start;
    for (let step = 0; step < MOST_TOKENS; step += 1) {
      const answer = await decoder.run({
        ...past,
        input_ids: idTensor([next]),
        encoder_hidden_states: encoded,
      });
      const { logits } = answer;
      if (!logits) throw new Error("the decoder gave nothing");
      const best = likeliest(logits, next.length - 1, allowed, step > 0);
      if (best > LAST_ORDINARY_TOKEN) break;
      ids.push(best);
      const again = repeatedAtEnd(ids);
      if (again > 0) {
        ids.length -= again;
        break;
      }
      past = pastAfter(answer, past);
      next = [best];
    }
    return ids.length === 0 ? "" : tokens.decode(ids, { skip_special_tokens: true }).trim();
  }
}

/** The decoder's key-value cache; the part for the encoder is computed at the first step alone. */
function pastAfter(
  answer: InferenceSession.OnnxValueMapType,
  before: Record<string, Tensor>,
): Record<string, Tensor> {
  const isFirst = before["use_cache_branch"]?.data[0] === 0;
  const past: Record<string, Tensor> = { use_cache_branch: flag(true) };
  for (const part of CACHE_PARTS) {
    const isNew = isFirst || part.includes("decoder");
    const value = isNew ? answer[`present.${part}`] : before[`past_key_values.${part}`];
    if (value) past[`past_key_values.${part}`] = value;
  }
  return past;
}

function noPast(rows: number): Record<string, Tensor> {
  const past: Record<string, Tensor> = { use_cache_branch: flag(false) };
  const shape = [rows, HEADS, 0, HEAD_WIDTH];
  for (const part of CACHE_PARTS) {
    past[`past_key_values.${part}`] = new Tensor("float32", new Float32Array(0), shape);
  }
  return past;
}

const CACHE_PARTS = Array.from({ length: LAYERS }, (_, layer) =>
  ["decoder.key", "decoder.value", "encoder.key", "encoder.value"].map(
    (part) => `${layer}.${part}`,
  ),
).flat();

function flag(value: boolean): Tensor {
  return new Tensor("bool", Uint8Array.of(value ? 1 : 0), [1]);
}

function idTensor(rows: readonly (readonly number[])[]): Tensor {
  const ids = BigInt64Array.from(rows.flat().map(BigInt));
  return new Tensor("int64", ids, [rows.length, rows[0]?.length ?? 0]);
}

function repeat(encoded: Tensor, times: number): Tensor {
  const one = encoded.data as Float32Array;
  const all = new Float32Array(one.length * times);
  for (let time = 0; time < times; time += 1) all.set(one, time * one.length);
  return new Tensor("float32", all, [times, ...encoded.dims.slice(1)]);
}

function padded(ids: readonly number[], length: number, id: number): number[] {
  return [...ids, ...new Array<number>(length - ids.length).fill(id)];
}

/**
 * With less than 30 seconds of input, Whisper repeats what it recognized.
 *
 * @returns how many tokens at the end are the same as those before them
 */
function repeatedAtEnd(ids: readonly number[]): number {
  for (let count = LEAST_REPEATED; count * 2 <= ids.length; count += 1) {
    const isRepeated = ids
      .slice(-count)
      .every((id, place) => id === ids[ids.length - 2 * count + place]);
    if (isRepeated) return count;
  }
  return 0;
}

const LEAST_REPEATED = 3;

function rowOf(logits: Tensor, row: number): Float32Array {
  const width = logits.dims[2] ?? 0;
  return (logits.data as Float32Array).subarray(row * width, (row + 1) * width);
}

function logProbability(logits: Tensor, row: number, id: number): number {
  const values = rowOf(logits, row);
  const most = values.reduce((max, value) => Math.max(max, value), -Infinity);
  const sum = values.reduce((total, value) => total + Math.exp(value - most), 0);
  return (values[id] ?? -Infinity) - most - Math.log(sum);
}

/**
 * The likeliest of text tokens and the end; special tokens such as timestamps are left out.
 *
 * @param allowed for each text token whether it may be taken, for a text that is not empty; all may
 *   where it is missing
 */
function likeliest(
  logits: Tensor,
  row: number,
  allowed: readonly boolean[] | undefined,
  mayEnd: boolean,
): number {
  const values = rowOf(logits, row).subarray(0, LAST_ORDINARY_TOKEN + 2);
  const isAllowed = (id: number) =>
    allowed === undefined || (id > LAST_ORDINARY_TOKEN ? mayEnd : allowed[id]);
  let best = -1;
  for (const [id, value] of values.entries()) {
    if (isAllowed(id) && value > (values[best] ?? -Infinity)) best = id;
  }
  return best;
}
