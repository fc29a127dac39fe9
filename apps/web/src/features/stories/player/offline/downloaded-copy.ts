/** Takes a story's steps in its downloaded copy, by the same rules as the server. */
import { downloadStory, type StoredScene } from "@codetale/contract/stories-player";
import type { AnswerWords } from "@codetale/domain/stories/answers/match-answer";
import type { Scene, StoryGraph } from "@codetale/domain/stories/graph";
import { takeStep, type StepQuery } from "@codetale/domain/stories/journey";
import { publicScene } from "@codetale/domain/stories/scene-header";
import type { z } from "zod";
import type { SceneResult } from "../scenes/narrated-scene.ts";
import { DOWNLOAD_CACHE } from "./download-index.ts";

type Copy = z.output<typeof downloadStory.response>;

/** The URL of a story's copy, on the server and in the cache. */
export function downloadPath(storyId: string): string {
  return downloadStory.path.replace(":storyId", encodeURIComponent(storyId));
}

/** @returns null where the story was not downloaded or has no such scene */
export async function sceneFromCopy(
  storyId: string,
  wanted: StepQuery,
): Promise<SceneResult | null> {
  if (!("caches" in window)) return null;
  const cache = await caches.open(DOWNLOAD_CACHE);
  const stored = await cache.match(downloadPath(storyId));
  if (!stored) return null;
  const copy = (await stored.json()) as Copy;
  const step = takeStep(graphOf(copy), wanted, wordsOf(copy));
  if (!step || step.kind === "end") return step && { kind: "end" };
  const isRedirect = step.kind === "ask-again";
  const voice = isRedirect ? silent : await voiceOf(copy, step.scene.id, cache);
  const scene = { ...publicScene(step.scene), word_starts: voice.wordStarts, reply: null };
  return { kind: "scene", told: { scene, audio: voice.audio, isRedirect } };
}

const silent = { audio: null, wordStarts: null };

async function voiceOf({ scenes }: Copy, sceneId: string, cache: Cache) {
  const scene = scenes.find(({ id }) => id === sceneId);
  const stored = scene?.audio ? await cache.match(scene.audio) : undefined;
  if (!scene || !stored) return silent;
  return { audio: await stored.blob(), wordStarts: scene.wordStarts };
}

function graphOf({ scenes }: Copy): StoryGraph {
  return { scenes: scenes.map(sceneOf) };
}

/** `teaches` and `shows` serve the checks on a generated story; the player does not use them. */
function sceneOf(stored: StoredScene): Scene {
  const { id, title, speaker, dialogue, choices, nextId, ending, setting, cast } = stored;
  return {
    ...{ id, title, speaker, dialogue, choices, nextId, ending, setting, cast },
    ...{ teaches: [], shows: [] },
  };
}

function wordsOf({ answerWords }: Copy): AnswerWords {
  return { stopWords: new Set(answerWords.stopWords), ordinals: answerWords.ordinals };
}
