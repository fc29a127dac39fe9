import { exportStory, type Story } from "@codetale/contract/stories";
import { aScene } from "@codetale/domain/testing/stories";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { stories } from "#platform/db/schema/stories";
import { openStoriesApp, type StoriesApp } from "../testing/open-stories-app.ts";
import { bring, FILE, scenes } from "../testing/written-stories.ts";

let app: StoriesApp;
beforeAll(async () => {
  app = await openStoriesApp();
});
afterAll(() => app.close());
beforeEach(() => app.empty());

describe("a story for another tool", () => {
  test.each(["twee", "ink"] as const)("%s goes out and comes back as it was", async (format) => {
    const storyId = await app.aStory({ title: "Zoë & the “Moon” [1]" });
    const exported = await app.send(exportStory, { params: { storyId }, query: { format } });

    expect(exported.headers).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "content-disposition": `attachment; filename="zoe-the-moon-1.${format}"`,
    });
    const imported = await bring(app, format, exported.body);
    expect(imported.statusCode).toBe(200);
    const { story } = imported.json<{ story: Story }>();
    const [before, after] = await Promise.all(
      [storyId, story.id].map(async (id) => (await app.next(id, "start")).body),
    );
    expect(after).toEqual(before);
    expect(story).toMatchObject({ isOwn: true, isShared: false, language: "en" });
  });

  test.each([
    ["मीना का चाँद", "story.twee"],
    ["“Ahoy!” said the ferry…", "ahoy-said-the-ferry.twee"],
    ["The ".repeat(20), `${"the-".repeat(14)}the.twee`],
    [`${"x".repeat(59)} y`, `${"x".repeat(59)}.twee`],
    [`– ${"x".repeat(60)}y`, `${"x".repeat(60)}.twee`],
  ])("called %s goes out as %s", async (title, name) => {
    const params = { storyId: await app.aStory({ title }) };
    const exported = await app.send(exportStory, { params, query: { format: "twee" } });
    expect(exported.headers["content-disposition"]).toBe(`attachment; filename="${name}"`);
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

describe("a sample story", () => {
  const sample = {
    ...FILE,
    id: "11111111-1111-4111-8111-111111111111",
    wishes: { children: [], characters: [], objectives: [], language: "English" },
  };

  it("is public, belongs to nobody, and is added once", async () => {
    const add = (title: string) =>
      app.feature.interchange.addSample({ ...sample, title, scenes: scenes() }, 5);
    await add("By hand");
    await add("By another hand");

    expect((await app.details(sample.id, null)).json().story).toMatchObject({
      title: "By hand",
      isOwn: false,
      isShared: true,
    });
    expect(await app.db.select().from(stories)).toMatchObject([
      { ownerId: null, createdAt: 5, sharedAt: 5 },
    ]);
  });

  it("that is not valid is named, and not saved", async () => {
    const adding = app.feature.interchange.addSample({ ...sample, scenes: [aScene()] }, 5);
    await expect(adding).rejects.toThrow("The sample story “By hand” is not valid.");
    expect(await app.db.$count(stories)).toBe(0);
  });
});
