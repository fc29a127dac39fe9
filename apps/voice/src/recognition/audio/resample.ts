/** Changes the sample rate by a windowed sinc, without audible aliasing. */

/** Zero crossings of the sinc on either side. */
const REACH = 12;

/** Cutoff relative to half of the lower rate; leaves room for the transition band. */
const PASS = 0.9;

export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples;
  const cut = Math.min(1, to / from) * PASS;
  const half = REACH / cut;
  const weightAt = (distance: number) =>
    distance === 0
      ? cut
      : (Math.sin(Math.PI * distance * cut) / (Math.PI * distance)) *
        (0.5 + 0.5 * Math.cos((Math.PI * distance) / half));
  return Float32Array.from({ length: Math.floor((samples.length * to) / from) }, (_, index) => {
    const middle = (index * from) / to;
    const last = Math.min(samples.length - 1, Math.floor(middle + half));
    let sum = 0;
    for (let at = Math.max(0, Math.ceil(middle - half)); at <= last; at += 1) {
      sum += (samples[at] ?? 0) * weightAt(middle - at);
    }
    return sum;
  });
}

/** @param channels of the same length */
export function mixDown(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(0)] = channels;
  if (channels.length === 1) return first;
  return first.map(
    (_, at) => channels.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channels.length,
  );
}
