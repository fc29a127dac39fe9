import { editStory, type LineEdit } from "@codetale/contract/stories/editing";
import { exportStory, importStory, renameStory } from "@codetale/contract/stories";
import { START_ID, type Scene } from "@codetale/domain/stories/graph";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import type { Actor } from "#core/access/actor";
import type { OpenDatabase } from "#platform/db/database";
import { stories } from "#platform/db/schema/stories";
import { openTestDatabase } from "#testing/database";
import { openStoriesApp, type StoriesApp } from "../testing/open-stories-app.ts";
import { first, sceneOf, storedStory } from "./testing/edited-story.ts";

let database: OpenDatabase;
let app: StoriesApp;
let storyId: string;
let other: Actor;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  app = await openStoriesApp({}, database);
  other = await app.aLearner();
  storyId = await app.aStory({ shared: true });
});
afterEach(async () => {
  await app.close();
  await database.db.delete(stories);
});

describe("[SLIB-3] a line is changed by its owner", () => {
  it("and is told, exported and listed with the new words, to the owner alone", async () => {
    const { scenes, scenesForOthers } = await row();
    const text = `${sceneOf(scenes, START_ID).dialogue} And the owl said hello.`;
    const saved = await edit({ part: "dialogue", sceneId: START_ID, before: first(scenes), text });

    expect(saved.statusCode).toBe(200);
    expect(saved.json()).toMatchObject({ text, story: { id: storyId, isOwn: true } });
    expect(sceneOf((await row()).scenes, START_ID).dialogue).toBe(text);
    expect((await row()).scenesForOthers).toEqual(scenesForOthers);
    for (const format of ["twee", "ink"]) {
      const exported = (as: Actor) =>
        app.send(exportStory, { params: { storyId }, query: { format }, as });
      expect((await exported(app.lena)).body).toContain("And the owl said hello.");
      expect((await exported(other)).body).not.toContain("owl said hello");
    }
    expect(app.live.events.at(-1)).toMatchObject({ to: [app.lena.uid], event: "story:changed" });
  });

  it("[SPLAY-9] and is drawn with whom the new words name", async () => {
    const { scenes, figures } = await row();
    const scene = scenes.find(({ cast }) => cast.length < figures.length)!;
    const { name } = figures.find((figure) => !scene.cast.includes(figure.name))!;
    const text = `${scene.dialogue} ${name} waved.`;
    await edit({ part: "dialogue", sceneId: scene.id, before: scene.dialogue, text });

    expect(sceneOf((await row()).scenes, scene.id).cast).toEqual([...scene.cast, name]);
  });

  it("in a choice, which can then be answered by its new words", async () => {
    const scene = (await row()).scenes.find(({ choices }) => choices.length > 0)!;
    const before = scene.choices[0]!.text;
    const text = "Whistle for the moon";
    await edit({ part: "choice", sceneId: scene.id, choice: 0, before, text });

    const next = await app.next(storyId, scene.id, { answer: "whistle for the moon" });
    expect(JSON.parse(String(next.headers["x-scene-data"]))).toMatchObject({
      id: scene.choices[0]!.nextId,
    });
  });

  it("in the title, which others see without the children's names", async () => {
    const { title } = await row();
    await edit({ part: "title", before: title, text: "Zebulon and the Bell" });

    const seen = async (as: Actor) => String((await app.details(storyId, as)).json().story.title);
    expect(await seen(app.lena)).toBe("Zebulon and the Bell");
    expect(await seen(other)).toMatch(/^(?!Zebulon).+ and the Bell$/);
    expect((await app.list({ search: "bell" })).json().total).toBe(1);
  });

  it("on one line, without characters that cannot be said", async () => {
    const { title } = await row();
    const saved = await edit({ part: "title", before: title, text: "The\n Bell\u202e " });
    expect(saved.json()).toMatchObject({ text: "The Bell" });
    const refused = await edit({ part: "title", before: "The Bell", text: "\u202e" });
    expect(refused.json()).toMatchObject({ reason: "request/invalid", errors: [{ path: "text" }] });
  });
});

