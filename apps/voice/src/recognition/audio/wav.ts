/** Uncompressed recordings: 16-bit integers or 32-bit floats. */
import { LONGEST_RECORDING_S, tooLongRecording, unreadableRecording } from "./recording-error.ts";
import { mixDown } from "./resample.ts";

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
