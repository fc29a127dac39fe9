/** The process that runs the recognition models; it is ended to free their memory. */
import { createRecognizer } from "./recognizer.ts";
import type { RecognitionReply, RecognitionRequest } from "./process-messages.ts";

const [packDir = ""] = process.argv.slice(2);
const recognizer = createRecognizer(packDir);

process.on("message", ({ id, ...question }: RecognitionRequest & { id: number }) => {
  recognizer.recognize(question).then(
    (recognition) => answer({ id, recognition }),
    (error: unknown) => answer({ id, problem: String(error) }),
  );
});
process.once("disconnect", () => process.exit(0));

function answer(given: RecognitionReply): void {
  process.send?.(given);
}
