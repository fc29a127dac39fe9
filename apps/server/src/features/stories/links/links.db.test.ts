import { exportStory, deleteStory, readWishes, restoreStory } from "@codetale/contract/stories";
import {
  createStoryLink,
  LINK_HEADER,
  listStoryLinks,
  MOST_LINKS,
  readLinkedStory,
  revokeStoryLink,
  type StoryLink,
} from "@codetale/contract/stories/links";
import {
  downloadStory,
  nextScene,
  readSceneAudio,
  speechToText,
  warmUpRecognition,
} from "@codetale/contract/stories/player";
import { START_ID } from "@codetale/domain/stories/graph";
import { DAY_MS, HOUR_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import { stories, storyLinks } from "#platform/db/schema/stories";
import { users } from "#platform/db/schema/identity";
import { aStoryRequest, CHILD_DETAILS } from "#testing/stories";
import { openStoriesApp, type Downloaded, type StoriesApp } from "../testing/open-stories-app.ts";
import { aRecording } from "../testing/recording.ts";
import { ScriptedVoiceService } from "../testing/scripted-voice-service.ts";

const MOST_GUESSES = 3;

let failed: string[] = [];
let app: StoriesApp;
let storyId: string;

beforeAll(async () => {
  app = await openStoriesApp({
    voice: new ScriptedVoiceService(),
    linkGuesses: { count },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  failed = [];
  await app.empty();
  storyId = await app.aStory(aStoryRequest());
});

describe("[SLIB-3] whoever has a private link", () => {
  it("plays the private edition, with the child's name, without an account", async () => {
    const secret = await aLink();
    const start = await play(secret);

    expect(start.statusCode).toBe(200);
    const [row] = await app.db.select().from(stories).where(eq(stories.id, storyId));
    const said = row!.scenes.find(({ id }) => id === START_ID)!.dialogue;
    expect(sceneOf(start).dialogue).toBe(said);
    expect(said).toMatch(CHILD_DETAILS);
  });

  it("hears it, and answers by voice, as its owner does", async () => {
    const secret = await aLink();
    const { audio, choiceScene } = await linesOfOwner();
    const params = { storyId, audioId: audio.split("/").at(-1)! };
    const visitor = { as: null, headers: { [LINK_HEADER]: secret } };
    expect((await app.send(readSceneAudio, { params, ...visitor })).statusCode).toBe(200);
    expect((await app.send(readSceneAudio, { params, as: null })).statusCode).toBe(404);

    expect((await app.send(warmUpRecognition, { params, ...visitor })).statusCode).toBe(200);
    const recording = aRecording({ story_id: storyId, current_scene_id: choiceScene });
    const headers = { ...recording.headers, [LINK_HEADER]: secret };
    const answer = await app.send(speechToText, { ...recording, as: null, headers });
    expect(answer.statusCode).toBe(200);
  });

  it("reads its cover, without what was asked for", async () => {
    const response = await cover(await aLink());
    const { story } = response.json();

    expect(story).toMatchObject({ id: storyId, isOwn: false, characters: [] });
    expect(story.learning_objectives).toEqual([]);
    expect(story.title).toBe((await app.details(storyId)).json().story.title);
  });

  it("can do nothing else with it", async () => {
    const headers = { [LINK_HEADER]: await aLink() };
    const params = { storyId };
    const calls = [
      app.send(readWishes, { as: null, params, headers }),
      app.send(exportStory, { as: null, params, headers, query: { format: "twee" } }),
      app.send(downloadStory, { as: null, params, headers }),
      app.send(listStoryLinks, { as: null, params, headers }),
    ];
    for (const { statusCode } of await Promise.all(calls)) expect([401, 404]).toContain(statusCode);
    const other = await app.aStory();
    expect((await play(headers[LINK_HEADER], other)).json()).toMatchObject(UNKNOWN);
  });

  it("hears the private edition of a shared story as well, also when signed in", async () => {
    const shared = await app.aStory({ shared: true });
    const as = await app.aLearner();
    const without = sceneOf(await app.next(shared, START_ID, { as }));
    const secret = await aLink("", shared);
    const withLink = sceneOf(await play(secret, shared, as));

    expect(without.dialogue).not.toMatch(CHILD_DETAILS);
    expect(withLink.dialogue).toMatch(CHILD_DETAILS);
  });
});

describe("a link ends", () => {
  it("when it is revoked, and others go on", async () => {
    const first = await aLink();
    app.clock.advance(1);
    const second = await aLink();
    const [link] = await listed();
    const params = { storyId, linkId: link!.id };
    expect((await app.send(revokeStoryLink, { params })).statusCode).toBe(200);

    expect((await play(first)).json()).toMatchObject(UNKNOWN);
    expect((await cover(first)).json()).toMatchObject(UNKNOWN);
    expect((await play(second)).statusCode).toBe(200);
    expect((await app.send(revokeStoryLink, { params })).json()).toMatchObject(UNKNOWN);
  });

  it("while its story is deleted", async () => {
    const secret = await aLink();
    await app.send(deleteStory, { params: { storyId } });
    expect((await play(secret)).json()).toMatchObject(UNKNOWN);
    expect((await cover(secret)).json()).toMatchObject(UNKNOWN);

    await app.send(restoreStory, { params: { storyId } });
    expect((await play(secret)).statusCode).toBe(200);
  });

  it("while its account is disabled", async () => {
    const secret = await aLink();
    await app.db.update(users).set({ isDisabled: true }).where(eq(users.id, app.lena.uid));
    expect((await play(secret)).json()).toMatchObject({ reason: "story/link-unknown" });
    await app.db.update(users).set({ isDisabled: false }).where(eq(users.id, app.lena.uid));
    expect((await play(secret)).statusCode).toBe(200);
  });

  it("with its story and its account, which leave none behind", async () => {
    await aLink();
    await app.send(deleteStory, { params: { storyId } });
    app.clock.advance(HOUR_MS + 1);
    await app.feature.cleanUp();
    expect(await app.db.$count(storyLinks)).toBe(0);

    const leaving = await app.aLearner();
    const theirs = await app.aStory({ owner: leaving });
    await aLink("", theirs, leaving);
    await app.db.delete(users).where(eq(users.id, leaving.uid));
    expect(await app.db.$count(storyLinks)).toBe(0);
  });
});

describe("the owner", () => {
  it("sees for whom each link was made, when, and on which day it was last used", async () => {
    const createdAt = app.clock.now();
    const secret = await aLink("  for grandma ");
    app.clock.advance(1);
    await aLink();
    expect(await listed()).toMatchObject([
      { label: "for grandma", createdAt, lastUsedOn: null },
      { label: "", createdAt: createdAt + 1, lastUsedOn: null },
    ]);

    app.clock.advance(DAY_MS);
    const day = new Date(app.clock.now()).toISOString().slice(0, 10);
    await play(secret);
    await play(secret);
    expect((await listed()).map(({ lastUsedOn }) => lastUsedOn)).toEqual([day, null]);
  });

  it("gets secrets of 256 bits, none twice, of which only hashes are stored", async () => {
    const secrets = [await aLink(), await aLink()];
    expect(new Set(secrets).size).toBe(2);
    for (const secret of secrets) expect(Buffer.from(secret, "base64url")).toHaveLength(32);
    const stored = JSON.stringify(await app.db.select().from(storyLinks));
    for (const secret of secrets) expect(stored).not.toContain(secret);
    expect(JSON.stringify(await listed())).not.toContain(secrets[0]);
  });

  it("has ten links to a story at most, however many are asked for at once", async () => {
    const params = { storyId };
    const calls = Array.from({ length: MOST_LINKS + 3 }, () =>
      app.send(createStoryLink, { params, body: {} }),
    );
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);

    expect(statuses.filter((status) => status === 200)).toHaveLength(MOST_LINKS);
    expect(statuses.filter((status) => status === 409)).toHaveLength(3);
    expect(await listed()).toHaveLength(MOST_LINKS);
  });

  it("is told which field is wrong", async () => {
    const params = { storyId };
    const refused = await app.send(createStoryLink, { params, body: { label: "x".repeat(41) } });
    expect(refused.json()).toMatchObject({
      reason: "request/invalid",
      errors: [{ path: "label" }],
    });
  });

  it("is the only one who may make, see or revoke links, also of a shared story", async () => {
    const shared = await app.aStory({ shared: true });
    await aLink("", shared);
    const [link] = await listed(shared);
    for (const as of [await app.aLearner(), null]) {
      const params = { storyId: shared, linkId: link!.id };
      for (const call of [listStoryLinks, createStoryLink, revokeStoryLink]) {
        const refused = await app.send(call, { as, params, body: {} });
        expect([401, 404]).toContain(refused.statusCode);
      }
    }
    expect(await listed(shared)).toEqual([link]);
  });
});

describe("guessing", () => {
  it("is counted, and refused once there were too many guesses", async () => {
    for (let guess = 0; guess < MOST_GUESSES; guess += 1) {
      expect((await cover(`guess-${guess}`)).json()).toMatchObject(UNKNOWN);
    }
    expect(failed).toHaveLength(MOST_GUESSES);
    expect((await cover("another")).json()).toMatchObject({ reason: "request/too-many" });
  });

  it("locks nobody out who has a right link", async () => {
    const secret = await aLink();
    for (let guess = 0; guess <= MOST_GUESSES; guess += 1) await cover(`guess-${guess}`);
    expect((await cover(secret)).statusCode).toBe(200);
  });

  it("is not what playing by a right link is", async () => {
    const secret = await aLink();
    for (let time = 0; time < MOST_GUESSES + 1; time += 1) await play(secret);
    expect(failed).toEqual([]);
  });
});

it("a scene that is fetched ahead by a link waits for others, as without one", async () => {
  const secret = await aLink();
  const next = vi.spyOn(app.feature.playing, "next");
  const body = { story_id: storyId, current_scene_id: START_ID };
  const headers = { [LINK_HEADER]: secret, priority: "u=5" };
  await app.send(nextScene, { as: null, headers, body });
  expect(next.mock.calls[0]![1]).toMatchObject({ isPrefetch: true });
  next.mockRestore();
});

const UNKNOWN = { reason: "story/link-unknown" };

async function count(address: string): Promise<void> {
  if (failed.length >= MOST_GUESSES) throw new AppError("request/too-many");
  failed.push(address);
}

async function aLink(label = "", id = storyId, as: Actor = app.lena): Promise<string> {
  const made = await app.send(createStoryLink, { as, params: { storyId: id }, body: { label } });
  return made.json<{ secret: string }>().secret;
}

async function listed(id = storyId): Promise<StoryLink[]> {
  const response = await app.send(listStoryLinks, { params: { storyId: id } });
  return response.json<{ links: StoryLink[] }>().links;
}

function cover(secret: string) {
  return app.send(readLinkedStory, { as: null, headers: { [LINK_HEADER]: secret } });
}

function play(secret: string, id = storyId, as: Actor | null = null) {
  return app.next(id, START_ID, { as, headers: { [LINK_HEADER]: secret } });
}

function sceneOf({ headers }: Awaited<ReturnType<typeof play>>): { dialogue: string } {
  return JSON.parse(String(headers["x-scene-data"])) as { dialogue: string };
}

/** The owner's audio of the first scene, and a scene that asks. */
async function linesOfOwner() {
  await play(await aLink());
  return vi.waitFor(async () => {
    const download = await app.send(downloadStory, { params: { storyId } });
    const { scenes } = download.json<Downloaded>();
    const audio = scenes.find(({ id }) => id === START_ID)?.audio;
    expect(audio).toBeTruthy();
    return { audio: audio!, choiceScene: scenes.find(({ choices }) => choices.length > 0)!.id };
  }, 30_000);
}
