import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  cacheFirst,
  networkFirst,
  deleteOutdatedFiles,
  cacheAppFiles,
  cacheOfflinePage,
  isAppCached,
  type AppFiles,
} from "./app-cache.ts";

const site = "http://codetale.example";
const shell: AppFiles = {
  page: "/",
  servedPage: "/app",
  offlinePage: "/offline.html",
  offlineFiles: ["/scheme.js"],
  unversioned: ["/scheme.js"],
  files: ["/assets/app-2.js"],
};

const stored = new Map<string, string>();
const fetched: string[] = [];
let isOnline: boolean;
let delayMs: number;

beforeEach(() => {
  stored.clear();
  fetched.length = 0;
  isOnline = true;
  delayMs = 0;
  vi.useFakeTimers();
  vi.stubGlobal("Request", RequestOnSite);
  vi.stubGlobal("caches", { open: async () => cache });
  // Not the network of the other tests: a worker fetches files of the site, no calls of the contract.
  vi.stubGlobal("fetch", async (request: Request | string) => {
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (!isOnline) throw new TypeError("offline");
    return new Response(`new ${keyOf(request)}`);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Addresses in a worker are seen from its site. */
class RequestOnSite extends Request {
  constructor(input: string | Request, init?: RequestInit) {
    super(typeof input === "string" ? new URL(input, site) : input, init);
  }
}

const cache = {
  match: async (key: Request | string) =>
    stored.has(keyOf(key)) ? new Response(stored.get(keyOf(key))) : undefined,
  addAll: async (keys: (Request | string)[]) => {
    for (const key of keys) {
      fetched.push(keyOf(key));
      stored.set(keyOf(key), `kept ${keyOf(key)}`);
    }
  },
  put: async (key: string, answer: Response) => {
    fetched.push(keyOf(key));
    stored.set(keyOf(key), (await answer.text()).replace("new", "kept"));
  },
  keys: async () => [...stored.keys()].map((url) => ({ url })),
  delete: async ({ url }: { url: string }) => stored.delete(url),
};

function keyOf(key: Request | string): string {
  return new URL(typeof key === "string" ? key : key.url, site).href;
}

async function textOf(response: Promise<Response>): Promise<string> {
  const [answer] = await Promise.all([response, vi.advanceTimersByTimeAsync(10_000)]);
  return answer.text();
}

it("keeps the page, what goes with it, and the app's files", async () => {
  await cacheAppFiles(shell);

  expect(fetched).toEqual([`${site}/assets/app-2.js`, `${site}/scheme.js`, `${site}/`]);
});

it("fetches of a new version what is new, and then drops what only the old one had", async () => {
  await cacheOfflinePage(shell);
  await cacheAppFiles({ ...shell, files: ["/assets/app-1.js", "/assets/face.woff2"] });
  const next = { ...shell, files: ["/assets/app-2.js", "/assets/face.woff2"] };
  fetched.length = 0;

  await cacheAppFiles(next);
  expect(fetched).toEqual([`${site}/assets/app-2.js`, `${site}/scheme.js`, `${site}/`]);
  expect(stored.has(`${site}/assets/app-1.js`)).toBe(true);

  await deleteOutdatedFiles(next);
  expect([...stored.keys()].sort()).toEqual(
    ["/", "/assets/app-2.js", "/assets/face.woff2", "/offline.html", "/scheme.js"].map(
      (path) => site + path,
    ),
  );
});

it("answers with the newest page, and with the kept one when there is no network", async () => {
  await cacheAppFiles(shell);
  const request = new Request("/stories/play/s1");
  expect(await textOf(networkFirst(request, shell.page))).toBe(`new ${request.url}`);

  isOnline = false;
  expect(await textOf(networkFirst(request, shell.page))).toBe("kept http://codetale.example/app");
});

it("keeps but a small page where the app was not asked for, and answers with it without a network", async () => {
  await cacheOfflinePage(shell);
  expect(fetched).toEqual([`${site}/offline.html`, `${site}/scheme.js`]);
  expect(await isAppCached(shell)).toBe(false);
  const request = new Request("/my_schedule");
  const open = () => textOf(networkFirst(request, shell.page, shell.offlinePage));
  expect(await open()).toBe(`new ${request.url}`);

  isOnline = false;
  expect(await open()).toBe(`kept ${site}/offline.html`);
});

it("answers with the app where it is kept, and fails where nothing is", async () => {
  isOnline = false;
  const open = () =>
    textOf(networkFirst(new Request("/my_schedule"), shell.page, shell.offlinePage));
  await expect(open()).rejects.toThrow("offline");

  isOnline = true;
  await cacheOfflinePage(shell);
  await cacheAppFiles(shell);
  isOnline = false;
  expect(await isAppCached(shell)).toBe(true);
  expect(await open()).toBe(`kept ${site}/app`);
});

it("does not wait for a network that does not answer", async () => {
  await cacheAppFiles(shell);
  delayMs = 60_000;
  const request = new Request("/stories/play/s1");

  expect(await textOf(networkFirst(request, shell.page))).toBe("kept http://codetale.example/app");
});

it("waits for the network where nothing is kept", async () => {
  delayMs = 8_000;
  const request = new Request("/home");

  expect(await textOf(networkFirst(request, shell.page))).toBe(`new ${request.url}`);
});

it("answers with a kept file without asking, and asks for any other", async () => {
  await cacheAppFiles(shell);
  const [file = ""] = shell.files;

  expect(await textOf(cacheFirst(new Request(file)))).toBe(`kept ${site}${file}`);
  const other = new Request("/assets/other.js");
  expect(await textOf(cacheFirst(other))).toBe(`new ${other.url}`);
});
