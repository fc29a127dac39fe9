/** A server of stories that answers from memory. */
import { readSession, type Session } from "@codetale/contract/identity";
import {
  deleteStory,
  importStory,
  listStories,
  renameStory,
  restoreStory,
  shareStory,
  type Story,
} from "@codetale/contract/stories";
import {
  generateStory,
  listGenerations,
  readStorytellers,
  readVoiceStatus,
  type StoryGeneration,
  type StoryRequest,
} from "@codetale/contract/stories-generation";
import { aSession } from "#testing/a-session";
import type { z } from "zod";
import { on, requestsTo, sentTo } from "#testing/server";

type Answer = () => Response | Promise<Response>;

export class FakeLibraryServer {
  session: Session | null = aSession();
  stories: Story[] = [];
  generations: StoryGeneration[] = [];
  modelName: string | null = null;
  voice: Omit<z.output<(typeof readVoiceStatus)["response"]>, "success"> = {
    state: "off",
    received: 0,
    total: 0,
    reason: null,
    languages: { speaking: [], listening: [] },
  };
  /** Answers the next calls in place of the library; null lets it answer. */
  instead: Answer | null = null;

  constructor() {
    on(readSession, () => this.session);
    on(readStorytellers, () => ({
      success: true as const,
      builtin: { languages: ["en"] },
      model: this.modelName === null ? null : { name: this.modelName },
    }));
    on(readVoiceStatus, () => ({ success: true as const, ...this.voice }));
    on(listGenerations, () => ({ success: true as const, generations: this.generations }));
    on(listStories, () => this.instead?.() ?? this.#list());
    on(generateStory, ({ headers }) => this.instead?.() ?? this.#generate(headers));
    for (const change of [renameStory, shareStory, restoreStory, importStory]) {
      on(change, () => this.instead?.() ?? this.#changed());
    }
    on(deleteStory, () => this.instead?.() ?? { success: true as const, message: "" });
  }

  get orders(): StoryRequest[] {
    return sentTo(generateStory);
  }

  /** The idempotency keys of the orders. */
  get keys(): string[] {
    return requestsTo(generateStory).map(({ headers }) => headers.get("idempotency-key") ?? "");
  }

  #list() {
    const { stories } = this;
    return { success: true as const, stories, total: stories.length, languages: ["en", "hi"] };
  }

  #generate(headers: Headers) {
    const id = headers.get("idempotency-key") ?? "";
    const generation = aGeneration({ id, state: "done", storyId: "story-1" });
    return { success: true as const, message: "", story_id: "story-1", generation };
  }

  #changed() {
    return { success: true as const, message: "", story: this.stories[0] ?? aStory() };
  }
}

export function aStory(facts: Partial<Story> = {}): Story {
  return {
    id: "story-1",
    title: "The Bell in the Blanket",
    language: "en",
    level: "6-9",
    learning_objectives: ["sharing"],
    characters: [{ name: "Pip", role: "hero", traits: "brave" }],
    scenes: { fewest: 9, most: 12, total: 24 },
    endings: 3,
    setting: "village",
    cast: ["Pip"],
    isShared: true,
    isOwn: false,
    createdAt: Date.UTC(2026, 0, 5),
    voiced: null,
    ...facts,
  };
}

export function aGeneration(facts: Partial<StoryGeneration> = {}): StoryGeneration {
  return {
    id: "generation-1",
    state: "working",
    progress: { step: "scenes", done: 4, total: 20 },
    storyId: null,
    message: null,
    createdAt: Date.UTC(2026, 0, 5),
    ...facts,
  };
}
