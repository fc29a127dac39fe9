/** A server of stories that answers from memory, at the port where the app meets it: `fetch`. */
import { failures, type ErrorBody, type FailureReason } from "@codetale/contract/errors";
import type { Session } from "@codetale/contract/identity";
import type { Story } from "@codetale/contract/stories";
import type { StoryGeneration, StoryRequest } from "@codetale/contract/stories-generation";
import { vi } from "vitest";
import { aSession } from "#testing/a-session";

type Answer = () => Response | Promise<Response>;

export class FakeLibraryServer {
  session: Session | null = aSession();
  stories: Story[] = [];
  generations: StoryGeneration[] = [];
  modelName: string | null = null;
  voice = {
    state: "off",
    received: 0,
    total: 0,
    reason: null as string | null,
    languages: { speaking: [], listening: [] },
  };
  /** Answers the next calls in place of the library; null lets it answer. */
  instead: Answer | null = null;
  /** The searches of the library's address, in the order they were asked for. */
  readonly asked: string[] = [];
  /** What was posted, by path. */
  readonly sent: { path: string; key: string | null; body: unknown }[] = [];

  constructor() {
    vi.stubGlobal("matchMedia", () => new QuietMediaQuery());
    vi.stubGlobal("scrollTo", () => {});
    Element.prototype.scrollIntoView = () => {};
    vi.stubGlobal("fetch", async (address: string, { method, body, headers }: RequestInit) => {
      const { pathname, search } = new URL(address, "http://stories.test");
      if (pathname === "/onboard/session") return Response.json(this.session);
      if (method === "POST") {
        const key = new Headers(headers).get("idempotency-key");
        const sent = { path: pathname, key, body: JSON.parse(body as string) as unknown };
        this.sent.push(sent);
        return this.instead?.() ?? this.#change(sent);
      }
      return this.#read(pathname, search);
    });
  }

  get orders(): StoryRequest[] {
    return this.sent
      .filter(({ path }) => path === "/generate/")
      .map(({ body }) => body as StoryRequest);
  }

  #read(pathname: string, search: string): Response | Promise<Response> {
    if (pathname === "/stories/storytellers") {
      const model = this.modelName === null ? null : { name: this.modelName };
      return Response.json({ success: true, builtin: { languages: ["en"] }, model });
    }
    if (pathname === "/stories/voice") return Response.json({ success: true, ...this.voice });
    if (pathname === "/stories/generations") {
      return Response.json({ success: true, generations: this.generations });
    }
    this.asked.push(search);
    const { stories } = this;
    return (
      this.instead?.() ??
      Response.json({ success: true, stories, total: stories.length, languages: ["en", "hi"] })
    );
  }

  #change({ path, key }: { path: string; key: string | null }): Response {
    if (path === "/generate/") {
      const generation = aGeneration({ id: key ?? "", state: "done", storyId: "story-1" });
      return Response.json({ success: true, message: "", story_id: "story-1", generation });
    }
    return Response.json({ success: true, message: "", story: this.stories[0] ?? aStory() });
  }
}

/** Of a wide window with a mouse, which matches nothing. */
class QuietMediaQuery extends EventTarget {
  readonly matches = false;
  addListener(): void {}
  removeListener(): void {}
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

export function refusal(reason: FailureReason, more: Partial<ErrorBody> = {}): Response {
  const { code, status, message } = failures[reason];
  const body = { success: false, code, reason, message, requestId: "request-1", ...more };
  return Response.json(body, { status });
}
