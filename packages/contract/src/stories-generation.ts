/** Calls about generating stories: the request, its progress, and what generates and speaks them. */
import { MOST_CHARACTERS, MOST_CHILDREN, MOST_OBJECTIVES } from "@codetale/domain/stories/wishes";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { LONGEST_LANGUAGE } from "./stories.ts";
import { idSchema, MISSING, typedText } from "./values.ts";

export const LONGEST_CAST_NAME = 60;
export const LONGEST_AGE = 40;
export const LONGEST_ROLE = 60;
export const LONGEST_TRAITS = 120;
export const LONGEST_INTERESTS = 200;
export const LONGEST_OBJECTIVE = 160;

/** A required text; clients may also send a number, or a list that is joined by commas. */
function requiredText(longest: number) {
  return z
    .union([z.string(MISSING), z.number(), z.array(z.string()).max(20)], MISSING)
    .transform((typed) => (Array.isArray(typed) ? typed.join(", ") : String(typed)))
    .pipe(typedText(longest).min(1, MISSING));
}

const childSchema = z.object({
  name: requiredText(LONGEST_CAST_NAME),
  age: requiredText(LONGEST_AGE),
  interests: requiredText(LONGEST_INTERESTS),
});

const characterSchema = z.object({
  name: requiredText(LONGEST_CAST_NAME),
  role: requiredText(LONGEST_ROLE),
  traits: requiredText(LONGEST_TRAITS),
});

export const storytellerSchema = z.enum(["builtin", "model"]);
export type StorytellerKind = z.infer<typeof storytellerSchema>;

/** The wishes of a parent, as they are sent. */
export const storyRequestSchema = z.object({
  childrens_info: z.array(childSchema, MISSING).min(1, MISSING).max(MOST_CHILDREN),
  characters: z.array(characterSchema, MISSING).min(1, MISSING).max(MOST_CHARACTERS),
  learning_objectives: z
    .array(requiredText(LONGEST_OBJECTIVE), MISSING)
    .min(1, MISSING)
    .max(MOST_OBJECTIVES)
    .refine(
      (objectives) =>
        new Set(objectives.map((objective) => objective.toLowerCase())).size ===
        objectives.length,
      "must not name an objective twice",
    ),
  story_language: requiredText(LONGEST_LANGUAGE),
  /** By default the language model where one is connected, else the built-in storyteller. */
  storyteller: storytellerSchema.optional(),
  /** Whether the built-in storyteller takes over when the language model fails. */
  fallback: z.boolean().default(false),
});
export type StoryRequest = z.input<typeof storyRequestSchema>;

/** The progress of a generation: how many of the steps' items are done. */
export const progressSchema = z.object({
  step: z.enum(["outline", "scenes", "check"]),
  done: z.int(),
  total: z.int(),
});
export type StoryProgress = z.infer<typeof progressSchema>;

export const generationSchema = z.object({
  /** The Idempotency-Key of the request, or one made by the server. */
  id: z.string(),
  state: z.enum(["working", "done", "failed", "cancelled"]),
  progress: progressSchema,
  /** The story, once it is done. */
  storyId: z.string().nullable(),
  /** Why it failed, as a sentence for the user. */
  message: z.string().nullable(),
  createdAt: z.int(),
});
export type StoryGeneration = z.infer<typeof generationSchema>;

export const generateStory = {
  method: "POST",
  path: "/generate/",
  summary: "Tells a story and saves it; asking again with the same Idempotency-Key changes nothing",
  headers: z.object({ "idempotency-key": idSchema.optional() }),
  body: storyRequestSchema,
  response: z.object({
    success: z.literal(true),
    message: z.string(),
    /** Null during generation; the live connection and `GET /stories/generations` report progress. */
    story_id: z.string().nullable(),
    generation: generationSchema,
  }),
  errors: [
    "session/required",
    "access/wrong-person",
    "story/unsuitable",
    "story/language-unknown",
    "story/key-reused",
    "story/too-many",
    "story/model-not-set-up",
    "story/model-failed",
    "story/cancelled",
  ],
} as const satisfies Endpoint;

export const listGenerations = {
  method: "GET",
  path: "/stories/generations",
  summary: "The caller's stories that are being told, or were in the last hour",
  response: z.object({ success: z.literal(true), generations: z.array(generationSchema) }),
  errors: ["session/required"],
} as const satisfies Endpoint;

export const cancelGeneration = {
  method: "POST",
  path: "/stories/generations/:generationId/cancel",
  summary: "Stops telling a story; one that is told stays",
  params: z.object({ generationId: idSchema }),
  response: z.object({ success: z.literal(true), generation: generationSchema }),
  errors: ["session/required", "story/generation-unknown"],
} as const satisfies Endpoint;

export const readStorytellers = {
  method: "GET",
  path: "/stories/storytellers",
  summary: "Who can tell stories here",
  response: z.object({
    success: z.literal(true),
    builtin: z.object({ languages: z.array(z.string()) }),
    /** Null where no language model is connected. */
    model: z.object({ name: z.string() }).nullable(),
  }),
  errors: [],
} as const satisfies Endpoint;

export const readVoiceStatus = {
  method: "GET",
  path: "/stories/voice",
  summary: "Whether stories are spoken and answers heard here, and how far the voices have come",
  response: z.object({
    success: z.literal(true),
    /** `off` by configuration; `fetching` while the models are being downloaded. */
    state: z.enum(["off", "starting", "fetching", "ready", "unavailable"]),
    /** Bytes downloaded so far, and in all. */
    received: z.int(),
    total: z.int(),
    /** Why it is unavailable, as a sentence for the user. */
    reason: z.string().nullable(),
    /** The languages of speech and of recognition once the state is `ready`. */
    languages: z.object({ speaking: z.array(z.string()), listening: z.array(z.string()) }),
  }),
  errors: [],
} as const satisfies Endpoint;
