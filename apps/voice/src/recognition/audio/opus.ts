/** Decodes Opus packets. */
import { OpusDecoder } from "opus-decoder";
import { mixDown } from "./resample.ts";
import { RECORDING_SAMPLE_RATE } from "./sample-rate.ts";

/** @param head the `OpusHead` of the container; may be empty */
export async function decodeOpus(
  packets: readonly Uint8Array[],
  channels: 1 | 2,
  head: Uint8Array | null,
): Promise<Float32Array> {
  const decoder = new OpusDecoder({
    sampleRate: RECORDING_SAMPLE_RATE,
    channels,
    streamCount: 1,
    coupledStreamCount: channels - 1,
    channelMappingTable: channels === 1 ? [0] : [0, 1],
    preSkip: head && head.length >= 12 ? (head[10] ?? 0) + (head[11] ?? 0) * 256 : 0,
  });
  await decoder.ready;
  try {
    return mixDown(decoder.decodeFrames([...packets]).channelData);
  } finally {
    decoder.free();
  }
}
