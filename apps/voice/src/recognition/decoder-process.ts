/**
 * The process that decodes recordings. They are untrusted input: a crash or an endless file ends this
 * process alone.
 */
import { join } from "node:path";
import { aacDecoder } from "./audio/aac.ts";
import { RecordingError, unreadableRecording } from "./audio/recording-error.ts";
import { decode } from "./audio/decode.ts";
import { findVoiceActivity } from "./audio/voice-activity.ts";
import type { DecodeReply, DecodeRequest } from "./process-messages.ts";

const [packDir = ""] = process.argv.slice(2);
const decodeAac = aacDecoder(join(packDir, "decoder"));

let current = 0;
process.on("message", ({ id, file }: DecodeRequest & { id: number }) => {
  current = id;
  speechOf(file).then((speech) => answer({ id, speech }), refuse);
});
// A broken file may fail in a library's read-ahead, outside of any awaited promise.
process.on("unhandledRejection", refuse);
process.once("disconnect", () => process.exit(0));

function refuse(error: unknown): void {
  const { code, message } = error instanceof RecordingError ? error : unreadableRecording();
  answer({ id: current, problem: { code, message } });
}

function answer(given: DecodeReply): void {
  process.send?.(given);
}

async function speechOf(file: Uint8Array): Promise<Float32Array | null> {
  const samples = await decode(file, decodeAac);
  const bounds = findVoiceActivity(samples);
  return bounds && samples.slice(bounds.start, bounds.end);
}
