/**
 * The process that decodes recordings. They are untrusted input: a crash or an endless file ends this
 * process alone.
 */
import { join } from "node:path";
import { answerRequests } from "../answer-requests.ts";
import { aacDecoder } from "./audio/aac.ts";
import { decode } from "./audio/decode.ts";
import { unreadableRecording } from "./audio/recording-error.ts";
import { findVoiceActivity } from "./audio/voice-activity.ts";

const [packDir = ""] = process.argv.slice(2);
const decodeAac = aacDecoder(join(packDir, "decoder"));

let refuse: (reason: Error) => void = () => undefined;
// A broken file may fail in a library's read-ahead, outside of any awaited promise.
process.on("unhandledRejection", () => refuse(unreadableRecording()));

answerRequests(
  (file: Uint8Array) =>
    new Promise<Float32Array | null>((resolve, reject) => {
      refuse = reject;
      speechOf(file).then(resolve, reject);
    }),
);

async function speechOf(file: Uint8Array): Promise<Float32Array | null> {
  const samples = await decode(file, decodeAac);
  const bounds = findVoiceActivity(samples);
  return bounds && samples.slice(bounds.start, bounds.end);
}
