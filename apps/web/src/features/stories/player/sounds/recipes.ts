/** What each sound of a place is made of. */
import type { Ambience } from "./ambience.ts";

/** Noise between two frequencies. */
interface NoiseLayer {
  kind: "noise";
  fromHz: number;
  toHz: number;
  level: number;
  /** How often it swells and ebbs in one loop; 0 for steady noise. */
  swells: number;
}

/** Short tones at random times; each fades as it sounds. */
export interface ToneLayer {
  kind: "tones";
  /** The frequency at the beginning and at the end of a tone. */
  fromHz: number;
  toHz: number;
  lengthMs: number;
  level: number;
  /** How often in one loop, evenly spread where `isRegular`. */
  times: number;
  isRegular: boolean;
  /** How many tones sound one after another each time. */
  repeats: number;
}

export type Layer = NoiseLayer | ToneLayer;

const air = noise(100, 500, 0.35, 2);

export const recipes: Readonly<Record<Ambience, readonly Layer[]>> = {
  clock: [noise(80, 300, 0.4, 0), tones(1400, 1100, 25, 0.3, { times: 8, isRegular: true })],
  murmur: [noise(180, 700, 1, 4), noise(300, 1200, 0.4, 3)],
  breeze: [noise(150, 600, 1, 2)],
  birds: [
    air,
    tones(2600, 3400, 90, 0.35, { times: 3, repeats: 3 }),
    tones(3400, 2500, 130, 0.25, { times: 2, repeats: 2 }),
  ],
  river: [noise(400, 2200, 1, 0), noise(200, 800, 0.6, 4)],
  drips: [noise(60, 250, 0.5, 1), tones(900, 1500, 70, 0.4, { times: 4 })],
  bees: [air, tones(210, 225, 900, 0.15, { times: 2 }), tones(3000, 3500, 80, 0.2, { times: 2 })],
  taps: [noise(80, 400, 0.5, 1), tones(520, 380, 60, 0.4, { times: 2, repeats: 3 })],
  harbor: [noise(120, 900, 1, 2), tones(1300, 850, 380, 0.2, { times: 1, repeats: 2 })],
  waves: [noise(100, 900, 1, 2), noise(600, 2400, 0.3, 2)],
  wind: [noise(250, 700, 1, 1), noise(500, 1100, 0.3, 3)],
  rain: [noise(700, 5000, 1, 0), tones(1700, 1200, 20, 0.2, { times: 24 })],
  crickets: [noise(100, 400, 0.3, 1), tones(4200, 4200, 45, 0.2, { times: 7, repeats: 3 })],
};

function noise(fromHz: number, toHz: number, level: number, swells: number): NoiseLayer {
  return { kind: "noise", fromHz, toHz, level, swells };
}

function tones(
  fromHz: number,
  toHz: number,
  lengthMs: number,
  level: number,
  { times, repeats = 1, isRegular = false }: Partial<ToneLayer> & { times: number },
): ToneLayer {
  return { kind: "tones", fromHz, toHz, lengthMs, level, times, repeats, isRegular };
}
