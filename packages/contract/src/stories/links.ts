/** Calls about private links, with which a family plays one story without an account. */
import { z } from "zod";
import type { Endpoint } from "../endpoint.ts";
import { oneStory, storyParams } from "../stories.ts";
import { doneSchema, idSchema, successSchema, typedText } from "../values.ts";

/** In characters. */
export const LONGEST_LINK_LABEL = 40;
export const MOST_LINKS = 10;

/**
 * The header that carries the secret of a private link. Calls that play a story then answer from its
 * private edition, whoever is signed in; the failure `story/link-unknown` means that the link is not
 * one of this story's. In the link itself the secret follows `#`, which browsers send nowhere.
 */
export const LINK_HEADER = "x-story-link";

/** Loose, since other headers are read as well. */
export const linkHeaders = z.looseObject({ [LINK_HEADER]: z.string().optional() });

export const storyLinkSchema = z.object({
  id: z.string(),
  /** For whom it was made; empty where nothing was typed. */
  label: z.string(),
  createdAt: z.int(),
  /** The day (UTC, `2026-11-23`) on which it was last used; null where it never was. */
  lastUsedOn: z.string().nullable(),
});
export type StoryLink = z.infer<typeof storyLinkSchema>;

export const listStoryLinks = {
  method: "GET",
  path: "/stories/:storyId/links",
  summary: "The private links of one's story, oldest first, without their secrets",
  params: storyParams,
  response: successSchema.extend({ links: z.array(storyLinkSchema) }),
  errors: ["session/required", "story/unknown"],
} as const satisfies Endpoint;

export const createStoryLink = {
  method: "POST",
  path: "/stories/:storyId/links",
  summary: "Creates a private link to one's story, of which there may be ten",
  params: storyParams,
  body: z.object({ label: typedText(LONGEST_LINK_LABEL).default("") }),
  response: successSchema.extend({
    link: storyLinkSchema,
    /** Stored nowhere: this response alone has it. */
    secret: z.string(),
  }),
  errors: ["session/required", "story/unknown", "story/too-many-links", "story/taken-down"],
} as const satisfies Endpoint;

export const revokeStoryLink = {
  method: "POST",
  path: "/stories/:storyId/links/:linkId/revoke",
  summary: "Revokes a private link of one's story: from then on it plays nothing",
  params: storyParams.extend({ linkId: idSchema }),
  response: doneSchema,
  errors: ["session/required", "story/link-unknown"],
} as const satisfies Endpoint;

/** Without what was asked for: objectives and characters are empty. */
export const readLinkedStory = {
  method: "GET",
  path: "/stories/linked",
  summary: "The story that a private link plays",
  headers: z.looseObject({ [LINK_HEADER]: z.string() }),
  response: oneStory,
  errors: ["story/link-unknown", "request/too-many"],
} as const satisfies Endpoint;
