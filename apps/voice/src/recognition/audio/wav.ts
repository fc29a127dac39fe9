/** Uncompressed recordings: 16-bit integers or 32-bit floats are read, integers written. */
import { LONGEST_RECORDING_S, tooLongRecording, unreadableRecording } from "./recording-error.ts";
import { mixDown } from "./resample.ts";
import { RECORDING_SAMPLE_RATE } from "./sample-rate.ts";

interface Format {
  tag: number;
  channels: number;
  rate: number;
  bits: number;
}

const INTEGERS = 1;
const FLOATS = 3;
/** In the extensible format, the actual tag follows later. */
const EXTENSIBLE = 0xfffe;

/** @throws VoiceError `too_large`, `unreadable_audio` */
export function decodeWav(file: Uint8Array): { samples: Float32Array; rate: number } {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const format = formatOf(chunk(bytes, "fmt "));
  const data = chunk(bytes, "data");
  const frames = Math.floor(data.length / ((format.bits / 8) * format.channels));
  if (frames > format.rate * LONGEST_RECORDING_S) throw tooLongRecording();
  const valueAt =
    format.tag === FLOATS
      ? (at: number) => data.readFloatLE(at * 4)
      : (at: number) => data.readInt16LE(at * 2) / 32_768;
  const channels = Array.from({ length: format.channels }, (_, channel) =>
    Float32Array.from({ length: frames }, (__, at) => {
      const value = valueAt(at * format.channels + channel);
      return Number.isFinite(value) ? value : 0;
    }),
  );
  return { samples: mixDown(channels), rate: format.rate };
}

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

function formatOf(bytes: Buffer): Format {
  if (bytes.length < 16) throw unreadableRecording();
  const named = bytes.readUInt16LE(0);
  const tag = named === EXTENSIBLE && bytes.length >= 26 ? bytes.readUInt16LE(24) : named;
  const format = {
    tag,
    channels: bytes.readUInt16LE(2),
    rate: bytes.readUInt32LE(4),
    bits: bytes.readUInt16LE(14),
  };
  if (!isKnown(format)) throw unreadableRecording();
  return format;
}

function isKnown({ tag, channels, rate, bits }: Format): boolean {
  const isSample = (tag === INTEGERS && bits === 16) || (tag === FLOATS && bits === 32);
  return isSample && [1, 2].includes(channels) && rate >= 8000 && rate <= 96_000;
}

/** Live recordings have no length in the header: then the chunk reaches to the end. */
function chunk(bytes: Buffer, name: string): Buffer {
  for (let at = 12; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32LE(at + 4);
    if (bytes.toString("latin1", at, at + 4) === name) {
      return bytes.subarray(at + 8, Math.min(bytes.length, at + 8 + length));
    }
    at += 8 + length + (length % 2);
  }
  throw unreadableRecording();
}
