/** Calls about making stories, and about the library that keeps them. */
import { MOST_CHARACTERS, MOST_CHILDREN, MOST_OBJECTIVES } from "@codetale/domain/stories/wishes";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { doneSchema, idSchema, MISSING, typedText } from "./values.ts";

export const LONGEST_CAST_NAME = 60;
export const LONGEST_AGE = 40;
export const LONGEST_ROLE = 60;
export const LONGEST_TRAITS = 120;
export const LONGEST_INTERESTS = 200;
export const LONGEST_OBJECTIVE = 160;
export const LONGEST_LANGUAGE = 40;
export const LONGEST_TITLE = 120;
export const LARGEST_IMPORT_BYTES = 512 * 1024;
export const STORIES_PER_PAGE = 60;

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
        new Set(objectives.map((objective) => objective.toLocaleLowerCase())).size ===
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

export const storySchema = z.object({
  id: z.string(),
  /** Empty where it has none. */
  title: z.string(),
  /** `en`, `es`, `fr`, `hi`, or as a language model or an author named it. */
  language: z.string(),
  /** The age group that the scenes are written for, in years. */
  level: z.enum(["3-5", "6-9"]),
  learning_objectives: z.array(z.string()),
  characters: z.array(z.object({ name: z.string(), role: z.string(), traits: z.string() })),
  /** The number of scenes on the shortest path, on the longest path, and of the whole story. */
  scenes: z.object({ fewest: z.int(), most: z.int(), total: z.int() }),
  endings: z.int(),
  /** Of the first scene, for the cover. */
  setting: z.string(),
  cast: z.array(z.string()),
  isShared: z.boolean(),
  /** Whether the caller made it. */
  isOwn: z.boolean(),
  createdAt: z.int(),
  /** How many scenes have audio, of those that will; null where speech is unavailable. */
  voiced: z.object({ done: z.int(), total: z.int() }).nullable(),
});
export type Story = z.infer<typeof storySchema>;

const storyParams = z.object({ storyId: idSchema });
const oneStory = z.object({ success: z.literal(true), story: storySchema });

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

export const listStories = {
  method: "GET",
  path: "/stories/",
  summary: "Shared stories and the caller's own, latest first, in pages of 60",
  query: z.object({
    /** Words of the title, objectives or characters. */
    search: typedText(200).default(""),
    language: typedText(LONGEST_LANGUAGE).default(""),
    level: z.enum(["", "3-5", "6-9"]).default(""),
    /** `mine` leaves out the shared stories of others. */
    whose: z.enum(["all", "mine"]).default("all"),
    page: z.coerce.number().int().min(1).max(1_000).default(1),
  }),
  response: z.object({
    success: z.literal(true),
    stories: z.array(storySchema),
    /** The number of all matches, over all pages. */
    total: z.int(),
    /** The languages of all the stories that the caller may see. */
    languages: z.array(z.string()),
  }),
  errors: [],
} as const satisfies Endpoint;

export const readStory = {
  method: "GET",
  path: "/stories/:storyId/details",
  summary: "One story; what was asked for comes with it to whoever asked",
  params: storyParams,
  response: z.object({
    success: z.literal(true),
    story: storySchema,
    /** Null unless the caller made the story. */
    childrens_info: z
      .array(z.object({ name: z.string(), age: z.string(), interests: z.string() }))
      .nullable(),
  }),
  errors: ["story/unknown"],
} as const satisfies Endpoint;

export const renameStory = {
  method: "POST",
  path: "/stories/:storyId/rename",
  summary: "Gives one's story another title",
  params: storyParams,
  body: z.object({ title: typedText(LONGEST_TITLE).min(1, MISSING) }),
  response: oneStory,
  errors: ["session/required", "story/unknown", "story/unsuitable"],
} as const satisfies Endpoint;

export const shareStory = {
  method: "POST",
  path: "/stories/:storyId/share",
  summary: "Shares one's story with everybody, with other children in it, or takes it back",
  params: storyParams,
  body: z.object({ shared: z.boolean() }),
  response: oneStory,
  errors: ["session/required", "story/unknown"],
} as const satisfies Endpoint;

export const deleteStory = {
  method: "POST",
  path: "/stories/:storyId/delete",
  summary: "Deletes one's story; for an hour it can be brought back",
  params: storyParams,
  response: doneSchema,
  errors: ["session/required", "story/unknown"],
} as const satisfies Endpoint;

export const restoreStory = {
  method: "POST",
  path: "/stories/:storyId/restore",
  summary: "Brings back a story that was deleted within the hour",
  params: storyParams,
  response: oneStory,
  errors: ["session/required", "story/unknown"],
} as const satisfies Endpoint;

/** The response is a text file. */
export const exportStory = {
  method: "GET",
  path: "/stories/:storyId/export",
  summary: "The story for an interactive-fiction tool: Twee 3 for Twine, or ink",
  params: storyParams,
  query: z.object({ format: z.enum(["twee", "ink"]) }),
  response: z.any(),
  errors: ["story/unknown"],
} as const satisfies Endpoint;

export const importStory = {
  method: "POST",
  path: "/stories/import",
  summary: "Adds a story written in an interactive-fiction tool; private until shared",
  body: z.object({
    format: z.enum(["twee", "ink"]),
    source: z.string(MISSING).min(1, MISSING).max(LARGEST_IMPORT_BYTES),
    language: typedText(LONGEST_LANGUAGE).min(1, MISSING),
  }),
  // JSON escapes some characters as six.
  largestBodyBytes: 6 * LARGEST_IMPORT_BYTES + 1024,
  response: oneStory,
  errors: ["session/required", "story/import-invalid", "story/unsuitable"],
} as const satisfies Endpoint;
