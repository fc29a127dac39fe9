/** Asks the server for the next scene. */
import { PREFETCH_HEADERS, nextScene } from "@codetale/contract/stories/player";
import type { StepQuery } from "@codetale/domain/stories/journey";
import { callForResponse, ApiError } from "#lib/http/api-client";
import { NoSceneError, readSceneResponse } from "./scene-response.ts";
import type { LinkHeaders } from "../linked-story.ts";
import type { SceneResult } from "./narrated-scene.ts";
import { playerError, type PlayerError } from "../playback/player-error.ts";

/** `isAhead`: the listener does not wait for it yet, so the server may serve others first. */
export type FetchScene = (
  wanted: StepQuery,
  signal: AbortSignal,
  isAhead: boolean,
) => Promise<SceneResult>;

/** The returned function throws ApiError | NoSceneError. */
export function sceneFetcher(storyId: string, linkHeaders: LinkHeaders = {}): FetchScene {
  return async ({ sceneId, answer }, signal, isAhead) => {
    const body = { story_id: storyId, current_scene_id: sceneId, user_choice: answer };
    const headers = { ...linkHeaders, ...(isAhead && PREFETCH_HEADERS) };
    return readSceneResponse(await callForResponse(nextScene, { body, signal, headers }));
  };
}

/** The error to show for a failed step. */
export function sceneFetchError(error: unknown): PlayerError {
  if (error instanceof NoSceneError) return playerError("no-scene");
  return playerError("fetch", error instanceof ApiError ? error.message : null);
}