describe("[SMAKE-6] a promise of the story is kept", () => {
  test.each([
    ["the children's names", "Nobody was there.", /has to say the name (Zebulon|Xanthippe)/],
    ["a length that a child can follow", "word ".repeat(90), /under 90 words/],
  ])("%s", async (_, text, sentence) => {
    // All children are named in the first scene alone, in this test.
    await app.db
      .update(stories)
      .set({ scenes: onlyNamedAtStart((await row()).scenes) })
      .where(eq(stories.id, storyId));
    const before = first((await row()).scenes);
    const refused = await edit({ part: "dialogue", sceneId: START_ID, before, text });

    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ reason: "story/edit-refused" });
    expect(refused.json().message).toMatch(sentence);
    expect(refused.json().errors[0]).toMatchObject({ path: "text" });
    expect(first((await row()).scenes)).toBe(before);
  });

  it("choices sound different", async () => {
    const scene = (await row()).scenes.find(({ choices }) => choices.length > 1)!;
    const [one, two] = scene.choices;
    const refused = await edit({
      part: "choice",
      sceneId: scene.id,
      choice: 0,
      before: one!.text,
      text: `${two!.text.toUpperCase()}!`,
    });
    expect(refused.json().message).toMatch(/sound different/);
  });

  it("what a theme teaches is still said", async () => {
    storyId = await app.aStory({ learning_objectives: ["brushing teeth"] });
    const { scenes, facts } = await row();
    const fact = new RegExp(`\\b(${facts[0]![0]!})`, "i");
    const said = scenes.filter(({ dialogue }) => fact.test(dialogue));
    expect(said.length).toBeGreaterThan(0);

    const refusals = [];
    for (const { id: sceneId, dialogue: before } of said) {
      const text = before.replaceAll(new RegExp(fact, "gi"), "so");
      refusals.push((await edit({ part: "dialogue", sceneId, before, text })).json().message);
    }
    expect(refusals.join(" ")).toMatch(/begins with “.*: that is what it tells about “brushing/);
  });

  it("unsuitable words are refused, naming the field", async () => {
    const { title } = await row();
    const refused = await edit({ part: "title", before: title, text: "The pistol: a gun" });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      reason: "story/unsuitable",
      errors: [{ path: "text", message: expect.stringContaining("“gun”") }],
    });
  });

  it("unsuitable words that the line had before may stay, and others are refused", async () => {
    await app.db.update(stories).set({ title: "Granny’s Rifle" }).where(eq(stories.id, storyId));
    const saved = await edit({ part: "title", before: "Granny’s Rifle", text: "The Old Rifle" });
    expect(saved.statusCode).toBe(200);
    const refused = await edit({ part: "title", before: "The Old Rifle", text: "Rifle and Gun" });
    expect(refused.json().errors[0].message).toContain("“gun”");
  });

  it("faults that the story had before keep no line as it is", async () => {
    const long = "word ".repeat(95).trim();
    const scenes = (await row()).scenes.map((scene) =>
      scene.ending === null ? scene : { ...scene, dialogue: `${scene.dialogue} ${long}` },
    );
    await app.db.update(stories).set({ scenes }).where(eq(stories.id, storyId));
    const before = first(scenes);
    const saved = await edit({
      part: "dialogue",
      sceneId: START_ID,
      before,
      text: `${before} So it began.`,
    });
    expect(saved.statusCode).toBe(200);
  });
});

