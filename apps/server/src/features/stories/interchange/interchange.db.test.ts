import type { ErrorBody } from "@codetale/contract/errors";
import {
  exportStory,
  importStory,
  LARGEST_IMPORT_BYTES,
  type Story,
} from "@codetale/contract/stories";
import { MOST_SCENES } from "@codetale/domain/stories/interchange/story-file";
import { toInk } from "@codetale/domain/stories/interchange/to-ink";
import { toTwee } from "@codetale/domain/stories/interchange/to-twee";
import type { Scene } from "@codetale/domain/stories/graph";
import { aScene, aStory } from "@codetale/domain/testing/stories";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { stories } from "#platform/db/schema/stories";
import { openStoriesApp, type StoriesApp } from "../testing/open-stories-app.ts";

let app: StoriesApp;
beforeAll(async () => {
  app = await openStoriesApp();
});
afterAll(() => app.close());
beforeEach(() => app.empty());

const writers = { twee: toTwee, ink: toInk };
type Format = keyof typeof writers;

describe("a story for another tool", () => {
  test.each(["twee", "ink"] as const)("%s goes out and comes back as it was", async (format) => {
    const storyId = await app.aStory({ title: "Zoë & the “Moon” [1]" });
    const exported = await app.send(exportStory, { params: { storyId }, query: { format } });

    expect(exported.headers).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "content-disposition": `attachment; filename="zoe-the-moon-1.${format}"`,
    });
    const imported = await bring(format, exported.body);
    expect(imported.statusCode).toBe(200);
    const { story } = imported.json<{ story: Story }>();
    const [before, after] = await Promise.all(
      [storyId, story.id].map(async (id) => (await app.next(id, "start")).body),
    );
    expect(after).toEqual(before);
    expect(story).toMatchObject({ isOwn: true, isShared: false, language: "en" });
  });

  it("is available to those who may play it, in their edition", async () => {
    const storyId = await app.aStory({ shared: true });
    const query = { format: "ink" };
    const own = await app.send(exportStory, { params: { storyId }, query });
    const theirs = await app.send(exportStory, { params: { storyId }, query, as: null });

    expect(own.body).toContain("Zebulon");
    expect(theirs.body).not.toContain("Zebulon");
    const hidden = { storyId: await app.aStory() };
    expect((await app.send(exportStory, { params: hidden, query, as: null })).json()).toMatchObject(
      { reason: "story/unknown" },
    );
  });

  it("[API-2] comes in two formats", async () => {
    const params = { storyId: await app.aStory() };
    const response = await app.send(exportStory, { params, query: { format: "docx" } });
    expect(response.json()).toMatchObject({ errors: [{ path: "format" }] });
  });
});

describe("a story from another tool", () => {
  it("belongs to the account, and both editions are the same once it is shared", async () => {
    const { story } = (await bring("twee", written("twee"))).json<{ story: Story }>();

    expect(story).toMatchObject({
      title: "By hand",
      endings: 3,
      learning_objectives: [],
      characters: [],
      isOwn: true,
    });
    expect((await app.details(story.id)).json().childrens_info).toEqual([]);
  });

  test.each<[string, readonly Scene[], RegExp]>([
    ["leads nowhere", [...scenes().slice(0, -1)], /three/],
    ["never ends", scenes().map((scene) => ({ ...scene, ending: null, nextId: "start" })), /./],
    ["asks nothing", [aScene({ ending: "one" })], /endings|choice/],
    [
      "speaks for too long",
      scenes().map((scene) => ({ ...scene, dialogue: "word ".repeat(90) })),
      /Scene “start”: 90 words/,
    ],
  ])("that %s is refused, each problem with its scene", async (_, broken, words) => {
    for (const format of ["twee", "ink"] as const) {
      const response = await bring(format, written(format, broken));
      expect(response.statusCode).toBe(400);
      const { reason, errors = [] } = response.json<ErrorBody>();
      expect(reason).toBe("story/import-invalid");
      expect(errors.length).toBeGreaterThan(0);
      expect(errors.every(({ path }) => path === "source")).toBe(true);
      expect(errors.map(({ message }) => message).join("\n")).toMatch(words);
    }
    expect(await app.db.$count(stories)).toBe(0);
  });

  it("with more scenes than allowed is refused, and the limit named", async () => {
    const many = Array.from({ length: MOST_SCENES }, (_, index) => aScene({ id: `more-${index}` }));
    for (const format of ["twee", "ink"] as const) {
      const response = await bring(format, written(format, [aScene(), ...many]));
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        code: "invalid-argument",
        reason: "story/import-invalid",
        errors: [{ path: "source", message: "This story has 301 scenes; 300 can be told." }],
      });
    }
    expect(await app.db.$count(stories)).toBe(0);
  });

  it("that does not belong to children is refused", async () => {
    const unkind = scenes().map((scene) =>
      scene.id === "second" ? { ...scene, dialogue: "The murderer came." } : scene,
    );
    expect((await bring("ink", written("ink", unkind))).json()).toMatchObject({
      reason: "story/unsuitable",
      errors: [{ path: "source", message: expect.stringContaining("murderer") }],
    });
  });

  test.each<[string, object, string]>([
    ["no source", { source: undefined }, "source"],
    ["an empty source", { source: "" }, "source"],
    ["a NUL in it", { source: "a\u0000" }, "source"],
    ["half a character in it", { source: "\ud83d" }, "source"],
    ["too much of it", { source: "x".repeat(LARGEST_IMPORT_BYTES + 1) }, "source"],
    ["another format", { format: "docx" }, "format"],
    ["no language", { language: " " }, "language"],
  ])("[API-2] with %s is refused, the field named", async (_, change, path) => {
    const body = { format: "twee", source: written("twee"), language: "English", ...change };
    const response = await app.send(importStory, { body });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ reason: "request/invalid", errors: [{ path }] });
  });

  it("may be as long as it may, whatever its characters", async () => {
    const source = `${"ह".repeat(LARGEST_IMPORT_BYTES - 1)}`;
    expect((await bring("twee", source)).json()).toMatchObject({ reason: "story/import-invalid" });
  });

  it("[GUARD-4] is refused to visitors", async () => {
    const body = { format: "twee", source: written("twee"), language: "English" };
    const response = await app.send(importStory, { body, as: null });
    expect(response.json()).toMatchObject({ reason: "session/required" });
  });
});

function scenes(): readonly Scene[] {
  return aStory().scenes.map((scene) => ({ ...scene, teaches: [], shows: [] }));
}

function written(format: Format, list: readonly Scene[] = scenes()): string {
  const id = "00000000-0000-4000-8000-000000000000";
  return writers[format]({ id, title: "By hand", language: "en", scenes: list });
}

function bring(format: Format, source: string) {
  return app.send(importStory, { body: { format, source, language: "English" } });
}
