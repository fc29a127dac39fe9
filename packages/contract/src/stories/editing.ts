/** Calls about changing the words of one's own story. */
import { z } from "zod";
import type { Endpoint } from "../endpoint.ts";
import { LONGEST_TITLE, oneStory, storyParams } from "../stories.ts";
import { MISSING, sentText, storedText, typedLines } from "../values.ts";

/** In characters, of a scene's dialogue and of a choice. */
export const LONGEST_DIALOGUE = 1_200;
export const LONGEST_CHOICE = 120;

/** What a line may have been before, which an import may have made longer. */
const LONGEST_BEFORE = 20_000;

const sceneId = sentText(120).min(1);

/** What the line was when the edit began: if it is not that any more, nothing is changed. */
const before = storedText(LONGEST_BEFORE);

const newText = (longest: number) => typedLines(longest).min(1, MISSING);

const lineEditSchema = z.discriminatedUnion("part", [
  z.object({ part: z.literal("title"), before, text: newText(LONGEST_TITLE) }),
  z.object({ part: z.literal("dialogue"), sceneId, before, text: newText(LONGEST_DIALOGUE) }),
  z.object({
    part: z.literal("choice"),
    sceneId,
    /** The place among the scene's choices, from 0. */
    choice: z.int().min(0).max(20),
    before,
    text: newText(LONGEST_CHOICE),
  }),
]);
export type LineEdit = z.infer<typeof lineEditSchema>;

export const editStory = {
  method: "POST",
  path: "/stories/:storyId/edit",
  summary:
    "Changes a line of one's story. Others see a new title with stand-ins for the children's names, " +
    "hear the new words of an imported story likewise, and other stories as they were told",
  params: storyParams,
  body: lineEditSchema,
  response: oneStory.extend({
    /** The line as it is stored: on one line, without control characters, emoji and markup. */
    text: z.string(),
  }),
  errors: [
    "session/required",
    "story/unknown",
    "story/line-unknown",
    "story/line-changed",
    "story/unsuitable",
    "story/edit-refused",
  ],
} as const satisfies Endpoint;
