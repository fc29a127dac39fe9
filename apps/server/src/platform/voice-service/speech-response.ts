/** Reads a speech response: OpenAI's events with our word timings, or plain audio. */
import { EventSourceParserStream } from "eventsource-parser/stream";
import { z } from "zod";
import { VoiceServiceError, type SpeechAudio, type SpeechPiece } from "#core/ports/speech";

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

/** Not a page, which a proxy or a network that wants a sign-in answers with 200. */
const soundTypes = /^(audio\/|application\/octet-stream\b)/i;

/**
 * @param onPiece called for each piece of an event stream
 * @throws VoiceServiceError `unavailable` when the stream breaks off, or the answer has no audio
 */
export async function readSpeechResponse(
  response: Response,
  onPiece: (piece: SpeechPiece) => void,
): Promise<SpeechAudio> {
  const type = response.headers.get("content-type") ?? "";
  if (soundTypes.test(type)) {
    return { audio: nonEmpty(new Uint8Array(await response.arrayBuffer())), words: null };
  }
  if (/^text\/event-stream\b/i.test(type)) return readEvents(response, onPiece);
  await response.body?.cancel();
  throw new VoiceServiceError("unavailable");
}

async function readEvents(
  response: Response,
  onPiece: (piece: SpeechPiece) => void,
): Promise<SpeechAudio> {
  const pieces: Buffer[] = [];
  let words: SpeechAudio["words"] | undefined;
  for await (const event of eventsOf(response)) {
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

async function* eventsOf({ body }: Response): AsyncGenerator<z.output<typeof eventSchema>> {
  if (!body) return;
  const text = body.pipeThrough(new TextDecoderStream());
  for await (const { data } of text.pipeThrough(new EventSourceParserStream())) {
    if (["", "[DONE]"].includes(data.trim())) continue;
    const event = eventSchema.safeParse(JSON.parse(data));
    // Other providers may send further event types.
    if (event.success) yield event.data;
  }
}

function nonEmpty(audio: Uint8Array): Uint8Array {
  if (audio.byteLength === 0) throw new VoiceServiceError("unavailable");
  return audio;
}
