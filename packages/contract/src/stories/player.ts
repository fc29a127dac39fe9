/** Calls of the story player. */
import { actionIds } from "@codetale/domain/stories/pictures/cards";
import { figureKinds, moods, skies } from "@codetale/domain/stories/pictures/figures";
import { thingIds } from "@codetale/domain/stories/pictures/things";
import type { PublicScene } from "@codetale/domain/stories/scene-header";
import { z } from "zod";
import type { Endpoint } from "../endpoint.ts";
import { figureSchema } from "../stories.ts";
import { linkHeaders } from "./links.ts";
import { idSchema, sentText, successSchema, typedText } from "../values.ts";

/** The header that holds the scene as JSON in ASCII beside its audio, at most 8 KB. */
export const SCENE_HEADER = "x-scene-data";
/** The header that is `1` where the answer was not understood and the story asks again. */
export const REDIRECT_HEADER = "x-llm-redirect";

/**
 * The header that is `1` where the scene is a branch: a child's own idea. It goes on by itself to
 * `next_id`, a scene of the story; it is stored nowhere, so that its id leads to no scene.
 */
export const BRANCH_HEADER = "x-story-branch";

/** The header of a line's audio that holds when each word begins, in milliseconds, as JSON. */
export const WORD_STARTS_HEADER = "x-word-starts";

export const LONGEST_RECORDING_MS = 10_000;
export const LARGEST_RECORDING_BYTES = 5 * 1024 * 1024;

const sceneId = sentText(120).min(1);

const cardPicture = z.enum([...thingIds, ...actionIds, ...figureKinds]);

const shownFigureSchema = figureSchema.extend({ mood: z.enum(moods) });

export const sceneSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Null is the narrator. */
  speaker: z.string().nullable(),
  dialogue: z.string(),
  choices: z.array(z.string()),
  /** What the card of each choice shows; null where no picture tells it. */
  choice_pictures: z.array(cardPicture.nullable()),
  prompt_for_user: z.boolean(),
  next_id: z.string().nullable(),
  setting: z.string(),
  /** Light and weather. */
  sky: z.enum(skies),
  /** The object that matters in the scene, which its picture shows. */
  thing: z.enum(thingIds).nullable(),
  /** The characters in the picture, with the speaker. */
  cast: z.array(shownFigureSchema),
  /** When each word of the audio begins, in milliseconds; null where it is unknown. */
  word_starts: z.array(z.int()).nullable(),
  /** The text in place of the dialogue where the story asks again. */
  reply: z.string().nullable(),
  /** Address of each choice's audio, which may be synthesized on request; null where none can be. */
  choice_audio: z.array(z.string().nullable()),
}) satisfies z.ZodType<PublicScene>;
export type PlayerScene = z.infer<typeof sceneSchema>;

/**
 * The `Priority` header (RFC 9218) of a scene that is requested ahead of its need: audio that a
 * listener waits for is made first.
 */
export const PREFETCH_HEADERS = { priority: "u=5" } as const;

/**
 * The response is the scene's audio (`audio/mpeg`) with the scene in `X-Scene-Data`; where there is
 * no audio, JSON with the scene; where nothing follows, JSON with `end: true` and the last scene.
 * Audio that is still being synthesized has no length, and breaks off when synthesis fails.
 */
export const nextScene = {
  method: "POST",
  path: "/next_scene/",
  summary: "The scene that is asked for, or the one that an answer given in it leads to",
  headers: linkHeaders,
  body: z.object({
    story_id: idSchema,
    /** `start` for the first scene; none where nothing follows. */
    current_scene_id: sceneId.nullish(),
    /** The text of a choice, its number, or free words. */
    user_choice: z
      .union([typedText(300), z.int()])
      .transform(String)
      .nullish(),
  }),
  response: z.any(),
  errors: ["story/unknown", "story/scene-unknown", "story/link-unknown", "request/too-many"],
} as const satisfies Endpoint;

/** The response of `POST /next_scene/` where it is not audio. */
export const sceneWithoutAudioSchema = successSchema.extend({
  end: z.boolean(),
  scene: sceneSchema.nullable(),
  /** Whether the audio is on its way, so that it is worth while to ask for the scene again. */
  is_voice_coming: z.boolean(),
});
export type SceneWithoutAudio = z.infer<typeof sceneWithoutAudioSchema>;

