/** Reads the server's answer to a step: audio with the scene in a header, or JSON without audio. */
import {
  BRANCH_HEADER,
  REDIRECT_HEADER,
  SCENE_HEADER,
  type PlayerScene,
  type SceneWithoutAudio,
} from "@codetale/contract/stories/player";
import { isJson } from "#lib/http/api-client";
import { castOf } from "../../older-cast.ts";
import { StreamingAudio } from "../narration/streaming-audio.ts";
import type { SceneResult, NarrationAudio } from "./narrated-scene.ts";

/** The server's answer holds no scene. */
export class NoSceneError extends Error {}

/**
 * @param known the scene to assume where an answer with audio names none
 * @throws NoSceneError; Error where complete audio cannot be read
 */
export async function readSceneResponse(
  response: Response,
  known: PlayerScene | null = null,
): Promise<SceneResult> {
  const isRedirect = response.headers.get(REDIRECT_HEADER) === "1";
  const isBranch = response.headers.get(BRANCH_HEADER) === "1";
  if (!isJson(response)) {
    const scene = sceneIn(parsed(response.headers.get(SCENE_HEADER))) ?? known;
    if (!scene) throw new NoSceneError("The answer has no scene");
    const audio = await audioIn(response);
    return { ...scene, audio, isVoiceComing: false, isRedirect, isBranch };
  }
  const body = (await response.json()) as Partial<SceneWithoutAudio>;
  if (body.end) return "end";
  const scene = sceneIn(body.scene);
  if (!scene) throw new NoSceneError("The answer has no scene");
  return {
    ...scene,
    audio: null,
    isVoiceComing: body.is_voice_coming ?? false,
    isRedirect: isRedirect || scene.reply !== null,
    isBranch,
  };
}

/** Audio that is still being generated has no `content-length`; complete audio is read whole. */
async function audioIn({ body, headers }: Response): Promise<NarrationAudio | null> {
  const length = headers.get("content-length");
  if (!body || length === "0") return null;
  const audio = new StreamingAudio(body, headers.get("content-type") ?? "");
  return length === null ? audio : audio.untilWhole();
}

function parsed(header: string | null): unknown {
  try {
    return JSON.parse(header ?? "null");
  } catch {
    return null;
  }
}

/** Null where id or text are missing; other fields that an older server leaves out get defaults. */
function sceneIn(value: unknown): PlayerScene | null {
  if (typeof value !== "object" || value === null) return null;
  const scene = value as Partial<PlayerScene>;
  const { id, dialogue, choices = [] } = scene;
  if (typeof id !== "string" || typeof dialogue !== "string") return null;
  const cast = castOf(scene.cast ?? []);
  return { ...defaults, prompt_for_user: choices.length > 0, ...scene, id, dialogue, cast };
}

const defaults = {
  title: "",
  speaker: null,
  choices: [],
  choice_pictures: [],
  next_id: null,
  setting: "",
  sky: "day",
  thing: null,
  word_starts: null,
  reply: null,
  choice_audio: [],
} satisfies Partial<PlayerScene>;
