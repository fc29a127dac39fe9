import type { ErrorBody } from "@codetale/contract/error-body";
import {
  importStory,
  LARGEST_IMPORT_BYTES,
  LONGEST_TITLE,
  type Story,
} from "@codetale/contract/stories";
import { MOST_SCENES } from "@codetale/domain/stories/interchange/story-file";
import { toTwee } from "@codetale/domain/stories/interchange/to-twee";
import type { Scene } from "@codetale/domain/stories/graph";
import { aScene } from "@codetale/domain/testing/stories";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { stories } from "#platform/db/schema/stories";
import { openStoriesApp, type StoriesApp } from "../testing/open-stories-app.ts";
import { MOST_PEOPLE } from "./interchange.service.ts";
import {
  bring,
  FILE,
  scenes,
  writers,
  written,
  type Imported,
} from "../testing/written-stories.ts";

let app: StoriesApp;
beforeAll(async () => {
  app = await openStoriesApp();
});
afterAll(() => app.close());
beforeEach(() => app.empty());

describe("a story from another tool", () => {
  it("is repaired where that is safe, and its parent told what was changed", async () => {
    const { story, repairs } = (await bring(app, "twee", looped)).json<Imported>();

    expect(repairs).toEqual([
      "We left out 1 scene that nothing leads to: “Ideas”.",
      "We left out 1 way back to where the listener has been: “Go back to the hall” in “Kitchen” to “Hall”.",
    ]);
    expect(story).toMatchObject({ title: "The Old House", endings: 2, scenes: { total: 4 } });
    expect((await app.next(story.id, "Kitchen")).json().scene).toMatchObject({
      choices: [],
      next_id: "Cellar",
    });
  });

  it("that only leads back is refused, both passages named", async () => {
    const response = await bring(app, "twee", looped.replace("[[Down the stairs->Cellar]]", ""));
    expect(response.json()).toMatchObject({
      reason: "story/import-invalid",
      errors: [
        {
          path: "source",
          message: expect.stringMatching(
            /^Line 6, passage “Kitchen”: this only leads back to “Hall”, where the listener has been/,
          ) as string,
        },
      ],
    });
  });

  it("belongs to the account, and both editions are the same once it is shared", async () => {
    const { story } = (await bring(app, "twee", written("twee"))).json<{ story: Story }>();

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
    ["leads nowhere", [...scenes().slice(0, -1)], /“three”/],
    ["never ends", scenes().map((scene) => ({ ...scene, ending: null, nextId: "start" })), /./],
    ["asks nothing", [aScene({ ending: "one" })], /endings|choice/],
    [
      "speaks for too long",
      scenes().map((scene) => ({ ...scene, dialogue: "word ".repeat(90) })),
      /, (?:passage|knot) “start”: 90 words, must be under 90\. End its long sentence/,
    ],
  ])("that %s is refused, each problem with its scene", async (_, broken, words) => {
    for (const format of ["twee", "ink"] as const) {
      const response = await bring(app, format, written(format, broken));
      expect(response.statusCode).toBe(400);
      const { reason, errors = [] } = response.json<ErrorBody>();
      expect(reason).toBe("story/import-invalid");
      expect(errors.length).toBeGreaterThan(0);
      expect(errors.every(({ path }) => path === "source")).toBe(true);
      expect(errors.map(({ message }) => message).join("\n")).toMatch(words);
      expect(JSON.stringify(errors)).not.toContain("“null”");
    }
    expect(await app.db.$count(stories)).toBe(0);
  });

  it("with more scenes than allowed is refused, and the limit named", async () => {
    const many = Array.from({ length: MOST_SCENES }, (_, index) => aScene({ id: `more-${index}` }));
    for (const format of ["twee", "ink"] as const) {
      const response = await bring(app, format, written(format, [aScene(), ...many]));
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        code: "invalid-argument",
        reason: "story/import-invalid",
        errors: [{ path: "source", message: "This story has 301 scenes; 300 can be told." }],
      });
    }
    expect(await app.db.$count(stories)).toBe(0);
  });

  it("with a title that is too long keeps the beginning of it", async () => {
    const title = `${"𑀅".repeat(LONGEST_TITLE)}!`;
    const source = toTwee({ ...FILE, title, scenes: scenes() });
    const { story } = (await bring(app, "twee", source)).json<{ story: Story }>();
    expect(story.title).toBe("𑀅".repeat(LONGEST_TITLE));
  });

  it("shows and says neither its emoji nor its markup", async () => {
    const [first, ...rest] = scenes();
    const dressed = {
      ...first!,
      title: "# Dawn 🌅",
      speaker: "Lúa 🦊",
      dialogue: `**Well**, 🎉 ${first!.dialogue} 🦄`,
      choices: first!.choices.map((choice) => ({ ...choice, text: `_${choice.text}_ 🐾` })),
    };
    for (const format of ["twee", "ink"] as const) {
      const source = writers[format]({
        ...FILE,
        title: "🌙 The *Moon*",
        scenes: [dressed, ...rest],
      });
      const { story } = (await bring(app, format, source)).json<{ story: Story }>();
      expect(story.title).toBe("The Moon");
      expect((await app.next(story.id, "start")).json()).toMatchObject({
        scene: {
          title: "Dawn",
          speaker: "Lúa",
          dialogue: `Well, ${first!.dialogue}`,
          choices: first!.choices.map(({ text }) => text),
        },
      });
    }
  });

  it("with a title of emoji alone is refused", async () => {
    const source = toTwee({ ...FILE, title: "🦄", scenes: scenes() });
    expect((await bring(app, "twee", source)).json()).toMatchObject({
      reason: "story/import-invalid",
      errors: [{ path: "source", message: "This story has no title that can be read aloud." }],
    });
  });

  test.each([
    ["100 characters keeps it", 100, "n".repeat(100)],
    ["101 characters gets another", 101, "scene"],
  ])("with a scene whose name has %s", async (_, length, id) => {
    const source = written("twee").replaceAll("second", "n".repeat(length));
    const { story } = (await bring(app, "twee", source)).json<{ story: Story }>();
    expect((await app.next(story.id, "start", { answer: 1 })).json()).toMatchObject({
      scene: { id },
    });
  });

  it("has at most thirty of its problems answered", async () => {
    const dialogue = "word ".repeat(90);
    const many = Array.from({ length: 31 }, (_, index) =>
      aScene({ id: index === 0 ? "start" : `s${index}`, nextId: `s${index + 1}`, dialogue }),
    );
    const source = written("twee", [...many, aScene({ id: "s31", ending: "one", dialogue })]);
    const response = await bring(app, "twee", source);
    expect(response.json<ErrorBody>().errors).toHaveLength(30);
  });

  it("that does not belong to children is refused", async () => {
    const unkind = scenes().map((scene) =>
      scene.id === "second" ? { ...scene, dialogue: "The murderer came." } : scene,
    );
    expect((await bring(app, "ink", written("ink", unkind))).json()).toMatchObject({
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
    ["too many bytes in it", { source: "ह".repeat(LARGEST_IMPORT_BYTES / 3 + 1) }, "source"],
    ["another format", { format: "docx" }, "format"],
    ["no language", { language: " " }, "language"],
  ])("[API-2] with %s is refused, the field named", async (_, change, path) => {
    const body = { format: "twee", source: written("twee"), language: "English", ...change };
    const response = await app.send(importStory, { body });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ reason: "request/invalid", errors: [{ path }] });
  });

  test.each(["a\u0000", "\ud83d"])("%j in it is refused with what is wrong", async (source) => {
    expect((await bring(app, "twee", source)).json()).toMatchObject({
      errors: [{ path: "source", message: "must be well-formed Unicode without NUL characters" }],
    });
  });

  it("may be as long as it may, whatever its characters", async () => {
    for (const longest of [
      "ह".repeat(LARGEST_IMPORT_BYTES / 3),
      "🦊".repeat(LARGEST_IMPORT_BYTES / 4),
    ]) {
      expect((await bring(app, "twee", longest)).json()).toMatchObject({
        reason: "story/import-invalid",
      });
    }
  });

  it("has no half of a character, also where its notes write one as an escape", async () => {
    const half = String.raw`"\ud83d"`;
    const source = written("twee")
      .replace(/^figure: "Mina"/m, `figure: ${half}`)
      .replace(/"language":\s*"[^"]*"/, `"language":${half}`);
    expect(source.split(half)).toHaveLength(3);
    const { story } = (await bring(app, "twee", source)).json<Imported>();
    expect(story).toMatchObject({ title: "By hand", language: "en" });
  });

  it("has a hundred characters at most", async () => {
    const figures = Array.from({ length: MOST_PEOPLE + 1 }, (_, index) => ({
      name: `Somebody ${index}`,
      kind: "person" as const,
      age: "adult" as const,
    }));
    const crowded = (count: number) =>
      writers.twee({ ...FILE, figures: figures.slice(0, count), scenes: scenes().map(alone) });
    expect((await bring(app, "twee", crowded(MOST_PEOPLE))).json()).toMatchObject({
      success: true,
    });
    expect((await bring(app, "twee", crowded(MOST_PEOPLE + 1))).json()).toMatchObject({
      reason: "story/import-invalid",
      errors: [{ message: "This story has 101 characters, may have at most 100." }],
    });
  });

  it("[GUARD-4] is refused to visitors", async () => {
    const body = { format: "twee", source: written("twee"), language: "English" };
    const response = await app.send(importStory, { body, as: null });
    expect(response.json()).toMatchObject({ reason: "session/required" });
  });
});

function alone(scene: Scene): Scene {
  return { ...scene, cast: [], speaker: null, moods: {} };
}

const looped = `:: StoryTitle
The Old House

:: Hall
It is dark. [[Look for the kitchen->Kitchen]] or [[climb up->Attic]].
:: Kitchen
It smells of soup.
[[Go back to the hall->Hall]]
[[Down the stairs->Cellar]]

:: Attic
A bat says good night.

:: Cellar
A mouse says hello.

:: Ideas
More rooms?`;
