/** Calls about generating stories: the request, its progress, and what generates and speaks them. */
import { MOST_CHARACTERS, MOST_CHILDREN, MOST_OBJECTIVES } from "@codetale/domain/stories/wishes";
import { z } from "zod";
import type { Endpoint } from "../endpoint.ts";
import { figureSchema, LONGEST_LANGUAGE } from "../stories.ts";
import { idSchema, MISSING, sentText, successSchema, typedLines } from "../values.ts";

export const LONGEST_CAST_NAME = 60;
export const LONGEST_AGE = 40;
export const LONGEST_ROLE = 60;
export const LONGEST_TRAITS = 120;
export const LONGEST_INTERESTS = 200;
export const LONGEST_OBJECTIVE = 160;

export const LONGEST_BUT_THIS_TIME = 200;

const LONGEST_THEME_ID = 40;

/** A required text; clients may also send a number, or a list that is joined by commas. */
function requiredText(longest: number) {
  return z
    .union([z.string(MISSING), z.number(), z.array(z.string()).max(20)], MISSING)
    .transform((typed) => (Array.isArray(typed) ? typed.join(", ") : String(typed)))
    .pipe(typedLines(longest).min(1, MISSING));
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

/** What was chosen for each objective: a theme of `readStoryWords`, `mention`, or null as understood. */
const objectiveThemesSchema = z.array(sentText(LONGEST_THEME_ID).nullable()).max(MOST_OBJECTIVES);

/** One's own earlier story, to be told again. */
const tellAgainSchema = z.object({
  story_id: idSchema,
  /** `same`: the same plot and seed, so that only what was changed differs. `new`: another plot. */
  adventure: z.enum(["same", "new"]),
  /** What is to be different, in a sentence; for a language model alone. */
  but_this_time: typedLines(LONGEST_BUT_THIS_TIME).default(""),
});
export type Adventure = z.infer<typeof tellAgainSchema>["adventure"];

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
        new Set(objectives.map((objective) => objective.toLowerCase())).size === objectives.length,
      "must not name an objective twice",
    ),
  objective_themes: objectiveThemesSchema.optional(),
  story_language: requiredText(LONGEST_LANGUAGE),
  /** By default the language model where one is connected, else the built-in storyteller. */
  storyteller: storytellerSchema.optional(),
  /** Whether the built-in storyteller takes over when the language model fails. */
  fallback: z.boolean().default(false),
  tell_again: tellAgainSchema.optional(),
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
  response: successSchema.extend({
    message: z.string(),
    /** Null during generation; the live connection and `GET /stories/generations` report progress. */
    story_id: z.string().nullable(),
    generation: generationSchema,
  }),
  errors: [
    "session/required",
    "access/wrong-person",
    "story/unknown",
    "story/unsuitable",
    "story/language-unknown",
    "story/key-reused",
    "story/too-many",
    "story/most-stories",
    "story/model-not-agreed",
    "story/model-not-set-up",
    "story/model-failed",
    "story/cancelled",
  ],
} as const satisfies Endpoint;

const choiceSchema = z.object({ id: z.string(), name: z.string() });

/** Something that the storyteller knows, by its id and its name in the language of the story. */
export type StoryWord = z.infer<typeof choiceSchema>;

export const readStoryWords = {
  method: "GET",
  path: "/stories/words",
  summary:
    "What our own storyteller can tell about in a language, with the names that parents read",
  query: z.object({ language: sentText(LONGEST_LANGUAGE) }),
  response: successSchema.extend({
    /** In the order of their families, such as feelings, health, safety. */
    themes: z.array(choiceSchema.extend({ family: z.string() })),
    interests: z.array(choiceSchema),
    roles: z.array(choiceSchema),
    traits: z.array(choiceSchema),
  }),
  errors: ["story/language-unknown"],
} as const satisfies Endpoint;

/** A part of what was typed, and the id of what it means; null where it is not understood. */
const readPartSchema = z.object({ words: z.string(), means: z.string().nullable() });

/** A trait may stand in the role: `a shy robot`. */
const readTraitSchema = readPartSchema.extend({ isInRole: z.boolean() });

const objectiveReadingSchema = z.object({
  /** The theme that becomes of it; null where it is only mentioned. */
  theme: z.string().nullable(),
  /** Other themes that it may mean, the likeliest first. */
  nearest: z.array(z.string()),
  /** Of hard themes: what the story will say, for the parent to read before. */
  note: z.string().nullable(),
  /**
   * Whether a language model found the theme. Our own storyteller does not find it when the story is
   * made: who wants it sends it as chosen.
   */
  isFoundByModel: z.boolean(),
});

export type StoryWords = z.infer<typeof readStoryWords.response>;

export const understandWishes = {
  method: "POST",
  path: "/stories/understanding",
  summary:
    "What our own storyteller understands of wishes, and a language model of objectives that it does not; nothing of it is kept",
  body: z.object({
    story_language: typedLines(LONGEST_LANGUAGE),
    /** Of each child; names and ages are not asked for. */
    interests: z.array(typedLines(LONGEST_INTERESTS)).max(MOST_CHILDREN),
    characters: z
      .array(z.object({ role: typedLines(LONGEST_ROLE), traits: typedLines(LONGEST_TRAITS) }))
      .max(MOST_CHARACTERS),
    learning_objectives: z.array(typedLines(LONGEST_OBJECTIVE)).max(MOST_OBJECTIVES),
    objective_themes: objectiveThemesSchema.optional(),
    /**
     * The objectives without the children's names, which the client alone knows: only these are sent
     * to a language model, and none where they are absent.
     */
    objectives_for_model: z.array(typedLines(LONGEST_OBJECTIVE)).max(MOST_OBJECTIVES).optional(),
  }),
  response: successSchema.extend({
    objectives: z.array(objectiveReadingSchema),
    interests: z.array(z.array(readPartSchema)),
    characters: z.array(
      z.object({
        role: readPartSchema,
        traits: z.array(readTraitSchema),
        /** How its story will draw it, unless its name says more. */
        look: figureSchema.omit({ name: true }),
      }),
    ),
  }),
  errors: ["session/required", "access/wrong-person", "story/language-unknown"],
} as const satisfies Endpoint;
export type Understanding = z.infer<typeof understandWishes.response>;

export const listGenerations = {
  method: "GET",
  path: "/stories/generations",
  summary: "The caller's stories that are being told, or were in the last hour",
  response: successSchema.extend({ generations: z.array(generationSchema) }),
  errors: ["session/required"],
} as const satisfies Endpoint;

export const cancelGeneration = {
  method: "POST",
  path: "/stories/generations/:generationId/cancel",
  summary: "Stops telling a story; one that is told stays",
  params: z.object({ generationId: idSchema }),
  response: successSchema.extend({ generation: generationSchema }),
  errors: ["session/required", "story/generation-unknown"],
} as const satisfies Endpoint;

export const readStorytellers = {
  method: "GET",
  path: "/stories/storytellers",
  summary: "Who can tell stories here",
  response: successSchema.extend({
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
  response: successSchema.extend({
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
