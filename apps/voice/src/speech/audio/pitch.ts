/**
 * Raises or lowers the pitch by playing the samples faster or slower: their length is divided by `pitch`.
 * In between, values are those of a Catmull-Rom curve.
 */
export function withPitch(samples: Float32Array, pitch: number): Float32Array {
  if (pitch === 1) return samples;
  const sampleAt = (at: number) => samples[Math.min(Math.max(at, 0), samples.length - 1)] ?? 0;
  return Float32Array.from({ length: Math.round(samples.length / pitch) }, (_, index) => {
    const at = Math.floor(index * pitch);
    const part = index * pitch - at;
    const [a, b, c, d] = [sampleAt(at - 1), sampleAt(at), sampleAt(at + 1), sampleAt(at + 2)];
    const curve = 2 * a - 5 * b + 4 * c - d + part * (3 * (b - c) + d - a);
    return b + 0.5 * part * (c - a + part * curve);
  });
}
