import { downloadStory } from "@codetale/contract/stories/player";
import { afterEach, beforeEach, vi } from "vitest";
import { on } from "#testing/server";
import { aDownload } from "./a-story.ts";

/** The browser's store of answers, in memory. */
export class FakeCaches {
  readonly stored = new Map<string, Response>();
  /** Fetches what is added. */
  fetch: (address: string) => Response | undefined = () => undefined;

  constructor() {
    const cache = {
      match: async (key: RequestInfo | URL) => this.stored.get(pathOf(key))?.clone(),
      put: async (key: RequestInfo | URL, response: Response) =>
        void this.stored.set(pathOf(key), response),
      add: async (key: RequestInfo | URL) => {
        const response = this.fetch(pathOf(key));
        if (!response?.ok) throw new TypeError("not fetched");
        this.stored.set(pathOf(key), response);
      },
      addAll: async (keys: (RequestInfo | URL)[]) => {
        for (const key of keys) await cache.add(key);
      },
      keys: async () =>
        [...this.stored.keys()].map((path) => ({ url: `http://codetale.example${path}` })),
      delete: async (key: RequestInfo | URL) => this.stored.delete(pathOf(key)),
    };
    vi.stubGlobal("caches", { open: async () => cache });
  }
}

function pathOf(key: RequestInfo | URL): string {
  const address = typeof key === "string" ? key : "url" in key ? key.url : key.href;
  return new URL(address, "http://codetale.example").pathname;
}

/** Before each test a browser that has stored nothing, and a server with a story and two of its voices. */
export function anEmptyBrowser(): { readonly caches: FakeCaches } {
  const browser = { caches: new FakeCaches() };
  beforeEach(() => {
    localStorage.clear();
    browser.caches = new FakeCaches();
    browser.caches.fetch = (path) => (/a1$|c1$/.test(path) ? new Response("a voice") : undefined);
    on(downloadStory, () => Response.json(aDownload()));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return browser;
}
