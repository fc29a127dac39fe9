/** What follows in a story, asked of the server. */
import { AHEAD_HEADERS, nextScene } from "@codetale/contract/story-player";
import type { StepWanted } from "@codetale/domain/stories/journey";
import { answerTo, ApiError } from "#lib/api-client";
import { NoSceneError, readAnswer } from "./read-answer.ts";
import type { Answer } from "./told.ts";
import { troubleOf, type Trouble } from "./trouble.ts";

/** `isAhead`: nobody waits for it yet. */
export type TakeStep = (
  wanted: StepWanted,
  signal: AbortSignal,
  isAhead: boolean,
) => Promise<Answer>;

/** @throws ApiError | NoSceneError */
export function stepsOf(storyId: string): TakeStep {
  return async ({ sceneId, answer }, signal, isAhead) => {
    const body = { story_id: storyId, current_scene_id: sceneId, user_choice: answer };
    const headers = isAhead ? AHEAD_HEADERS : {};
    return readAnswer(await answerTo(nextScene, { body, signal, headers }));
  };
}

/** What is said when a step could not be had. */
export function troubleWithStep(error: unknown): Trouble {
  if (error instanceof NoSceneError) return troubleOf("no-scene");
  return troubleOf("fetch", error instanceof ApiError ? error.message : null);
}
