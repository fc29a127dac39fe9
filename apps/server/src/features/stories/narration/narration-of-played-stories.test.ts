import { aScene, aStory } from "@codetale/domain/testing/stories";
import { HOUR_MS } from "@codetale/domain/time";
import { describe, expect, it, vi } from "vitest";
import { VoiceServiceError } from "#core/ports/speech";
import {
  aStoryToNarrate,
  isListenedTo,
  openNarrationInMemory,
} from "../testing/open-narration-in-memory.ts";
import type { Narration } from "./narration.service.ts";

let narration: Narration;

describe("[SPLAY-10] while a story is played", () => {
  const told = (id: string) =>
    aStoryToNarrate({
      id,
      scenes: ["start", "two", "three", "four"].map((scene, index, all) =>
        aScene({ id: scene, dialogue: `${id} ${scene}`, nextId: all[index + 1] ?? null }),
      ),
    });
  const newest = told("newest");
  const played = told("played");
  /** Speaks everything; during the second line a listener asks for a scene of `played`. */
  async function narrateWhilePlayed(sceneId: string, priority: "now" | "soon") {
    const world = open([newest, played]);
    const { voice, narrateAll } = world;
    const scene = played.scenes.find(({ id }) => id === sceneId)!;
    let isAsked = false;
    voice.gate = async ({ text }) => {
      if (isAsked || text !== "newest two") return;
      isAsked = true;
      await narration.narrate(played, scene, "dialogue", { atMostMs: HOUR_MS, priority });
    };
    await narrateAll();
    return { ...world, texts: voice.spoken.map(({ text }) => text) };
  }

  it("it comes before a newer one, from where its listener is, and the other goes on after", async () => {
    const { texts } = await narrateWhilePlayed("three", "now");

    expect(texts).toEqual([
      "newest start",
      "newest two",
      "played three",
      "played four",
      "played start",
      "played two",
      "newest three",
      "newest four",
    ]);
  });

  it("it comes from its start where scenes are only fetched ahead", async () => {
    const { texts } = await narrateWhilePlayed("start", "soon");

    expect(texts.slice(2, 6)).toEqual([
      "played start",
      "played two",
      "played three",
      "played four",
    ]);
  });

  it("it comes first again after a newer one was made", async () => {
    const { voice, voices, narrateAll } = open([played]);
    voice.gate = async ({ text }) => {
      if (text !== "played two") return;
      voices.stories.unshift(newest);
      narration.wake();
    };
    await narrateLine(played);
    await narrateAll();

    const texts = voice.spoken.map(({ text }) => text);
    expect(texts.slice(0, 4).every((text) => text.startsWith("played"))).toBe(true);
    expect(texts).toHaveLength(8);
  });

  async function narrateLine(story: typeof played): Promise<void> {
    const order = { atMostMs: HOUR_MS, priority: "now" } as const;
    await narration.narrate(story, story.scenes[0]!, "dialogue", order);
  }
});

describe("[SPLAY-10] audio that is missing", () => {
  const scene = aStory().scenes.at(-1);
  const isComing = () => narration.isComing(aStoryToNarrate(), scene!, "dialogue");

  it.each([
    ["starting", true],
    ["ready", true],
    ["fetching", false],
    ["unavailable", false],
    ["off", false],
  ] as const)("while the voice is %s, is on its way: %j", async (state, expected) => {
    open([], { retryMs: HOUR_MS }, { state });
    await vi.waitFor(() => expect(isComing()).toBe(expected));
  });

  it("is not on its way where the voice does not speak the language", async () => {
    open([], { retryMs: HOUR_MS }, { languages: ["fr"] });
    await vi.waitFor(() => expect(isComing()).toBe(false));
  });

  it.each([
    ["refused", false],
    ["timeout", true],
    ["unavailable", true],
  ] as const)("after the voice has said “%s”, is on its way: %j", async (reason, expected) => {
    const { voice, untilReady } = open([aStoryToNarrate()], {}, { gate: isListenedTo });
    await untilReady();
    voice.failure = new VoiceServiceError(reason);
    const order = { atMostMs: HOUR_MS, priority: "now" } as const;
    await narration.narrate(aStoryToNarrate(), scene!, "dialogue", order);

    expect(isComing()).toBe(expected);
  });
});

function open(...world: Parameters<typeof openNarrationInMemory>) {
  const opened = openNarrationInMemory(...world);
  ({ narration } = opened);
  return opened;
}
