import { readStoryWords, understandWishes } from "@codetale/contract/stories/generation";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { eq } from "drizzle-orm";
import { stories } from "#platform/db/schema/stories";
import { openStoriesApp, type Generated, type StoriesApp } from "../testing/open-stories-app.ts";

let app: StoriesApp;
beforeAll(async () => {
  app = await openStoriesApp();
});
afterAll(() => app.close());
beforeEach(() => app.empty());

const typed = {
  story_language: "English",
  interests: ["trains, quokkas"],
  characters: [{ role: "shy dragon", traits: "grumpy, sparkly" }],
  learning_objectives: ["not hitting my brother", "planning for retirement"],
};

describe("[SMAKE-7] what is understood of wishes", () => {
  it("is answered part by part, and what is not understood as null", async () => {
    const response = await app.send(understandWishes, { body: typed });

    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      success: true,
      objectives: [
        { theme: "hitting", note: null },
        { theme: null, note: null },
      ],
      interests: [
        [
          { words: "trains", means: "trains" },
          { words: "quokkas", means: null },
        ],
      ],
      characters: [
        {
          role: { words: "shy dragon", means: "dragon" },
          traits: [
            { words: "grumpy", means: "grumpy", isInRole: false },
            { words: "sparkly", means: null, isInRole: false },
            { words: "shy", means: "shy", isInRole: true },
          ],
          look: { kind: "dragon", age: "adult" },
        },
      ],
    });
  });

  it("follows what the parent chose, and has the words to the parent of hard themes", async () => {
    const response = await app.send(understandWishes, {
      body: { ...typed, objective_themes: ["mention", "death"] },
    });
    const [first, second] = response.json().objectives;

    expect(first).toMatchObject({ theme: null });
    expect(first.nearest).toContain("hitting");
    expect(second).toMatchObject({ theme: "death", note: expect.stringMatching(/\w/) });
  });

  test.each([
    ["English", "sharing"],
    ["Español", "compartir"],
    ["French", "le partage"],
    ["हिन्दी", "मिल-बाँटकर रहना"],
  ])("is named in %s", async (language, name) => {
    const { themes, interests, roles, traits } = (
      await app.send(readStoryWords, { query: { language } })
    ).json();

    expect(themes).toContainEqual({ id: "sharing", family: "behaviour", name });
    for (const list of [interests, roles, traits]) expect(list.length).toBeGreaterThan(20);
  });

  it("is asked by learners, in a language that our storyteller speaks", async () => {
    const unknown = { body: { ...typed, story_language: "Klingon" } };
    const [visitor, coder, foreign, words] = [
      await app.send(understandWishes, { body: typed, as: null }),
      await app.send(understandWishes, { body: typed, as: await app.aCoder() }),
      await app.send(understandWishes, unknown),
      await app.send(readStoryWords, { query: { language: "Klingon" } }),
    ];

    expect(visitor.json()).toMatchObject({ reason: "session/required" });
    expect(coder.json()).toMatchObject({ reason: "access/wrong-person" });
    for (const refused of [foreign, words]) {
      expect(refused.json()).toMatchObject({ reason: "story/language-unknown" });
      expect(JSON.stringify(refused.json())).not.toMatch(/LLM_|API_KEY/);
    }
  });
});

describe("[SMAKE-7] what a language model understands, where one is connected", () => {
  const asked: unknown[] = [];
  let connected: StoriesApp;
  beforeAll(async () => {
    connected = await openStoriesApp({
      readObjective: async (...question) => {
        asked.push(question);
        return question[1].includes("Robin") ? "death" : null;
      },
    });
  });
  afterAll(() => connected.close());
  beforeEach(() => {
    asked.length = 0;
  });

  const body = {
    ...typed,
    learning_objectives: [
      "not hitting my brother",
      "grieving like Mina",
      "planning for retirement",
    ],
    objectives_for_model: ["nothing", "being like Robin", "planning for retirement"],
  };

  it("is answered as the theme, with its note, for objectives that we do not understand", async () => {
    const unknown = ["not hitting my brother", "being like Mina", "planning for retirement"];
    const response = await connected.send(understandWishes, {
      body: { ...body, learning_objectives: unknown },
    });

    expect(response.json().objectives).toMatchObject([
      { theme: "hitting", isFoundByModel: false },
      { theme: "death", isFoundByModel: true, note: expect.stringContaining("died") },
      { theme: null, isFoundByModel: false, note: null },
    ]);
    expect(asked).toEqual([
      [connected.lena.uid, "being like Robin", "en"],
      [connected.lena.uid, "planning for retirement", "en"],
    ]);
  });

  it("is not asked for what the parent chose, or wants only mentioned", async () => {
    const response = await connected.send(understandWishes, {
      body: { ...body, objective_themes: ["sharing", "bees", "mention"] },
    });
    expect(response.json().objectives).toMatchObject([
      { theme: "sharing" },
      { theme: "bees" },
      { theme: null },
    ]);
    expect(asked).toEqual([]);
  });

  it("is nothing where the page sends no objectives for it", async () => {
    const { objectives_for_model: _, ...rest } = body;
    const response = await connected.send(understandWishes, {
      body: { ...rest, learning_objectives: ["being like Mina"] },
    });
    expect(response.json().objectives).toMatchObject([{ theme: null, isFoundByModel: false }]);
    expect(asked).toEqual([[connected.lena.uid, "", "en"]]);
  });
});

describe("[SMAKE-7] a story keeps to what was chosen", () => {
  const scenesOf = async (storyId: string | null) => {
    const [story] = await app.db
      .select()
      .from(stories)
      .where(eq(stories.id, storyId ?? ""));
    return story?.scenes ?? [];
  };

  it("tells about the theme that was chosen", async () => {
    const { story_id: storyId } = (
      await app.generate({
        learning_objectives: ["planning for retirement"],
        objective_themes: ["photosynthesis"],
      })
    ).json<Generated>();

    const lesson = (await scenesOf(storyId)).filter(({ teaches }) => teaches.includes(0));
    expect(lesson.map(({ dialogue }) => dialogue).join(" ")).toMatch(/light.*water|water.*light/is);
  });

  it("only mentions what is to be mentioned, in no quotation marks", async () => {
    const { story_id: storyId } = (
      await app.generate({ learning_objectives: ["planning for retirement"] })
    ).json<Generated>();

    const said = (await scenesOf(storyId)).filter(({ dialogue }) =>
      dialogue.includes("planning for retirement"),
    );
    expect(said.length).toBeGreaterThan(0);
    for (const { dialogue } of said) {
      expect(dialogue).not.toMatch(/[“"«][^”"»]*planning for retirement/);
    }
  });

  it("refuses a theme that there is not", async () => {
    const response = await app.generate({ objective_themes: ["riddles"] });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      reason: "request/invalid",
      errors: [{ path: "objective_themes.0" }],
    });
  });

  it("[SMAKE-6] refuses a third hard theme, and names it", async () => {
    const response = await app.generate({
      learning_objectives: ["a death", "sharing", "divorce", "bullying"],
    });
    expect(response.json()).toMatchObject({
      reason: "request/invalid",
      errors: [{ path: "learning_objectives.3" }],
    });
  });
});

it("[SMAKE-5] a family's stories have one plot after the other", async () => {
  for (let count = 0; count < 4; count += 1) await app.generate();
  const told = await app.db.select({ plot: stories.plot }).from(stories);

  expect(new Set(told.map(({ plot }) => plot)).size).toBe(4);
});
