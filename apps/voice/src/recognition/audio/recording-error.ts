import { VoiceError } from "../../voice-error.ts";

/** Longer than the longest answer, shorter than a microphone left open. */
export const LONGEST_RECORDING_S = 15;

export const tooLongRecording = () =>
  new VoiceError("too_large", `The recording is longer than ${LONGEST_RECORDING_S} seconds.`);

export const unreadableRecording = () =>
  new VoiceError("unreadable_audio", "The recording could not be read.");
