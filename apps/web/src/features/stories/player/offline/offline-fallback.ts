/** Takes a story's steps in its downloaded copy where the network fails, as the server would. */
import { downloadStory, type StoredScene } from "@codetale/contract/stories/player";
import { takeStep, type StepQuery } from "@codetale/domain/stories/journey";
import { publicScene } from "@codetale/domain/stories/scene-header";
import { SECOND_MS } from "@codetale/domain/time";
import type { z } from "zod";
import { ApiError } from "#lib/http/api-client";
import type { FetchScene } from "../scenes/fetch-scene.ts";
import { isNarrated, type SceneResult } from "../scenes/narrated-scene.ts";
import { TimeoutError, withTimeout } from "../timeout.ts";
import { storyGraphOf } from "../../story-graph.ts";

/** Name of the cache that holds each downloaded story's text and audio by their URLs. */
export const DOWNLOAD_CACHE = "codetale-stories";

/** The URL of a story's copy, on the server and in the cache. */
export function downloadPath(storyId: string): string {
  return downloadStory.path.replace(":storyId", encodeURIComponent(storyId));
}

/** Longest wait for the network where there is a downloaded copy. */
const NETWORK_TIMEOUT_MS = 2.5 * SECOND_MS;

/** The same where the copy has no audio, for which the server holds its answer back a while. */
const AUDIO_TIMEOUT_MS = 8 * SECOND_MS;

/**
 * Asks `fetchScene`; where network or server fail or take longer than `NETWORK_TIMEOUT_MS`, or
 * `AUDIO_TIMEOUT_MS`, the downloaded copy answers if there is one. Other failures of `fetchScene`
 * are passed on.
 */
export function withOfflineFallback(storyId: string, fetchScene: FetchScene): FetchScene {
  return async (wanted, signal, isAhead) => {
    const result = fetchScene(wanted, signal, isAhead);
    const failure = await failureWithin(result, NETWORK_TIMEOUT_MS, signal);
    if (!failure) return result;
    const copy = await sceneFromCopy(storyId, wanted);
    if (!copy) return result;
    const mayBring = failure instanceof TimeoutError && copy !== "end" && !isNarrated(copy);
    if (!mayBring) return copy;
    const remainingMs = AUDIO_TIMEOUT_MS - NETWORK_TIMEOUT_MS;
    return (await failureWithin(result, remainingMs, signal)) ? copy : result;
  };
}

/**
 * How the network failed, or TimeoutError after `ms`; null once `result` has come.
 *
 * @throws any other failure of `result`; every failure once `signal` is aborted
 */
async function failureWithin(
  result: Promise<SceneResult>,
  ms: number,
  signal: AbortSignal,
): Promise<ApiError | TimeoutError | null> {
  try {
    await withTimeout(result, ms, signal);
    return null;
  } catch (error) {
    if (signal.aborted || !isUnreached(error)) throw error;
    return error;
  }
}

/** @returns null where the story was not downloaded or has no such scene */
export async function sceneFromCopy(
  storyId: string,
  wanted: StepQuery,
): Promise<SceneResult | null> {
  if (!("caches" in window)) return null;
  const cache = await caches.open(DOWNLOAD_CACHE);
  const response = await cache.match(downloadPath(storyId));
  if (!response) return null;
  const copy = (await response.json()) as z.output<typeof downloadStory.response>;
  const { scenes, figures, picturesOf } = storyGraphOf(copy.scenes);
  const { stopWords, ordinals } = copy.answerWords;
  const step = takeStep({ scenes }, wanted, { stopWords: new Set(stopWords), ordinals });
  if (!step || step.kind === "end") return step && "end";
  const scene = publicScene(step.scene, figures, picturesOf(step.scene));
  const stored = scenes.find(({ id }) => id === scene.id);
  const choice_audio = stored?.choiceAudio ?? [];
  const facts = { reply: null, isBranch: false, isVoiceComing: false, choice_audio };
  if (step.kind === "ask-again") return { ...scene, ...noNarration, ...facts, isRedirect: true };
  const narration = await narrationIn(cache, stored);
  return { ...scene, ...narration, ...facts, isRedirect: false };
}

const noNarration = { audio: null, word_starts: null };

async function narrationIn(
  cache: Cache,
  scene: Pick<StoredScene, "audio" | "wordStarts"> | undefined,
) {
  const stored = scene?.audio ? await cache.match(scene.audio) : undefined;
  if (!scene || !stored) return noNarration;
  return { audio: await stored.blob(), word_starts: scene.wordStarts };
}

/** A proxy answers with these while the server restarts or is overloaded. */
const PROXY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

function isUnreached(error: unknown): error is ApiError | TimeoutError {
  if (error instanceof TimeoutError) return true;
  if (!(error instanceof ApiError)) return false;
  return error.reason === "network-request-failed" || PROXY_STATUSES.has(error.status);
}
