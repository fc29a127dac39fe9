/** Samples a second that every recogniser here works with; one channel, −1 to 1. */
export const RECORDING_SAMPLE_RATE = 16_000;
