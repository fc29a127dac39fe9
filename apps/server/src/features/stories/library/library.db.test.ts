import {
  LONGEST_TITLE,
  deleteStory,
  renameStory,
  restoreStory,
  shareStory,
  type Story,
} from "@codetale/contract/stories";
import { HOUR_MS, MINUTE_MS } from "@codetale/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import type { Actor } from "#core/access/actor";
import { stories } from "#platform/db/schema/stories";
import { openStoriesApp, type StoriesApp } from "../testing/open-stories-app.ts";
import { storyRowOf } from "../testing/story-row.ts";

interface Listed {
  stories: Story[];
  total: number;
  isMore: boolean;
}

let app: StoriesApp;
let other: Actor;
beforeAll(async () => {
  app = await openStoriesApp();
  other = await app.aLearner();
});
afterAll(() => app.close());
beforeEach(() => app.empty());

describe("[SLIB-1] the list", () => {
  it("is empty while there are no stories", async () => {
    for (const as of [app.lena, null]) {
      expect((await app.list({}, as)).json()).toEqual({
        success: true,
        stories: [],
        total: 0,
        isMore: false,
        languages: [],
      });
    }
  });

  it("has one's own and those that others share, latest first", async () => {
    const own = await app.aStory({ createdAt: 1 });
    const shared = await app.aStory({ owner: other, shared: true, createdAt: 2 });
    const hidden = await app.aStory({ owner: other, createdAt: 3 });
    const latest = await app.aStory({ createdAt: 4 });

    expect(await ids(app.lena)).toEqual([latest, shared, own]);
    expect(await ids(other)).toEqual([hidden, shared]);
    expect(await ids(null)).toEqual([shared]);
    expect(await ids(await app.aCoder())).toEqual([shared]);
    expect(await ids(app.lena, { whose: "mine" })).toEqual([latest, own]);
    expect(await ids(null, { whose: "mine" })).toEqual([]);
  });

  it("has pages of 60, and each says how many there are in all", async () => {
    await copies(await app.aStory(), 64);

    const pages = await Promise.all(
      ["1", "2", "3"].map(async (page) => (await app.list({ page })).json<Listed>()),
    );
    expect(pages.map((page) => page.stories.length)).toEqual([60, 5, 0]);
    expect(pages.map(({ total }) => total)).toEqual([65, 65, 65]);
    const seen = pages.flatMap((page) => page.stories.map(({ id }) => id));
    expect(new Set(seen).size).toBe(65);
  });

  it("counts to 1,000 or the next page, and says whether there are more", async () => {
    await copies(await app.aStory({ owner: other, shared: true, title: "The Bell" }), 999);
    expect(await countOn("1")).toEqual([1_000, false]);
    await app.aStory({ title: "Another bell" });

    expect(await countOn("1")).toEqual([1_000, true]);
    expect(await countOn("17")).toEqual([1_001, false]);
    expect(await countOn("1", { search: "bell" })).toEqual([1_000, true]);
    expect(await countOn("1", { whose: "mine" })).toEqual([1, false]);
    expect((await app.list({ page: "17" })).json<Listed>().stories).toHaveLength(41);
  });

  test.each([
    [{ page: "0" }, "page"],
    [{ page: "1001" }, "page"],
    [{ page: "x" }, "page"],
    [{ level: "10-12" }, "level"],
    [{ whose: "theirs" }, "whose"],
    [{ search: "x".repeat(201) }, "search"],
    [{ search: "a\u0000" }, "search"],
    [{ language: "x".repeat(41) }, "language"],
  ])("[API-2] %o is refused, naming %s", async (query, path) => {
    const response = await app.list(query);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ reason: "request/invalid", errors: [{ path }] });
  });
});

describe("renaming", () => {
  it("gives another title, found by it, and notifies the owner", async () => {
    const storyId = await app.aStory();
    const response = await rename(storyId, "  The Night Ferry  ");

    expect(response.json()).toMatchObject({ success: true, story: { title: "The Night Ferry" } });
    expect(await titlesOf({ search: "ferry" })).toEqual(["The Night Ferry"]);
    expect(app.live.events).toEqual([
      { to: [app.lena.uid], event: "story:changed", payload: [{ storyId }] },
    ]);
  });

  test.each([
    ["nothing", ""],
    ["room alone", "  \n "],
    ["what is too long", "x".repeat(LONGEST_TITLE + 1)],
    ["a NUL", "a\u0000b"],
    ["no text", 42],
  ])("[API-2] to %s is refused", async (_, title) => {
    const storyId = await app.aStory();
    const before = await rowOf(storyId);
    const response = await rename(storyId, title);

    expect(response.json()).toMatchObject({
      reason: "request/invalid",
      errors: [{ path: "title" }],
    });
    expect(await rowOf(storyId)).toEqual(before);
  });

  it("[API-2] drops emoji and markup, and refuses a title of nothing else", async () => {
    const storyId = await app.aStory();
    const renamed = await rename(storyId, "🌙 The *Night* Ferry 🦊");
    expect(renamed.json()).toMatchObject({ story: { title: "The Night Ferry" } });
    const response = await rename(storyId, "🦊");
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      reason: "request/invalid",
      errors: [{ path: "title", message: "Please write this in letters, as it is read aloud" }],
    });
  });

  it("to what does not belong in a child's story is refused", async () => {
    const response = await rename(await app.aStory(), "Murder at dusk");
    expect(response.json()).toMatchObject({
      reason: "story/unsuitable",
      errors: [{ path: "title" }],
    });
  });
});

