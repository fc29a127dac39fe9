/** Hertz; of all synthesized audio. */
export const SPEECH_SAMPLE_RATE = 24_000;
