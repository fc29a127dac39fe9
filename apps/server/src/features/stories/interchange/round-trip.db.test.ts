/** Exported stories, imported again: what the library and a player show of them. */
import { exportStory, importStory, shareStory } from "@codetale/contract/stories";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { stories } from "#platform/db/schema/stories";
import { openStoriesApp, type StoriesApp } from "../testing/open-stories-app.ts";
import type { Imported } from "../testing/written-stories.ts";

let app: StoriesApp;
beforeAll(async () => {
  app = await openStoriesApp();
});
afterAll(() => app.close());
beforeEach(() => app.empty());

describe.each(["twee", "ink"] as const)("a story that goes out as %s and comes back", (format) => {
  test.each<[string, Parameters<StoriesApp["aStory"]>[0]]>([
    ["English", {}],
    ["roles and ages", { characters: [{ name: "Boo", role: "old cloud", traits: "sad" }] }],
    ["Spanish", { story_language: "español", learning_objectives: ["compartir los juguetes"] }],
    ["French", { story_language: "français", learning_objectives: ["partager ses jouets"] }],
    ["Hindi", { story_language: "हिन्दी", learning_objectives: ["खिलौने बाँटना"] }],
    [
      "awkward words",
      {
        title: 'The "odd" -- tale // (1) & 2: ¿no?',
        learning_objectives: ["sharing // toys [all] -> of | them {1}", "counting\nto ten"],
        characters: [{ name: 'Pip 👩‍🚀 *the* "1st"', role: "baker # 1", traits: "kind,  brave" }],
      },
    ],
  ])("[SPLAY-9] shows in the library what it did: %s", async (_, order) => {
    const storyId = await app.aStory({
      childrens_info: [{ name: "Zebulon", age: "4", interests: "trains" }],
      ...order,
    });
    const { story, repairs } = await roundTrip(storyId);

    expect(repairs).toEqual([]);
    const {
      id: _1,
      createdAt: _2,
      isAuthored: _3,
      ...before
    } = (await app.details(storyId)).json().story;
    const { id: _4, createdAt: _5, isAuthored, ...after } = story;
    expect(isAuthored).toBe(true);
    expect(after).toEqual(before);
    const [scenesBefore, scenesAfter] = await scenesOf(storyId, story.id);
    expect(scenesAfter).toEqual(scenesBefore);
  });

  it("keeps the children's names for stand-ins, and neither age nor interests", async () => {
    const storyId = await app.aStory();
    const { story } = await roundTrip(storyId);
    expect((await app.details(story.id)).json().childrens_info).toEqual([
      { name: "Zebulon", age: "", interests: "" },
      { name: "Xanthippe", age: "", interests: "" },
    ]);

    await app.send(shareStory, { params: { storyId: story.id }, body: { shared: true } });
    const seen = JSON.stringify([
      (await app.details(story.id, null)).json(),
      (await app.send(exportStory, { params: { storyId: story.id }, query: { format }, as: null }))
        .body,
    ]);
    expect(seen).not.toMatch(/Zebulon|Xanthippe/);
  });

  it("says which of its notes do not hold any more", async () => {
    const { body } = await exported(await app.aStory());
    const other = body.replaceAll(/^(# )?objective: .*$/gm, '$&\n$1objective: "patience"');
    const { story, repairs } = (await bring(other)).json<Imported>();
    expect(repairs).toEqual(["Not every way through the story has these any more: “patience”."]);
    expect(story.learning_objectives).toEqual(["sharing toys"]);
  });

  it("leaves out notes that nobody could have typed", async () => {
    const { body } = await exported(await app.aStory());
    const mark = format === "ink" ? "\\\\u0000" : "\\u0000";
    const broken = body.replaceAll(/^(# )?objective: .*$/gm, `$1objective: "${mark}"`);
    const { story } = (await bring(broken)).json<Imported>();
    expect(story.learning_objectives).toEqual([]);
  });

  const bring = (source: string) =>
    app.send(importStory, { body: { format, source, language: "English" } });

  const exported = (storyId: string) =>
    app.send(exportStory, { params: { storyId }, query: { format } });

  async function roundTrip(storyId: string): Promise<Imported> {
    const imported = await bring((await exported(storyId)).body);
    expect(imported.json()).toMatchObject({ success: true });
    return imported.json<Imported>();
  }
});

async function scenesOf(...ids: string[]): Promise<unknown[]> {
  const rows = await app.db.select().from(stories);
  return ids.map((id) => {
    const { scenes, figures } = rows.find((row) => row.id === id) ?? {};
    return { scenes, figures };
  });
}
