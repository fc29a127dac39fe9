/** A server of stories that answers from memory. */
import { readSession, type Session } from "@codetale/contract/identity";
import {
  deleteStory,
  importStory,
  listStories,
  MOST_STORIES_COUNTED,
  renameStory,
  restoreStory,
  shareStory,
  type Story,
} from "@codetale/contract/stories";
import {
  generateStory,
  listGenerations,
  readStorytellers,
  readStoryWords,
  readVoiceStatus,
  understandWishes,
  type StoryGeneration,
  type StoryRequest,
} from "@codetale/contract/stories/generation";
import {
  agreeToProvider,
  readProviders,
  type Provider,
} from "@codetale/contract/stories/providers";
import { aShownFigure } from "@codetale/domain/testing/stories";
import { aSession } from "#testing/a-session";
import type { z } from "zod";
import { on, refusal, requestsTo, sentTo } from "#testing/server";

type Answer = () => Response | Promise<Response>;

export class FakeLibraryServer {
  session: Session | null = aSession();
  stories: Story[] = [];
  /** Whether there are more stories than are counted. */
  isMore = false;
  generations: StoryGeneration[] = [];
  modelName: string | null = null;
  voice: Omit<z.output<(typeof readVoiceStatus)["response"]>, "success"> = {
    state: "off",
    received: 0,
    total: 0,
    reason: null,
    languages: { speaking: [], listening: [] },
  };
  /** The outside services, and when the parent agreed to them. */
  providers: Provider[] = [];
  /** What the storyteller knows; a text means the entry whose name is in it. */
  words: Omit<z.output<(typeof readStoryWords)["response"]>, "success"> = {
    themes: [
      { id: "sharing", family: "behaviour", name: "sharing" },
      { id: "turns", family: "behaviour", name: "taking turns" },
      { id: "death", family: "hard", name: "a death" },
    ],
    interests: [
      { id: "trains", name: "trains" },
      { id: "moon", name: "the moon" },
    ],
    roles: [{ id: "dragon", name: "a dragon" }],
    traits: [
      { id: "brave", name: "brave" },
      { id: "shy", name: "shy" },
    ],
  };
  /** The themes that a language model finds, by texts that it is asked about. */
  modelFinds: Readonly<Record<string, string>> = {};
  /** What importing a story changes in it. */
  repairs: string[] = [];
  /** Answers the next calls in place of the library; null lets it answer. */
  instead: Answer | null = null;

  constructor() {
    on(readSession, () => this.session);
    on(readStorytellers, () => ({
      success: true as const,
      builtin: { languages: ["en"] },
      model: this.modelName === null ? null : { name: this.modelName },
    }));
    on(readProviders, () => ({ success: true as const, providers: this.providers }));
    on(agreeToProvider, ({ body: { use, isAgreed } }) => {
      this.providers = this.providers.map((provider) =>
        provider.use === use
          ? { ...provider, agreedAt: isAgreed ? Date.UTC(2026, 2, 2) : null }
          : provider,
      );
      return { success: true as const, providers: this.providers };
    });
    on(readStoryWords, () => ({ success: true as const, ...this.words }));
    on(understandWishes, ({ body }) => this.#understand(body));
    on(readVoiceStatus, () => ({ success: true as const, ...this.voice }));
    on(listGenerations, () => ({ success: true as const, generations: this.generations }));
    on(listStories, () => this.instead?.() ?? this.#list());
    on(generateStory, ({ headers }) => this.instead?.() ?? this.#generate(headers));
    on(importStory, () => this.instead?.() ?? { ...this.#changed(), repairs: this.repairs });
    for (const change of [renameStory, shareStory, restoreStory]) {
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
    const { stories, isMore } = this;
    return {
      success: true as const,
      stories,
      total: isMore ? MOST_STORIES_COUNTED : stories.length,
      isMore,
      languages: ["en", "hi"],
    };
  }

  #generate(headers: Headers) {
    const id = headers.get("idempotency-key") ?? "";
    const generation = aGeneration({ id, state: "done", storyId: "story-1" });
    return { success: true as const, message: "", story_id: "story-1", generation };
  }

  #understand(asked: z.output<(typeof understandWishes)["body"]>) {
    if (!/english/i.test(asked.story_language)) return refusal("story/language-unknown");
    const { themes, interests, roles, traits } = this.words;
    const read = (words: string, known: readonly { id: string; name: string }[]) => ({
      words,
      means: known.find(({ name }) => words.includes(name))?.id ?? null,
    });
    const parts = (typed: string, known: readonly { id: string; name: string }[]) =>
      typed.split(", ").flatMap((words) => (words === "" ? [] : [read(words, known)]));
    return {
      success: true as const,
      objectives: asked.learning_objectives.map((text, at) => {
        const found = this.modelFinds[asked.objectives_for_model?.[at] ?? ""] ?? null;
        const own = asked.objective_themes?.[at] ?? read(text, themes).means;
        const chosen = own ?? found;
        const theme = chosen === "mention" ? null : chosen;
        const note = theme === "death" ? "The story will say that somebody died." : null;
        return { theme, nearest: ["turns"], note, isFoundByModel: own === null && found !== null };
      }),
      interests: asked.interests.map((typed) => parts(typed, interests)),
      characters: asked.characters.map((one) => ({
        role: read(one.role, roles),
        traits: [
          ...parts(one.traits, traits).map((part) => ({ ...part, isInRole: false })),
          ...traits
            .filter(({ name }) => one.role.includes(name))
            .map(({ id, name }) => ({ words: name, means: id, isInRole: true })),
        ],
        look: { kind: /dragon/.test(one.role) ? "dragon" : "person", age: "adult" } as const,
      })),
    };
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
    sky: "dusk",
    cast: [aShownFigure("Pip")],
    isShared: true,
    isOwn: false,
    isAuthored: false,
    isTakenDown: false,
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
