import { readStory, type Story } from "@codetale/contract/stories";
import {
  nextScene,
  speechToText,
  warmUpRecognition,
  type PlayerScene,
} from "@codetale/contract/stories/player";
import { on, refusal } from "#testing/server";
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
  recognition: Answer = () => Response.json({ success: true, transcript: "Row the boat" });

  constructor() {
    on(readStory, () => this.#details());
    on(nextScene, ({ body }) => this.#step(`${body.current_scene_id}/${body.user_choice}`));
    on(speechToText, () => this.recognition());
    on(warmUpRecognition, { success: true });
  }

  #details() {
    if (!this.story) return refusal("story/unknown");
    return { success: true as const, story: this.story, childrens_info: null };
  }

  #step(key: string): Response | Promise<Response> {
    this.asked.push(key);
    return this.steps.get(key)?.() ?? refusal("story/scene-unknown");
  }
}

/** @param isVoiceComing whether the server says that its voice is on its way */
export function withoutNarration(
  scene: PlayerScene,
  headers: Record<string, string> = {},
  isVoiceComing = false,
): Response {
  const body = { success: true, end: false, scene, is_voice_coming: isVoiceComing };
  return Response.json(body, { headers });
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
