import { RECORDING_SAMPLE_RATE } from "../audio/sample-rate.ts";

/** A WAV file of 16-bit integers, the same on every channel. */
export function encodeWav(
  samples: Float32Array,
  { rate = RECORDING_SAMPLE_RATE, channels = 1 } = {},
): Buffer {
  const header = Buffer.alloc(44);
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + samples.length * 2 * channels, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * 2 * channels, 28);
  header.writeUInt16LE(2 * channels, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36);
  header.writeUInt32LE(samples.length * 2 * channels, 40);
  const integers = [...samples].flatMap((value) =>
    Array.from({ length: channels }, () => Math.round(Math.max(-1, Math.min(1, value)) * 32_767)),
  );
  return Buffer.concat([header, Buffer.from(Int16Array.from(integers).buffer)]);
}
