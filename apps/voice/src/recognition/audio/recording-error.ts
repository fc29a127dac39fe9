/** Why a recording cannot be recognised; the message goes to the client that sent it. */
export class RecordingError extends Error {
  readonly code: RecordingErrorCode;

  constructor(code: RecordingErrorCode, message: string) {
    super(message);
    this.name = "AudioProblem";
    this.code = code;
  }
}

export type RecordingErrorCode = "invalid_request" | "too_large" | "not_audio" | "unreadable_audio";

/** Longer than the longest answer, shorter than a microphone left open. */
export const LONGEST_RECORDING_S = 15;

export const tooLongRecording = () =>
  new RecordingError("too_large", `The recording is longer than ${LONGEST_RECORDING_S} seconds.`);

export const unreadableRecording = () =>
  new RecordingError("unreadable_audio", "The recording could not be read.");
