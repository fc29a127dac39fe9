/** The process that runs the recognition models; it is ended to free their memory. */
import { answerRequests } from "../answer-requests.ts";
import { createRecognizer } from "./recognizer.ts";

const [packDir = ""] = process.argv.slice(2);
answerRequests(createRecognizer(packDir).recognize);