describe("sharing", () => {
  it("makes the story public, and unsharing makes it private again, at once", async () => {
    const storyId = await app.aStory();
    expect((await share(storyId, true)).json().story).toMatchObject({ isShared: true });
    expect((await app.details(storyId, null)).statusCode).toBe(200);
    expect((await app.next(storyId, "start", { as: null })).statusCode).toBe(200);

    expect((await share(storyId, false)).json().story).toMatchObject({ isShared: false });
    expect((await app.details(storyId, null)).statusCode).toBe(404);
    expect((await app.next(storyId, "start", { as: null })).statusCode).toBe(404);
    expect((await app.next(storyId, "start")).statusCode).toBe(200);
  });

  it("[API-2] needs the value in the body", async () => {
    const params = { storyId: await app.aStory() };
    const response = await app.send(shareStory, { params, body: { shared: "yes" } });
    expect(response.json()).toMatchObject({ errors: [{ path: "shared" }] });
  });
});

describe("deleting", () => {
  it("hides the story from everyone, and for an hour it can be restored", async () => {
    const storyId = await app.aStory({ shared: true });
    app.live.events.length = 0;
    expect((await remove(storyId)).statusCode).toBe(200);
    expect(app.live.events).toEqual([
      { to: [app.lena.uid], event: "story:changed", payload: [{ storyId }] },
    ]);
    for (const as of [app.lena, null]) {
      expect(await ids(as)).toEqual([]);
      expect((await app.details(storyId, as)).statusCode).toBe(404);
      expect((await app.next(storyId, "start", { as })).statusCode).toBe(404);
    }
    expect((await rename(storyId, "Still there?")).statusCode).toBe(404);
    expect((await share(storyId, true)).statusCode).toBe(404);

    app.clock.advance(HOUR_MS - 1);
    await app.feature.cleanUp();
    expect((await restore(storyId)).json().story).toMatchObject({ id: storyId, isShared: true });
    expect(await ids(null)).toEqual([storyId]);
    expect((await restore(storyId)).statusCode).toBe(200);
  });

  it("is for good after that hour, and nothing of it is left", async () => {
    const storyId = await app.aStory();
    const kept = await app.aStory();
    await remove(storyId);
    app.clock.advance(HOUR_MS);
    expect((await restore(storyId)).statusCode).toBe(404);

    await app.feature.cleanUp();
    expect(await ids(app.lena)).toEqual([kept]);
    expect(await app.db.$count(stories)).toBe(1);
  });

  it("wins against sharing at the same moment", async () => {
    for (let round = 0; round < 10; round += 1) {
      const storyId = await app.aStory();
      await Promise.all([remove(storyId), share(storyId, true)]);
      app.clock.advance(MINUTE_MS);

      expect((await app.details(storyId, null)).statusCode).toBe(404);
    }
  });
});

function ids(as: Actor | null, query: Record<string, string> = {}): Promise<string[]> {
  return field("id", query, as);
}

async function countOn(page: string, query: Record<string, string> = {}) {
  const { total, isMore } = (await app.list({ page, ...query })).json<Listed>();
  return [total, isMore];
}

function titlesOf(query: Record<string, string>): Promise<string[]> {
  return field("title", query, app.lena);
}

/** So many more stories like one, without scenes. */
async function copies(storyId: string, count: number): Promise<void> {
  const row = { ...(await rowOf(storyId))!, scenes: [], scenesForOthers: [] };
  const rows = Array.from({ length: count }, () => ({ ...row, id: crypto.randomUUID() }));
  for (let from = 0; from < count; from += 100) {
    await app.db.insert(stories).values(rows.slice(from, from + 100));
  }
}

async function field(
  name: "id" | "title",
  query: Record<string, string>,
  as: Actor | null,
): Promise<string[]> {
  const { stories: found } = (await app.list(query, as)).json<Listed>();
  return found.map((story) => story[name]);
}

function rowOf(storyId: string) {
  return storyRowOf(app.db, storyId);
}

function rename(storyId: string, title: unknown) {
  return app.send(renameStory, { params: { storyId }, body: { title } });
}

function share(storyId: string, shared: boolean) {
  return app.send(shareStory, { params: { storyId }, body: { shared } });
}

function remove(storyId: string) {
  return app.send(deleteStory, { params: { storyId } });
}

function restore(storyId: string) {
  return app.send(restoreStory, { params: { storyId } });
}