describe("two edits", () => {
  it("of one line: the later one is told that it changed, and nothing is overwritten", async () => {
    const { title } = await row();
    await edit({ part: "title", before: title, text: "The Bell" });
    const late = await edit({ part: "title", before: title, text: "The Drum" });

    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: "aborted", reason: "story/line-changed" });
    expect((await row()).title).toBe("The Bell");
  });

  it("with the same words are one", async () => {
    const { title } = await row();
    await edit({ part: "title", before: title, text: "The Bell" });
    const { revision } = await row();
    const again = await edit({ part: "title", before: title, text: "The Bell" });

    expect(again.statusCode).toBe(200);
    expect((await row()).revision).toBe(revision);
  });

  it("of different lines at once are both kept", async () => {
    const { scenes, title } = await row();
    const lines = scenes.slice(0, 3);
    const answers = await Promise.all([
      edit({ part: "title", before: title, text: "The Bell" }),
      ...lines.map(({ id: sceneId, dialogue: before }) =>
        edit({ part: "dialogue", sceneId, before, text: `${before} Yes.` }),
      ),
    ]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const after = await row();
    expect(after.title).toBe("The Bell");
    for (const { id, dialogue } of lines) {
      expect(sceneOf(after.scenes, id).dialogue).toBe(`${dialogue} Yes.`);
    }
  });

  it("of one line at once: one is kept", async () => {
    const { title } = await row();
    const words = ["One", "Two", "Three"];
    const answers = await Promise.all(
      words.map((text) => edit({ part: "title", before: title, text })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it("a rename counts as one", async () => {
    const { title } = await row();
    await app.send(renameStory, { params: { storyId }, body: { title: "Renamed" } });
    const late = await edit({ part: "title", before: title, text: "The Drum" });
    expect(late.json()).toMatchObject({ reason: "story/line-changed" });
  });
});

it("[SLIB-3] an imported story has one text, so others hear what its author writes, but for children's names", async () => {
  const { body: source } = await app.send(exportStory, {
    params: { storyId },
    query: { format: "twee" },
  });
  const imported = await app.send(importStory, {
    body: { format: "twee", source, language: "English" },
  });
  storyId = imported.json().story.id;
  const before = first((await row()).scenes);
  await edit({ part: "dialogue", sceneId: START_ID, before, text: `${before} Yes, Zebulon.` });

  const { scenes, scenesForOthers, children } = await row();
  expect(children.map(({ name }) => name)).toContain("Zebulon");
  expect(first(scenes)).toBe(`${before} Yes, Zebulon.`);
  expect(first(scenesForOthers)).toMatch(/ Yes, \w+\.$/);
  expect(JSON.stringify(scenesForOthers)).not.toContain("Zebulon");
});

describe("[GUARD-4] a line of another account's story", () => {
  it("is as unknown as one of no story, shared or not", async () => {
    const change = { part: "title", before: (await row()).title, text: "Mine now" } as const;
    for (const id of [storyId, await app.aStory(), crypto.randomUUID(), "no-uuid"]) {
      for (const as of [other, await app.aCoder()]) {
        const refused = await app.send(editStory, { params: { storyId: id }, body: change, as });
        expect(refused.json()).toMatchObject({ reason: "story/unknown" });
      }
      const visitor = await app.send(editStory, {
        params: { storyId: id },
        body: change,
        as: null,
      });
      expect(visitor.json()).toMatchObject({ reason: "session/required" });
    }
    expect((await row()).title).toBe(change.before);
  });

  test.each([
    { part: "dialogue", sceneId: "nowhere" },
    { part: "choice", sceneId: START_ID, choice: 9 },
  ] as const)("%o is no line of the story", async (place) => {
    const refused = await edit({ ...place, before: "x", text: "y" });
    expect(refused.statusCode).toBe(404);
    expect(refused.json()).toMatchObject({ reason: "story/line-unknown" });
  });
});

function edit(change: LineEdit) {
  return app.send(editStory, { params: { storyId }, body: change });
}

const row = () => storedStory(app.db, storyId);

function onlyNamedAtStart(scenes: readonly Scene[]): Scene[] {
  return scenes.map((scene) =>
    scene.id === START_ID
      ? { ...scene, dialogue: `Zebulon, Xanthippe and Lila. ${scene.dialogue}` }
      : { ...scene, dialogue: scene.dialogue.replace(/Zebulon|Xanthippe/g, "the child") },
  );
}
