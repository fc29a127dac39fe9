import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { VoicePack } from "../pack/voice-pack.ts";
import type { SpeechPassage, SpeechService } from "./speech.service.ts";
import { priorities } from "./sentence-queue.ts";
import type { Voice } from "./voices.ts";
import type { WordTiming } from "./word-timings.ts";
import { callerSignal } from "../http/caller-signal.ts";
import { toVoiceError } from "../http/error-handler.ts";
import { requireReady } from "../http/require-ready.ts";
import { errorBody, VoiceError } from "../voice-error.ts";

/** OpenAI's limit. */
const MOST_CHARACTERS = 4096;

const MOST_PASSAGES = 100;

const bodySchema = z.object({
  model: z.string().max(200).optional(),
  input: z
    .string()
    .min(1)
    .max(MOST_CHARACTERS)
    .regex(/[\p{L}\p{N}]/u),
  voice: z.string(),
  response_format: z.literal("mp3").default("mp3"),
  passages: z
    .array(
      z.object({
        input: z.string().min(1),
        voice: z.string(),
        pitch: z.number().min(0.75).max(1.35).default(1),
      }),
    )
    .min(1)
    .max(MOST_PASSAGES)
    .optional(),
  speed: z.number().min(0.5).max(2).default(1),
  stream_format: z.enum(["audio", "sse"]).default("audio"),
});

interface SpeechDeps {
  pack: Pick<VoicePack, "state">;
  speech: SpeechService;
  voices: readonly Voice[];
}

export async function speechRoutes(app: FastifyInstance, { pack, speech, voices }: SpeechDeps) {
  app.get("/v1/audio/voices", () => ({
    voices: voices.map(({ name, language }) => ({ name, language })),
  }));

  app.post("/v1/audio/speech", async (request, reply) => {
    const { success, data } = bodySchema.safeParse(request.body);
    if (!success) throw new VoiceError("invalid_request", bodyAdvice);
    const passages = passagesOf(data, voices);
    requireReady(pack);

    const pieces = speech.speak({
      passages,
      speed: data.speed,
      priority: priorities.find((one) => one === request.headers["x-priority"]) ?? "later",
      signal: callerSignal(reply),
    });
    // Errors show with the first sentence, before status and headers are sent.
    const first = await pieces.next();
    const isEvents = data.stream_format === "sse";
    void reply.header("cache-control", "no-store");
    void reply.type(isEvents ? "text/event-stream; charset=utf-8" : "audio/mpeg");
    return reply.send(ReadableStream.from((isEvents ? eventsOf : audioOf)(first, pieces)));
  });
}

const bodyAdvice = `Send input (with something to say, at most ${MOST_CHARACTERS} characters), voice, and if need be speed (0.5 to 2), passages (at most ${MOST_PASSAGES}, each with input, voice and if need be pitch, 0.75 to 1.35), response_format mp3 and stream_format audio or sse.`;

/** @throws VoiceError `invalid_request`, which names the field */
function passagesOf(
  { input, voice, passages }: z.output<typeof bodySchema>,
  voices: readonly Voice[],
): SpeechPassage[] {
  const named = (name: string) => {
    const found = voices.find((one) => one.name === name);
    if (found) return found;
    throw new VoiceError("invalid_request", "There is no voice of that name.");
  };
  const narrator = named(voice);
  if (!passages) return [{ text: input, voice: narrator, pitch: 1 }];
  const said = passages.map((one) => ({
    text: one.input,
    voice: named(one.voice),
    pitch: one.pitch,
  }));
  if (said.map(({ text }) => text).join("") !== input) {
    throw new VoiceError("invalid_request", "The inputs of passages are not input, cut in pieces.");
  }
  if (said.some(({ text }, index) => index < said.length - 1 && !/\s$/u.test(text))) {
    throw new VoiceError(
      "invalid_request",
      "Each of passages ends with white space, but the last.",
    );
  }
  if (said.some((one) => one.voice.language !== narrator.language)) {
    throw new VoiceError("invalid_request", "The voices of passages speak another language.");
  }
  return said;
}

type Pieces = ReturnType<SpeechService["speak"]>;
type Piece = Awaited<ReturnType<Pieces["next"]>>;

async function* audioOf(first: Piece, rest: Pieces): AsyncGenerator<Uint8Array> {
  for (let piece = first; !piece.done; piece = await rest.next()) yield piece.value.audio;
}

async function* eventsOf(first: Piece, rest: Pieces): AsyncGenerator<Uint8Array> {
  try {
    let piece = first;
    for (; !piece.done; piece = await rest.next()) {
      const { audio, words } = piece.value;
      const encoded = Buffer.from(audio).toString("base64");
      yield event({ type: "speech.audio.delta", audio: encoded, words });
    }
    yield event({ type: "speech.audio.done", words: piece.value satisfies WordTiming[] });
  } catch (error) {
    yield event({ type: "error", ...errorBody(toVoiceError(error)) });
  }
}

function event(data: object): Uint8Array {
  return Buffer.from(`data: ${JSON.stringify(data)}\n\n`);
}
