import { failures, type FailureReason } from "@codetale/contract/errors";
import type { Story } from "@codetale/contract/stories";
import type { PlayerScene } from "@codetale/contract/stories-player";
import { vi } from "vitest";
import { aStory } from "./a-story.ts";
import type { FakeAudioStream } from "./fake-audio-stream.ts";
import { aPlayerScene, aQuestion } from "./a-scene.ts";

type Answer = () => Response | Promise<Response>;

const river = aPlayerScene({ next_id: "fork" });
const boat = aPlayerScene({
  id: "boat",
  title: "On the water",
  speaker: "Lila",
  dialogue: "They took turns.",
  next_id: null,
});
const owl = { ...boat, id: "owl", title: "In the tree", dialogue: "The owl carried them." };

/** The server as the player meets it: one story without a voice, unless a test says otherwise. */
export class FakeStoryServer {
  story: Story | null = aStory();
  /** What was asked of `/next_scene/`. */
  readonly asked: string[] = [];
  readonly steps = new Map<string, Answer>([
    ["start/null", () => withoutNarration(river)],
    ["fork/null", () => withoutNarration(aQuestion())],
    ["fork/Row the boat", () => withoutNarration(boat)],
    ["fork/Ask the owl", () => withoutNarration(owl)],
    ["null/null", () => Response.json({ success: true, end: true, scene: null })],
  ]);
  hears: Answer = () => Response.json({ success: true, transcript: "Row the boat" });

  constructor() {
    vi.stubGlobal("fetch", async (address: string, init: RequestInit) =>
      this.#answer(address, init.body),
    );
  }

  #answer(address: string, body: RequestInit["body"]): Response | Promise<Response> {
    switch (address) {
      case "/onboard/session":
        return Response.json(null);
      case "/stories/s1/details":
        return this.story
          ? Response.json({ success: true, story: this.story, childrens_info: null })
          : refusal("story/unknown");
      case "/next_scene/":
        return this.#step(JSON.parse(body as string) as NextSceneBody);
      case "/speech_to_text/":
        return this.hears();
      default:
        throw new TypeError(`The fake server knows no ${address}`);
    }
  }

  #step({ current_scene_id, user_choice }: NextSceneBody): Response | Promise<Response> {
    const key = `${current_scene_id}/${user_choice}`;
    this.asked.push(key);
    return this.steps.get(key)?.() ?? refusal("story/scene-unknown");
  }
}

interface NextSceneBody {
  current_scene_id: string | null;
  user_choice: string | null;
}

export function withoutNarration(
  scene: PlayerScene,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ success: true, end: false, scene }, { headers });
}

export function withNarration(scene: PlayerScene, headers: Record<string, string> = {}): Response {
  return new Response("a voice", {
    headers: {
      "content-type": "audio/mpeg",
      "content-length": "7",
      "x-scene-data": JSON.stringify(scene),
      ...headers,
    },
  });
}

/** The scene while its voice is still being spoken. */
export function withStreamedNarration(scene: PlayerScene, voice: FakeAudioStream): Response {
  return voice.response({ "x-scene-data": JSON.stringify(scene) });
}

export function refusal(reason: FailureReason): Response {
  const { code, status, message } = failures[reason];
  return Response.json({ success: false, code, reason, message, requestId: "r1" }, { status });
}
