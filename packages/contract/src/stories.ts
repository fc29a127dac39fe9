/** Calls about the library of stories. */
import { figureAges, figureKinds, skies } from "@codetale/domain/stories/pictures/figures";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import {
  doneSchema,
  fileText,
  idSchema,
  MISSING,
  successSchema,
  typedLines,
  typedText,
} from "./values.ts";

export const LONGEST_LANGUAGE = 40;
export const LONGEST_TITLE = 120;
export const LARGEST_IMPORT_BYTES = 512 * 1024;
export const STORIES_PER_PAGE = 60;

/** On each page that is not beyond them. */
export const MOST_STORIES_COUNTED = 1_000;

/** How a character is drawn, in all scenes of its story. */
export const figureSchema = z.object({
  name: z.string(),
  kind: z.enum(figureKinds),
  age: z.enum(figureAges),
});

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
  sky: z.enum(skies),
  /** For the cover: whoever is in the first scene, then the other characters. */
  cast: z.array(figureSchema),
  isShared: z.boolean(),
  /** Whether an operator has taken it down: its owner alone plays it, and cannot share it. */
  isTakenDown: z.boolean(),
  /** Whether the caller made it. */
  isOwn: z.boolean(),
  /** Whether it was written by hand, here or in another tool: no wishes were asked for it. */
  isAuthored: z.boolean(),
  createdAt: z.int(),
  /** How many scenes have audio, of those that will; null where speech is unavailable. */
  voiced: z.object({ done: z.int(), total: z.int() }).nullable(),
});
export type Story = z.infer<typeof storySchema>;

export const storyParams = z.object({ storyId: idSchema });
export const oneStory = successSchema.extend({ story: storySchema });

export const listStories = {
  method: "GET",
  path: "/stories/",
  summary: "Shared stories and the caller's own, latest first, in pages of 60",
  query: z.object({
    /** Words of the title, objectives or characters. */
    search: typedLines(200).default(""),
    language: typedText(LONGEST_LANGUAGE).default(""),
    level: z.enum(["", "3-5", "6-9"]).default(""),
    /** `mine` leaves out the shared stories of others. */
    whose: z.enum(["all", "mine"]).default("all"),
    page: z.coerce.number().int().min(1).max(1_000).default(1),
  }),
  response: successSchema.extend({
    stories: z.array(storySchema),
    /** The number of all matches, over all pages; counted to 1,000, or to the page after this one. */
    total: z.int(),
    /** Whether there are more than were counted. */
    isMore: z.boolean(),
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
  response: oneStory.extend({
    /** Null unless the caller made the story. */
    childrens_info: z
      .array(z.object({ name: z.string(), age: z.string(), interests: z.string() }))
      .nullable(),
  }),
  errors: ["story/unknown"],
} as const satisfies Endpoint;

export const readWishes = {
  method: "GET",
  path: "/stories/:storyId/wishes",
  summary: "What one's story was asked for, to tell it again",
  params: storyParams,
  response: successSchema.extend({
    childrens_info: z.array(z.object({ name: z.string(), age: z.string(), interests: z.string() })),
    characters: z.array(z.object({ name: z.string(), role: z.string(), traits: z.string() })),
    learning_objectives: z.array(z.string()),
    /** What was chosen for each objective; null where nothing was. */
    objective_themes: z.array(z.string().nullable()),
    /** `en`, `es`, `fr`, `hi`, or as it was typed. */
    story_language: z.string(),
  }),
  errors: ["session/required", "story/unknown", "story/without-wishes"],
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
  errors: ["session/required", "story/unknown", "story/taken-down"],
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
  summary:
    "Adds a story written in an interactive-fiction tool; private until shared. " +
    "What the file itself says of its language goes before what is sent",
  body: z.object({
    format: z.enum(["twee", "ink"]),
    source: fileText(LARGEST_IMPORT_BYTES).min(1, MISSING),
    language: typedText(LONGEST_LANGUAGE).min(1, MISSING),
  }),
  // JSON escapes some characters as six.
  largestBodyBytes: 6 * LARGEST_IMPORT_BYTES + 1024,
  response: oneStory.extend({
    /** What was left out or changed so that the story can be listened to, in sentences. */
    repairs: z.array(z.string()),
  }),
  errors: [
    "session/required",
    "request/too-many",
    "story/most-stories",
    "story/import-invalid",
    "story/unsuitable",
  ],
} as const satisfies Endpoint;
