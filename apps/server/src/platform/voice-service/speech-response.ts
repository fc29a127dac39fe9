/** Reads a speech response: OpenAI's events with our word timings, or plain audio. */
import { z } from "zod";
import { VoiceServiceError, type SpeechAudio, type SpeechPiece } from "#core/speech";

const wordsSchema = z.array(z.object({ word: z.string(), start: z.number(), end: z.number() }));

const eventSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("speech.audio.delta"),
    audio: z.base64(),
    words: wordsSchema.optional(),
  }),
  z.object({ type: z.literal("speech.audio.done"), words: wordsSchema.optional() }),
  z.object({ type: z.literal("error") }),
]);

/**
 * @param onPiece called for each piece of an event stream
 * @throws VoiceServiceError `unavailable` when the stream breaks off or has no audio
 */
export async function readSpeechResponse(
  response: Response,
  onPiece: (piece: SpeechPiece) => void,
): Promise<SpeechAudio> {
  const isEvents = response.headers.get("content-type")?.startsWith("text/event-stream");
  if (!isEvents)
    return { audio: nonEmpty(new Uint8Array(await response.arrayBuffer())), words: null };
  const pieces: Buffer[] = [];
  let words: SpeechAudio["words"] | undefined;
  for await (const data of dataOf(response)) {
    const { success, data: event } = eventSchema.safeParse(JSON.parse(data));
    // Other providers may send further event types.
    if (!success) continue;
    if (event.type === "error") throw new VoiceServiceError("unavailable");
    if (event.type === "speech.audio.done") {
      words = event.words ?? null;
    } else {
      const audio = Buffer.from(event.audio, "base64");
      pieces.push(audio);
      onPiece({ audio, words: event.words ?? null });
    }
  }
  if (words === undefined) throw new VoiceServiceError("unavailable");
  return { audio: nonEmpty(Buffer.concat(pieces)), words };
}

/** Yields the data of each server-sent event. */
async function* dataOf(response: Response): AsyncGenerator<string> {
  let rest = "";
  const decoder = new TextDecoder();
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    rest += decoder.decode(chunk, { stream: true });
    const events = rest.split(/\r?\n\r?\n/);
    rest = events.pop() ?? "";
    for (const event of events) {
      const data = event
        .split(/\r?\n/)
        .filter((line) => line.startsWith("data:"))
        .map((line) => line.slice("data:".length).trim())
        .join("\n");
      if (data !== "" && data !== "[DONE]") yield data;
    }
  }
}

function nonEmpty(audio: Uint8Array): Uint8Array {
  if (audio.byteLength === 0) throw new VoiceServiceError("unavailable");
  return audio;
}
