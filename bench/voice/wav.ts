/** Uncompressed recordings: 16 bit, one channel. */

const HEADER = 44;

export function writeWav(samples: Float32Array, rate: number): Buffer {
  const bytes = Buffer.alloc(HEADER + samples.length * 2);
  bytes.write("RIFF", 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write("WAVEfmt ", 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36);
  bytes.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((value, index) => {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_767), HEADER + index * 2);
  });
  return bytes;
}

/** Reads what `writeWav` wrote. */
export function readWav(bytes: Buffer): Float32Array {
  return Float32Array.from(
    { length: (bytes.length - HEADER) / 2 },
    (_, index) => bytes.readInt16LE(HEADER + index * 2) / 32_768,
  );
}
