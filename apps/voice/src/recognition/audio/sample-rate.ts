/** Hertz; recognizers take one channel of samples from −1 to 1. */
export const RECORDING_SAMPLE_RATE = 16_000;