/** The response of `POST /speech_to_text/` to an answer that was understood. */
export const transcriptSchema = successSchema.extend({
  /** The text of the matched choice. */
  transcript: z.string(),
});
export type Transcript = z.infer<typeof transcriptSchema>;

/** The fields of the form beside the recording. */
export const spokenAnswerFields = z.object({
  story_id: sentText(64).default(""),
  current_scene_id: sentText(120).default(""),
  last_read: sentText(1).optional(),
});

/**
 * Multipart: `audio` (a recording of at most 10 s), `story_id`, `current_scene_id` and, where a
 * choice was read aloud, `last_read`: its place from 0, which "yes, that one" means. The response is JSON with the transcript, or the story asking again as `POST /next_scene/` does. Where a
 * language model is connected, an idea of the child's own may be answered with a new scene, marked
 * by `X-Story-Branch`, and a reply may be in its words. Neither recording, transcript, reply nor new
 * scene is stored.
 */
export const speechToText = {
  method: "POST",
  path: "/speech_to_text/",
  summary:
    "What a child said, as one of the choices; or as a scene of its own; or the story asking again",
  headers: linkHeaders,
  response: z.any(),
  errors: [
    "story/unknown",
    "story/scene-unknown",
    "story/link-unknown",
    "request/too-many",
    "speech/no-audio",
    "speech/unreadable",
    "speech/too-large",
    "speech/not-agreed",
    "speech/unavailable",
  ],
} as const satisfies Endpoint;

/** Sent when a listener begins to speak, so that the recogniser is ready for the recording. */
export const warmUpRecognition = {
  method: "POST",
  path: "/stories/:storyId/listening",
  summary: "Somebody is about to answer by voice",
  params: z.object({ storyId: idSchema }),
  headers: linkHeaders,
  response: successSchema,
  errors: [
    "story/unknown",
    "story/link-unknown",
    "request/too-many",
    "speech/not-agreed",
    "speech/unavailable",
  ],
} as const satisfies Endpoint;

export const storedSceneSchema = z.object({
  id: z.string(),
  title: z.string(),
  speaker: z.string().nullable(),
  dialogue: z.string(),
  choices: z.array(
    z.object({ text: z.string(), nextId: z.string(), picture: cardPicture.nullable() }),
  ),
  nextId: z.string().nullable(),
  ending: z.string().nullable(),
  setting: z.string(),
  /** Light and weather. */
  sky: z.enum(skies),
  /** The object that matters in the scene, which its picture shows. */
  thing: z.enum(thingIds).nullable(),
  /** The characters in the picture, with the speaker. */
  cast: z.array(shownFigureSchema),
  wordStarts: z.array(z.int()).nullable(),
  /** Address of the audio; null where there is none. */
  audio: z.string().nullable(),
  /** Address of each choice's audio; null where there is none. */
  choiceAudio: z.array(z.string().nullable()),
});
export type StoredScene = z.infer<typeof storedSceneSchema>;

/** A story with all that playing it without a network needs. */
export const downloadStory = {
  method: "GET",
  path: "/stories/:storyId/download",
  summary: "The whole story, to be played without a network",
  params: z.object({ storyId: idSchema }),
  response: successSchema.extend({
    title: z.string(),
    language: z.string(),
    scenes: z.array(storedSceneSchema),
    /** The words by which answers in the story's language are matched. */
    answerWords: z.object({
      stopWords: z.array(z.string()),
      ordinals: z.array(z.array(z.string())),
    }),
  }),
  errors: ["story/unknown"],
} as const satisfies Endpoint;

/**
 * The response is `audio/mpeg`, with the times of its words in `X-Word-Starts` where they are known;
 * its address changes with its content. A choice that has no audio yet is spoken first.
 */
export const readSceneAudio = {
  method: "GET",
  path: "/stories/:storyId/audio/:audioId",
  summary: "The voice of a scene, or of one of its choices",
  params: z.object({ storyId: idSchema, audioId: idSchema }),
  headers: linkHeaders,
  response: z.any(),
  errors: [
    "story/unknown",
    "story/link-unknown",
    "request/too-many",
    "file/unknown",
    "file/no-such-part",
  ],
} as const satisfies Endpoint;
