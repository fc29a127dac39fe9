/** Decodes a browser's recording to mono at 16 kHz, whatever its format. */
import {
  ALL_FORMATS,
  BufferSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
} from "mediabunny";
import type { DecodeAac } from "./aac.ts";
import { VoiceError } from "../../voice-error.ts";
import { LONGEST_RECORDING_S, tooLongRecording, unreadableRecording } from "./recording-error.ts";
import { containerOf } from "./container.ts";
import { decodeOpus } from "./opus.ts";
import { resample } from "./resample.ts";
import { RECORDING_SAMPLE_RATE } from "./sample-rate.ts";
import { decodeWav } from "./wav.ts";

/** @throws VoiceError `invalid_request`, `too_large`, `not_audio`, `unreadable_audio` */
export async function decode(file: Uint8Array, decodeAac: DecodeAac): Promise<Float32Array> {
  if (file.length === 0) throw new VoiceError("invalid_request", "The recording is empty.");
  const container = containerOf(file);
  if (container === null) throw new VoiceError("not_audio", "This is not a recording.");
  try {
    const samples = container === "wav" ? at16k(decodeWav(file)) : await demux(file, decodeAac);
    if (samples.length > RECORDING_SAMPLE_RATE * LONGEST_RECORDING_S) throw tooLongRecording();
    return samples;
  } catch (error) {
    if (error instanceof VoiceError) throw error;
    throw unreadableRecording();
  }
}

async function demux(file: Uint8Array, decodeAac: DecodeAac): Promise<Float32Array> {
  const input = new Input({ source: new BufferSource(file), formats: ALL_FORMATS });
  try {
    if (await input.getPrimaryVideoTrack()) throw new VoiceError("not_audio", "This is a video.");
    const track = await input.getPrimaryAudioTrack();
    if (!track) throw new VoiceError("not_audio", "There is no sound in this file.");
    const packets = await packetsOf(track);
    if (track.codec === "opus") {
      const channels = track.numberOfChannels === 2 ? 2 : 1;
      const config = await track.getDecoderConfig();
      return await decodeOpus(packets, channels, bytesOf(config?.description));
    }
    if (track.codec === "aac") return at16k(await decodeAac(file, LONGEST_RECORDING_S + 1));
    throw new VoiceError("unreadable_audio", "The recording has an unknown codec.");
  } finally {
    input.dispose();
  }
}

/** Live recordings have no duration in their header; it follows from the packets. */
async function packetsOf(track: InputAudioTrack): Promise<Uint8Array[]> {
  const packets: Uint8Array[] = [];
  let start: number | null = null;
  for await (const { timestamp, data } of new EncodedPacketSink(track).packets()) {
    start ??= timestamp;
    if (timestamp - start >= LONGEST_RECORDING_S) throw tooLongRecording();
    packets.push(data);
  }
  return packets;
}

function at16k({ samples, rate }: { samples: Float32Array; rate: number }): Float32Array {
  return resample(samples, rate, RECORDING_SAMPLE_RATE);
}

function bytesOf(source: AudioDecoderConfig["description"]): Uint8Array | null {
  if (!source) return null;
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
}
