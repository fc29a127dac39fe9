/** Reads the server's answer to a step: audio with the scene in a header, or JSON without audio. */
import {
  REDIRECT_HEADER,
  SCENE_HEADER,
  type PlayerScene,
  type SceneWithoutAudio,
} from "@codetale/contract/stories-player";
import { isJson } from "#lib/http/api-client";
import { StreamingAudio } from "../narration/streaming-audio.ts";
import type { SceneResult, NarrationAudio } from "./narrated-scene.ts";

/** The server's answer holds no scene. */
export class NoSceneError extends Error {
  constructor() {
    super("The answer has no scene");
    this.name = "NoSceneError";
  }
}

/**
 * @param known the scene to assume where an answer with audio names none
 * @throws NoSceneError; Error where complete audio cannot be read
 */
export async function readSceneResponse(
  response: Response,
  known: PlayerScene | null = null,
): Promise<SceneResult> {
  return isJson(response) ? readJson(response) : readVoice(response, known);
}

async function readJson(response: Response): Promise<SceneResult> {
  const { end, scene } = (await response.json()) as Partial<SceneWithoutAudio>;
  if (end) return { kind: "end" };
  const whole = sceneIn(scene);
  if (!whole) throw new NoSceneError();
  const isRedirect = asksAgain(response) || whole.reply !== null;
  return { kind: "scene", told: { scene: whole, audio: null, isRedirect } };
}

async function readVoice(response: Response, known: PlayerScene | null): Promise<SceneResult> {
  const scene = sceneIn(parsed(response.headers.get(SCENE_HEADER))) ?? known;
  if (!scene) throw new NoSceneError();
  const told = { scene, audio: await soundIn(response), isRedirect: asksAgain(response) };
  return { kind: "scene", told };
}

/** Audio that is still being generated has no `content-length`; complete audio is read whole. */
async function soundIn({ body, headers }: Response): Promise<NarrationAudio | null> {
  const length = headers.get("content-length");
  if (!body || length === "0") return null;
  const sound = new StreamingAudio(body, headers.get("content-type") ?? "");
  return length === null ? sound : sound.untilWhole();
}

function asksAgain({ headers }: Response): boolean {
  return headers.get(REDIRECT_HEADER) === "1";
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
  if (typeof scene.id !== "string" || typeof scene.dialogue !== "string") return null;
  const known = Object.entries(scene).filter(([, fact]) => fact !== undefined);
  const asks = (scene.choices ?? []).length > 0;
  return { ...emptyScene, prompt_for_user: asks, ...Object.fromEntries(known) };
}

const emptyScene: PlayerScene = {
  id: "",
  title: "",
  speaker: null,
  dialogue: "",
  choices: [],
  prompt_for_user: false,
  next_id: null,
  setting: "",
  cast: [],
  word_starts: null,
  reply: null,
};
