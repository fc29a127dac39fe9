/** Stories from before pictures knew how characters look, as the migration leaves them. */
import { readFileSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { readStory, type Story } from "@codetale/contract/stories";
import { downloadStory } from "@codetale/contract/stories/player";
import { START_ID } from "@codetale/domain/stories/graph";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stories } from "#platform/db/schema/stories";
import { openStoriesApp, type StoriesApp } from "./testing/open-stories-app.ts";

let app: StoriesApp;
beforeAll(async () => {
  app = await openStoriesApp();
});
afterAll(() => app.close());

const migration = readFileSync(
  new URL("../../../migrations/0008_story-pictures.sql", import.meta.url),
  "utf8",
);

it("[SPLAY-9] draws older stories as before, with whoever speaks in the picture", async () => {
  const storyId = await anOlderStory();
  await migrate();

  const [row] = await app.db.select().from(stories).where(eq(stories.id, storyId));
  expect(row!.scenes).toEqual([
    expect.objectContaining({ id: START_ID, sky: "day", moods: {}, cast: ["Lila", "Mina"] }),
    expect.objectContaining({ id: "end", cast: ["Lila"], speaker: "Lila" }),
  ]);
  expect(new Set(row!.figures)).toEqual(
    new Set([
      { name: "Mina", kind: "person", age: "child" },
      { name: "Lila", kind: "person", age: "adult" },
    ]),
  );
  expect(row!.figuresForOthers).toContainEqual({ name: "Robin", kind: "person", age: "child" });
  expect(row!.about.cast).toEqual([{ name: "Mina", kind: "person", age: "child" }]);

  const details = (await app.send(readStory, { params: { storyId } })).json<{ story: Story }>();
  expect(details.story.cast).toEqual([{ name: "Mina", kind: "person", age: "child" }]);
  expect(details.story.sky).toBe("dusk");
  const download = await app.send(downloadStory, { params: { storyId } });
  expect(download.json()).toMatchObject({
    scenes: [{ sky: "day", cast: [{ name: "Lila" }, { name: "Mina", mood: "calm" }] }, {}],
  });
});

/** As it was stored before: without looks, skies and moods. */
async function anOlderStory(): Promise<string> {
  const id = randomUUID();
  const scenes = (child: string) => [
    { ...told, id: START_ID, speaker: "Lila", cast: [child], nextId: "end" },
    { ...told, id: "end", speaker: "Lila", cast: ["Lila"], nextId: null, ending: "end" },
  ];
  const about = (child: string) => ({
    learning_objectives: [],
    characters: [{ name: "Lila", role: "baker", traits: "kind" }],
    scenes: { fewest: 2, most: 2, total: 2 },
    endings: 1,
    setting: "home",
    cast: [child],
    lines: 2,
  });
  await app.db.insert(stories).values({
    id,
    ownerId: app.lena.uid,
    title: "The lamp",
    titleForOthers: "The lamp",
    about: about("Mina") as never,
    aboutForOthers: about("Robin") as never,
    scenes: scenes("Mina") as never,
    scenesForOthers: scenes("Robin") as never,
    searched: "",
    searchedForOthers: "",
    children: [{ name: " Mina ", age: "6", interests: "" }],
    language: "en",
    level: "6-9",
    storyteller: "builtin",
    seed: "1",
    createdAt: app.clock.now(),
  });
  return id;
}

const told = {
  title: "At home",
  dialogue: "Come in, said Lila.",
  choices: [],
  ending: null,
  setting: "home",
  teaches: [],
  shows: [],
};

/** The migration's changes of rows; its columns are there already. */
async function migrate(): Promise<void> {
  const statements = migration.split("--> statement-breakpoint");
  for (const statement of statements.filter((one) => !one.includes("ADD COLUMN"))) {
    await app.db.execute(sql.raw(statement));
  }
}
