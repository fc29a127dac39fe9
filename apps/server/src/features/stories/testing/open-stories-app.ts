/** The feature on a database of its own, for tests that speak to it over HTTP. */
import { randomUUID } from "node:crypto";
import { nextScene, type StoredScene } from "@codetale/contract/stories/player";
import { listStories, readStory, shareStory } from "@codetale/contract/stories";
import {
  generateStory,
  type StoryGeneration,
  type StoryRequest,
} from "@codetale/contract/stories/generation";
import { at } from "@codetale/domain/testing/at";
import { MINUTE_MS } from "@codetale/domain/time";
import type { Actor } from "#core/access/actor";
import type { OpenDatabase } from "#platform/db/database";
import type { JobDriver } from "#platform/jobs/create-jobs";
import { noVoice } from "#platform/voice-service/connect-voice-service";
import { stories, storyGenerations } from "#platform/db/schema/stories";
import { unlimited } from "#testing/allowance";
import { FilesInMemory } from "#testing/files-in-memory";
import { TestClock } from "#testing/clock";
import { openTestDatabase } from "#testing/database";
import { aCoder, aLearner, createTestApp, send, type TestCall } from "#testing/http";
import { openTestJobs } from "#testing/jobs";
import { RecordedLiveEvents } from "#testing/live-events";
import { insertCoder, insertLearner } from "#testing/accounts";
import { aStoryRequest, editionsOf, wishesOf } from "#testing/stories";
import { createStories, type StoriesDeps } from "../create-stories.ts";
import { saveStory } from "../saved-stories.repository.ts";
import { validateStory } from "../validated-story.ts";
import { storyTelling } from "../making/generation.jobs.ts";
import { storyRoutes } from "../stories.routes.ts";

/** The response to a request for a story. */
export interface Generated {
  story_id: string;
  generation: StoryGeneration;
}

/** The response to a download. */
export interface Downloaded {
  scenes: StoredScene[];
  answerWords: { stopWords: string[]; ordinals: string[][] };
}

export type StoriesApp = Awaited<ReturnType<typeof openStoriesApp>>;

/**
 * The clock stands at 09:00; `lena` is the default caller. Requests wait for their story longer than
 * any test, unless a test sets another time limit.
 *
 * @param database given by tests that open the feature more than once and close the database themselves
 */
export async function openStoriesApp(
  deps: Partial<StoriesDeps> = {},
  database: OpenDatabase | null = null,
) {
  const { db, close } = database
    ? { ...database, close: async () => {} }
    : await openTestDatabase();
  const clock = new TestClock(at("09:00"));
  const live = new RecordedLiveEvents();
  const files = new FilesInMemory();
  const failures: unknown[] = [];
  const openJobs = () => openTestJobs(db, [storyTelling], (details) => failures.push(details));
  const jobs = await openJobs();
  /** Of this process and the others that the test has opened. */
  const allJobs = [jobs];
  const all: StoriesDeps = {
    db,
    jobs,
    clock,
    live,
    files,
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
    logger: { error: (details) => failures.push(details) },
    ...deps,
    timeouts: { storyMs: 10 * MINUTE_MS, ...deps.timeouts },
  };
  const feature = createStories(all);
  await jobs.start();
  const app = createTestApp({ clock });
  await app.register(storyRoutes, { stories: feature });
  const lena = aLearner((await insertLearner(db)).uid);

  return {
    app,
    db,
    clock,
    live,
    files,
    feature,
    lena,
    /** What was logged. */
    failures,
    jobs,
    /**
     * The feature as a second process on the same database has it; it runs what it began itself,
     * and all jobs that wait when it is told to look.
     */
    async anotherProcess(other: Partial<StoriesDeps> = {}) {
      const jobs: JobDriver = await openJobs();
      allJobs.push(jobs);
      const feature = createStories({ ...all, live: new RecordedLiveEvents(), jobs, ...other });
      await jobs.start();
      return { ...feature, jobs };
    },
    aLearner: async () => aLearner((await insertLearner(db)).uid),
    aCoder: async () => aCoder((await insertCoder(db)).uid),
    send: (endpoint: Parameters<typeof send>[1], call: Partial<TestCall> = {}) =>
      send(app, endpoint, { as: lena, ...call }),

    generate: (
      order: Partial<StoryRequest> | Record<string, unknown> = {},
      { as = lena, key }: { as?: Actor | null; key?: string } = {},
    ) =>
      send(app, generateStory, {
        as,
        headers: key === undefined ? {} : { "idempotency-key": key },
        body: { ...aStoryRequest(), ...order },
      }),

    /** Stores a story directly, without a generation. */
    async aStory({
      owner = lena,
      shared = false,
      title,
      createdAt = clock.now(),
      seed = "1",
      ...order
    }: Partial<StoryRequest> & {
      owner?: Actor;
      shared?: boolean;
      title?: string;
      createdAt?: number;
      seed?: string;
    } = {}): Promise<string> {
      const wishes = wishesOf(aStoryRequest(order));
      const editions = editionsOf(wishes, seed);
      const named = title === undefined ? {} : { title };
      const proof = validateStory({
        ...editions,
        privateEdition: { ...editions.privateEdition, ...named },
        sharedEdition: { ...editions.sharedEdition, ...named },
        wishes,
        storyteller: "builtin",
        seed,
      });
      if (!proof.isValid) throw new Error(JSON.stringify(proof.problems));
      const id = randomUUID();
      await saveStory(db, proof.story, { id, ownerId: owner.uid, createdAt });
      if (shared) {
        await send(app, shareStory, {
          as: owner,
          params: { storyId: id },
          body: { shared: true },
        });
      }
      return id;
    },

    list: (query: Record<string, string> = {}, as: Actor | null = lena) =>
      send(app, listStories, { as, query }),
    details: (storyId: string, as: Actor | null = lena) =>
      send(app, readStory, { as, params: { storyId } }),
    next: (
      storyId: string,
      sceneId: string | null,
      { as = lena, answer, headers }: NextOptions = {},
    ) =>
      send(app, nextScene, {
        as,
        ...(headers && { headers }),
        body: { story_id: storyId, current_scene_id: sceneId, user_choice: answer },
      }),

    async empty() {
      await db.delete(storyGenerations);
      await db.delete(stories);
      live.events.length = 0;
      clock.set(at("09:00"));
    },
    async close() {
      await feature.stop();
      for (const each of allJobs) await each.stop();
      await app.close();
      await close();
    },
  };
}

interface NextOptions {
  as?: Actor | null;
  answer?: string | number;
  headers?: Readonly<Record<string, string>>;
}
