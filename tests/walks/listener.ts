/** A listener of one story: the product's own player, on the server's own routes, without a page. */
import { PREFETCH_HEADERS } from "@codetale/contract/stories/player";
import type { Story } from "@codetale/contract/stories";
import { vi } from "vitest";
import type { NarrationApp } from "../../apps/server/src/features/stories/testing/open-narration.ts";
import { StoryPlayer } from "../../apps/web/src/features/stories/player/playback/story-player.ts";
import { readSceneResponse } from "../../apps/web/src/features/stories/player/scenes/scene-response.ts";
import type { FetchScene } from "../../apps/web/src/features/stories/player/scenes/fetch-scene.ts";

const SCENE_MS = 4_000;
const TICK_MS = 20;
/** A walk that takes longer hangs. */
const MOST_TICKS = 60_000;

/** What a walk was like. */
export interface Walk {
  /** Texts of scenes that were heard. */
  heard: string[];
  /** Texts of scenes that nothing read aloud. */
  silent: string[];
  /** How often the player said that a voice was on its way. */
  waits: number;
}

interface ListenerDeps {
  narration: NarrationApp;
  storyId: string;
  /** The texts of the story's scenes: what else is narrated are its choices. */
  texts: ReadonlySet<string>;
  /** Called with the scene that the listener waits for. */
  onUrgent: (sceneId: string) => void;
}

/** Plays the story from its first scene to an end. @param random 0 to 1; picks the choices */
export async function walk(deps: ListenerDeps, random: () => number): Promise<Walk> {
  const { narration, storyId } = deps;
  const walked: Walk = { heard: [], silent: [], waits: 0 };
  const player = playerOf(deps, walked);
  player.state.subscribe(() => {
    const { phase, isUnvoiced, scene } = player.state.get();
    if (phase === "awaiting-voice") walked.waits += 1;
    if (phase === "reading" || isUnvoiced) walked.silent.push(scene?.dialogue ?? "");
  });
  const stop = player.start();
  const { story } = (await narration.app.details(storyId)).json<{ story: Story }>();
  player.setStory(story);
  const { app } = narration;
  await until(app, () => player.opening.get() === "ready");
  player.send({ type: "play", path: [] });
  for (;;) {
    await until(app, () => ["asking", "ended", "failed"].includes(player.state.get().phase));
    const { phase, scene } = player.state.get();
    if (phase !== "asking" || !scene) break;
    player.send({ type: "choose", index: Math.floor(random() * scene.choices.length) });
  }
  const { phase } = player.state.get();
  stop();
  if (phase !== "ended") throw new Error(`The story is ${phase}.`);
  return walked;
}

/** Lets time pass, of which the embedded database, the server and its files take none. */
export async function until(
  { clock }: NarrationApp["app"],
  isReached: () => boolean,
): Promise<void> {
  for (let tick = 0; !isReached(); tick += 1) {
    if (tick > MOST_TICKS) throw new Error("This takes for ever.");
    do await new Promise(setImmediate);
    while (isFileOpen());
    clock.advance(TICK_MS);
    vi.advanceTimersByTime(TICK_MS);
  }
}

/** Whether Node reads or writes a file: narrations are kept in files. */
function isFileOpen(): boolean {
  return process.getActiveResourcesInfo().some((name) => name.startsWith("FSReq"));
}

function playerOf({ narration, storyId, texts, onUrgent }: ListenerDeps, walked: Walk) {
  const fetchScene: FetchScene = async ({ sceneId, answer }, signal, isAhead) => {
    if (!isAhead && sceneId !== null && answer === null) onUrgent(sceneId);
    const headers = isAhead ? PREFETCH_HEADERS : {};
    const given = answer === null ? {} : { answer };
    const { rawPayload, ...response } = await narration.app.next(storyId, sceneId, {
      headers,
      ...given,
    });
    signal.throwIfAborted();
    const sent = new Headers(Object.entries(response.headers).map(([k, v]) => [k, String(v)]));
    const status = response.statusCode;
    return readSceneResponse(new Response(new Uint8Array(rawPayload), { status, headers: sent }));
  };
  return new StoryPlayer(storyId, {
    fetchScene,
    fetchChoiceAudio: () => Promise.reject(new Error("Choices are not heard here.")),
    narrator: {
      unlock: () => {},
      pause: () => {},
      resume: () => {},
      stop: () => {},
      narrate: ({ text, audio }, listener) => {
        if (!texts.has(text)) return queueMicrotask(listener.onDone);
        (audio ? walked.heard : walked.silent).push(text);
        if (audio) setTimeout(listener.onDone, SCENE_MS);
        else queueMicrotask(listener.onFailed);
      },
    },
    recordAnswer: unheardOf,
    recognizeAnswer: unheardOf,
    prepareRecognition: unheardOf,
  });
}

function unheardOf(): never {
  throw new Error("This listener does not speak.");
}
