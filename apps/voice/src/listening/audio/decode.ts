/** A browser's recording to 16 kHz, whatever it was recorded as. */
import {
  ALL_FORMATS,
  BufferSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
} from "mediabunny";
import type { DecodeAac } from "./aac.ts";
import { AudioProblem, LONGEST_S, tooLong, unreadable } from "./audio-problem.ts";
import { containerOf } from "./container.ts";
import { decodeOpus } from "./opus.ts";
import { resample } from "./resample.ts";
import { SAMPLE_RATE } from "./sample-rate.ts";
import { decodeWav } from "./wav.ts";

/** @throws AudioProblem */
export async function decode(file: Uint8Array, decodeAac: DecodeAac): Promise<Float32Array> {
  if (file.length === 0) throw new AudioProblem("invalid_request", "The recording is empty.");
  const container = containerOf(file);
  if (container === null) throw new AudioProblem("not_audio", "This is not a recording.");
  try {
    const samples = container === "wav" ? at16k(decodeWav(file)) : await demux(file, decodeAac);
    if (samples.length > SAMPLE_RATE * LONGEST_S) throw tooLong();
    return samples;
  } catch (error) {
    if (error instanceof AudioProblem) throw error;
    throw unreadable();
  }
}

async function demux(file: Uint8Array, decodeAac: DecodeAac): Promise<Float32Array> {
  const input = new Input({ source: new BufferSource(file), formats: ALL_FORMATS });
  try {
    if (await input.getPrimaryVideoTrack()) throw new AudioProblem("not_audio", "This is a video.");
    const track = await input.getPrimaryAudioTrack();
    if (!track) throw new AudioProblem("not_audio", "There is no sound in this file.");
    const packets = await packetsOf(track);
    if (track.codec === "opus") {
      const channels = track.numberOfChannels === 2 ? 2 : 1;
      const config = await track.getDecoderConfig();
      return await decodeOpus(packets, channels, bytesOf(config?.description));
    }
    if (track.codec === "aac") return at16k(await decodeAac(file, LONGEST_S + 1));
    throw new AudioProblem("unreadable_audio", "The recording has an unknown codec.");
  } finally {
    input.dispose();
  }
}

/** Recorded live, a file does not say how long it is: its packets do. */
async function packetsOf(track: InputAudioTrack): Promise<Uint8Array[]> {
  const packets: Uint8Array[] = [];
  let start: number | null = null;
  for await (const { timestamp, data } of new EncodedPacketSink(track).packets()) {
    start ??= timestamp;
    if (timestamp - start >= LONGEST_S) throw tooLong();
    packets.push(data);
  }
  return packets;
}

function at16k({ samples, rate }: { samples: Float32Array; rate: number }): Float32Array {
  return resample(samples, rate, SAMPLE_RATE);
}

function bytesOf(source: AudioDecoderConfig["description"]): Uint8Array | null {
  if (!source) return null;
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
}
