/**
 * Decides whether a recording contains speech. Recognizers find words even in noise such as a fan, a
 * cough or a knock, so recordings without a voice are not given to them. A voice is louder than the
 * room, and its vowels have a pitch of 100 to 500 Hz.
 */
import { RECORDING_SAMPLE_RATE } from "./sample-rate.ts";

export interface VoiceActivity {
  /** Samples, with room for the soft sounds before the first vowel and after the last. */
  start: number;
  end: number;
}

/** Enough for pitch, at a sixteenth of the cost. */
const PITCH_RATE = 4000;
const STEP = RECORDING_SAMPLE_RATE / PITCH_RATE;
const FRAME = 0.04 * PITCH_RATE;
const HOP = 0.01 * PITCH_RATE;
const SHORTEST_PERIOD = Math.floor(PITCH_RATE / 500);
const LONGEST_PERIOD = Math.ceil(PITCH_RATE / 75);

/** Decibels above the quietest tenth of the recording. */
const ABOVE_ROOM = 8;
/** dB of full scale; softer speech is not addressed to the microphone. */
const SOFTEST = -52;
/** Least autocorrelation of a vowel; 1 is a perfect tone. */
const LEAST_PERIODIC = 0.6;
/** Least voiced time, in hundredths of a second; “no” has fifteen. */
const LEAST_VOICED = 9;

const ROOM_BEFORE_S = 0.4;
const ROOM_AFTER_S = 0.6;

/** @returns null where there is no speech */
export function findVoiceActivity(samples: Float32Array): VoiceActivity | null {
  const frames = framesOf(forPitch(samples));
  const room = quietest(frames.map(({ level }) => level));
  const voiced = frames.flatMap(({ level, frame }, at) =>
    level > Math.max(room + ABOVE_ROOM, SOFTEST) && periodicity(frame) >= LEAST_PERIODIC
      ? [at]
      : [],
  );
  const [first, last] = [voiced[0], voiced.at(-1)];
  if (first === undefined || last === undefined || voiced.length < LEAST_VOICED) return null;
  const sampleOf = (frame: number) => frame * HOP * STEP;
  return {
    start: Math.max(0, sampleOf(first) - ROOM_BEFORE_S * RECORDING_SAMPLE_RATE),
    end: Math.min(
      samples.length,
      sampleOf(last) + FRAME * STEP + ROOM_AFTER_S * RECORDING_SAMPLE_RATE,
    ),
  };
}

/** Decimated to a quarter of the rate, without frequencies below a voice. */
function forPitch(samples: Float32Array): Float32Array {
  const out = new Float32Array(Math.floor(samples.length / STEP));
  let [low, before] = [0, 0];
  for (let at = 0; at < out.length; at += 1) {
    let sum = 0;
    for (let offset = 0; offset < STEP; offset += 1) sum += samples[at * STEP + offset] ?? 0;
    // Two one-pole filters at 150 Hz, one after the other.
    const value = sum / STEP;
    low += (value - low) * RUMBLE;
    before += (value - low - before) * RUMBLE;
    out[at] = value - low - before;
  }
  return out;
}

const RUMBLE = 1 - Math.exp((-2 * Math.PI * 150) / PITCH_RATE);

function framesOf(samples: Float32Array): { frame: Float32Array; level: number }[] {
  const count = Math.max(0, Math.floor((samples.length - FRAME) / HOP) + 1);
  return Array.from({ length: count }, (_, at) => {
    const frame = samples.subarray(at * HOP, at * HOP + FRAME);
    const power = frame.reduce((sum, value) => sum + value * value, 0) / FRAME;
    return { frame, level: 10 * Math.log10(power + 1e-10) };
  });
}

function quietest(levels: readonly number[]): number {
  return levels.toSorted((one, other) => one - other)[Math.floor(levels.length / 10)] ?? 0;
}

/** The highest autocorrelation of a frame over all periods of a voice. */
function periodicity(frame: Float32Array): number {
  let best = 0;
  for (let lag = SHORTEST_PERIOD; lag <= LONGEST_PERIOD; lag += 1) {
    let [both, one, other] = [0, 0, 0];
    for (let at = lag; at < frame.length; at += 1) {
      const [now, then] = [frame[at] ?? 0, frame[at - lag] ?? 0];
      both += now * then;
      one += now * now;
      other += then * then;
    }
    best = Math.max(best, both / Math.sqrt(one * other + 1e-12));
  }
  return best;
}
