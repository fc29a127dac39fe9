import { randomUUID } from "node:crypto";
import { saveCoderFacts } from "@codetale/contract/coders";
import { addProblem } from "@codetale/contract/problems";
import { messageBlocks } from "@codetale/domain/chat/message-parts";
import { isPossibleYear } from "@codetale/domain/coders/experience";
import { findUnsuitableText } from "@codetale/domain/coders/profile-texts";
import { plainFigure } from "@codetale/domain/stories/pictures/shown-cast";
import { at } from "@codetale/domain/testing/at";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "#platform/db/database";
import { chats, messages } from "#platform/db/schema/chat";
import { coderProfiles } from "#platform/db/schema/coders";
import { users } from "#platform/db/schema/identity";
import { problems } from "#platform/db/schema/problems";
import { schedules } from "#platform/db/schema/schedules";
import { stories } from "#platform/db/schema/stories";
import { noVoice } from "#platform/voice-service/connect-voice-service";
import { unlimited } from "#testing/allowance";
import { TestClock } from "#testing/clock";
import { contentsOf } from "#testing/table-contents";
import { openTestDatabase } from "#testing/database";
import { FilesInMemory } from "#testing/files-in-memory";
import { RecordedLiveEvents } from "#testing/live-events";
import { createStories } from "../features/stories/create-stories.ts";
import { loadSampleData } from "./load-sample-data.ts";

let database: OpenDatabase;
const clock = new TestClock(at("09:00"));
beforeAll(async () => {
  database = await openTestDatabase();
  await load();
});
afterAll(() => database.close());

it("[OPS-1] brings twelve questions that the call for adding one would take as they are", async () => {
  const bank = await database.db.select().from(problems);

  expect(bank).toHaveLength(12);
  for (const { id, question, answer: ans } of bank) {
    expect(addProblem.body.parse({ id, question, ans })).toEqual({ id, question, ans });
  }
});

it("[PROF-2] brings what both coders say of themselves, as the call for saving it would take it", async () => {
  const said = await database.db.select().from(coderProfiles);

  expect(said).toHaveLength(2);
  for (const { uid: _, changedAt, ...facts } of said) {
    expect(saveCoderFacts.body.parse(facts)).toEqual(facts);
    expect(findUnsuitableText(facts)).toBeNull();
    expect(isPossibleYear(facts.codingSince ?? 0, changedAt)).toBe(true);
  }
});

it("[PROB-1] answers in Python, Java and C++", async () => {
  const bank = await database.db.select().from(problems);
  const blocks = bank.flatMap(({ answer }) => messageBlocks(answer));
  const languages = blocks.flatMap((block) => (block.type === "code" ? [block.language] : []));

  expect(new Set(languages)).toEqual(new Set(["python", "java", "c++"]));
});

it("[OPS-1] [SLIB-1] brings four shared stories that everybody can play to an end", async () => {
  const library = openStories();
  const query = { search: "", language: "", level: "", whose: "all", page: 1 } as const;
  const { stories: found, languages } = await library.library.list(null, query);

  expect(languages).toEqual(["en", "es", "fr", "hi"]);
  expect(found.map(({ language }) => language)).toEqual(["en", "es", "fr", "hi"]);
  for (const { id, endings, isShared, isOwn } of found) {
    expect({ endings, isShared, isOwn }).toEqual({ endings: 4, isShared: true, isOwn: false });
    const first = { storyId: id, sceneId: "start", answer: null, isPrefetch: false };
    expect((await library.playing.next(null, first)).scene?.dialogue).toBeTruthy();
  }
});

it("[OPS-1] changes nothing at the next start, a day later", async () => {
  const before = await contents();
  clock.advance(24 * 60 * 60_000);
  await load();

  expect(await contents()).toEqual(before);
});

it("[SPLAY-9] draws the stories of an earlier version as this one does, with their words as they were", async () => {
  const before = await database.db.select().from(stories);
  const story = before[0]!;
  const figures = story.figures.map(({ name }) => plainFigure(name));
  const scenes = story.scenes.map((scene) => ({
    ...scene,
    dialogue: `${scene.dialogue} ${scene.id}`,
    sky: "day" as const,
    moods: {},
  }));
  const { sky: _, ...about } = { ...story.about, cast: [] };
  await database.db.update(stories).set({ figures, scenes, about }).where(eq(stories.id, story.id));
  await load();

  const [after] = await database.db.select().from(stories).where(eq(stories.id, story.id));
  const words = scenes.map(({ dialogue }) => dialogue);
  expect(after!.scenes).toEqual(
    story.scenes.map((scene, index) => ({ ...scene, dialogue: words[index] })),
  );
  expect({ ...after, scenes: [] }).toEqual({ ...story, scenes: [] });
});

it("[OPS-1] completes a start that was cut short", async () => {
  await database.db.delete(problems);
  await load();

  expect(await database.db.$count(problems)).toBe(12);
});

function contents() {
  return contentsOf(
    database.db,
    ...[users, coderProfiles, schedules, chats, messages, problems, stories],
  );
}

function openStories() {
  return createStories({
    db: database.db,
    jobs: { handle: () => {}, wake: () => {}, addWithin: async () => {} },
    clock,
    live: new RecordedLiveEvents(),
    files: new FilesInMemory(),
    model: null,
    voice: noVoice,
    providers: { "language-model": null, voice: null },
    moderate: null,
    interpretAnswer: null,
    readObjective: null,
    networkOf: (address) => address,
    allowance: unlimited,
    reportLimit: { count: async () => {} },
    takeDownMails: { add: async () => {}, wake: () => {} },
    ideaLimit: { count: async () => {} },
    linkGuesses: { count: async () => {} },
    logger: { error: () => {} },
  });
}

function load(): Promise<void> {
  const { db } = database;
  return loadSampleData({
    db,
    clock,
    addAccount: async ({ email, name }) => {
      const [added] = await db
        .insert(users)
        .values({ id: randomUUID(), email, name })
        .returning({ uid: users.id });
      return added!.uid;
    },
    addStory: openStories().interchange.addSample,
    draw: async (svg) => Buffer.from(svg),
  });
}
