/** Samples a second of everything that is spoken here. */
export const SPEECH_SAMPLE_RATE = 24_000;
