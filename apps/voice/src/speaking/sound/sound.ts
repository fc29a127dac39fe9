/** Samples a second of everything that is spoken here. */
export const SAMPLE_RATE = 24_000;
