import {
  PREFETCH_HEADERS,
  downloadStory,
  REDIRECT_HEADER,
  SCENE_HEADER,
} from "@codetale/contract/stories/player";
import { deleteStory, shareStory } from "@codetale/contract/stories";
import { hasPrompt, START_ID } from "@codetale/domain/stories/graph";
import { askAgainText } from "@codetale/domain/stories/answers/ask-again";
import { HOUR_MS } from "@codetale/domain/time";
import { describe, expect, it, vi } from "vitest";
import { spokenLines, stories, storyVoices } from "#platform/db/schema/stories";
import { cookieOf } from "#testing/http";
import { inPlayOrder } from "./spoken-text.ts";
import {
  openNarrationForEachTest,
  PATIENCE,
  sceneOf,
  spokenChoices,
  type NarrationApp,
} from "../testing/open-narration.ts";
import type { Downloaded } from "../testing/open-stories-app.ts";

let { app, voice, aSavedStory, untilSpoken, aToldStory } = {} as NarrationApp;
const reopen = openNarrationForEachTest((opened) => {
  ({ app, voice, aSavedStory, untilSpoken, aToldStory } = opened);
});

describe("after a story is saved", () => {
  it("it is spoken in the order of play, each text once, and choices and reply after their scene", async () => {
    const { scenes } = await aToldStory();
    const lines = inPlayOrder(scenes).flatMap((scene) =>
      hasPrompt(scene)
        ? [scene.dialogue, ...spokenChoices(scene), askAgainText(scene, "en")]
        : [scene.dialogue],
    );

    expect(voice.spoken.map(({ text }) => text)).toEqual([...new Set(lines)]);
    expect(voice.spoken.every(({ priority }) => priority === "later")).toBe(true);
  });

  it("its owner is notified, at the latest when all of it is narrated", async () => {
    const { id } = await aToldStory();

    const changes = app.live.events.filter(({ event }) => event === "story:changed");
    expect(changes.length).toBeGreaterThanOrEqual(1);
    expect(changes.at(-1)).toEqual({
      to: [app.lena.uid],
      event: "story:changed",
      payload: [{ storyId: id }],
    });
    // The clock stands still: two seconds never pass.
    expect(changes.length).toBeLessThanOrEqual(2);
  });

  it("[SPLAY-1] a scene is answered as audio, with the scene beside it in ASCII", async () => {
    const { id, scenes } = await aToldStory();
    for (const scene of scenes) {
      const response = await app.next(id, scene.id);
      const header = String(response.headers[SCENE_HEADER]);

      expect(response.headers["content-type"]).toBe("audio/mpeg");
      expect(response.body).toBe(scene.dialogue);
      expect(header).toMatch(/^[ -~]+$/);
      expect(header.length).toBeLessThanOrEqual(8 * 1024);
      const told = sceneOf(header);
      expect(told).toMatchObject({ id: scene.id, dialogue: scene.dialogue, reply: null });
      expect(told.word_starts).toHaveLength(scene.dialogue.split(/\s+/u).length);
      expect(told.word_starts!.slice(0, 3)).toEqual([0, 250, 500]);
    }
  });

  it("[SPLAY-4] the story asks again by voice, marked as a redirect", async () => {
    const { id, scenes } = await aToldStory();
    const asking = scenes.find(hasPrompt)!;
    const response = await app.next(id, asking.id, { answer: "blorp" });
    const told = sceneOf(response.headers[SCENE_HEADER]);

    expect(response.headers).toMatchObject({
      [REDIRECT_HEADER]: "1",
      "content-type": "audio/mpeg",
    });
    expect(response.body).toBe(told.reply);
    for (const { text } of asking.choices) expect(told.reply).toContain(text);
    expect(told.word_starts).toHaveLength(told.reply!.split(/\s+/u).length);
  });

  it("names that are not ASCII, or would break a header, arrive as they are", async () => {
    for (const name of ["Zoë 𐐷", "אָדָם", "ज़ोया", 'a"b\\c', "a\r\nX-Evil: 1"]) {
      const id = await app.aStory({ childrens_info: [{ name, age: "7", interests: "trains" }] });
      const response = await app.next(id, START_ID);
      const told = sceneOf(response.headers[SCENE_HEADER]);

      expect(told.cast[0]?.name).toBe(name.replace(/\r\n|\\/, " "));
      expect(response.headers["x-evil"]).toBeUndefined();
    }
  });

  it("a download has the address of the audio of each scene", async () => {
    const { id, scenes } = await aToldStory();
    const download = (
      await app.send(downloadStory, { params: { storyId: id } })
    ).json<Downloaded>();
    expect(download.scenes).toHaveLength(scenes.length);
    for (const [index, { audio, wordStarts }] of download.scenes.entries()) {
      const headers = { cookie: cookieOf(app.lena) };
      const response = await app.app.inject({ url: audio!, headers });
      expect(response.body).toBe(scenes[index]!.dialogue);
      expect(response.headers["cache-control"]).toContain("immutable");
      expect(wordStarts![0]).toBe(0);
    }
  });

  it("the story has the number of narrated scenes", async () => {
    const { id, scenes } = await aToldStory();
    const { voiced } = (await app.details(id)).json().story;
    expect(voiced).toEqual({ done: scenes.length, total: scenes.length });
  });
});

describe("a scene that is asked for before its turn", () => {
  it("is spoken at once, and once however many ask", async () => {
    let open = () => {};
    voice.gate = ({ priority }) =>
      priority === "later" ? new Promise((resolve) => (open = resolve)) : Promise.resolve();
    const { id, scenes } = await aSavedStory();
    await expect.poll(() => voice.spoken).toHaveLength(1);
    const late = inPlayOrder(scenes).at(-1)!;
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.next(id, late.id)));

    expect(answers.map(({ body }) => body)).toEqual(Array(10).fill(late.dialogue));
    const asked = voice.spoken.filter(({ text }) => text === late.dialogue);
    expect(asked).toMatchObject([{ priority: "now" }]);
    open();
  });

  it("is less urgent while it is fetched ahead, until a listener waits for it", async () => {
    voice.gate = ({ priority, hurry }) =>
      priority === "later" ? new Promise(() => {}) : untilAborted(hurry);
    const { id, scenes } = await aSavedStory();
    const late = inPlayOrder(scenes).at(-1)!;
    const ahead = app.next(id, late.id, { headers: PREFETCH_HEADERS });
    const asked = () => voice.spoken.find(({ text }) => text === late.dialogue);
    await expect.poll(asked).toMatchObject({ priority: "soon", hurry: { aborted: false } });
    const sooner = app.next(id, late.id, { headers: { priority: "u=1, i" } });

    expect((await sooner).body).toBe(late.dialogue);
    expect((await ahead).body).toBe(late.dialogue);
    expect(voice.spoken.filter(({ text }) => text === late.dialogue)).toHaveLength(1);
  });

  it("comes without a voice where that takes longer than a child waits", async () => {
    await reopen({ gate: () => new Promise(() => {}) }, 50);
    const { id, scenes } = await aSavedStory();
    expect((await app.next(id, START_ID)).json()).toMatchObject({
      scene: { dialogue: scenes[0]!.dialogue },
    });
  });
});

it("what is missing after a restart is spoken then, and nothing twice", async () => {
  const { id } = await aSavedStory();
  await expect.poll(() => voice.spoken.length).toBeGreaterThan(3);
  await app.feature.stop();
  const spoken = voice.spoken.length;
  const done = await app.db.$count(spokenLines);

  const next = await app.anotherProcess();
  next.start();
  await untilSpoken(id);
  await next.stop();
  const texts = voice.spoken.map(({ text }) => text);
  expect(spoken - done).toBeLessThanOrEqual(1);
  expect(texts.length - new Set(texts).size).toBeLessThanOrEqual(1);
});

describe("audio that belongs to no story any more", () => {
  it("is deleted with its story, except what another story says as well", async () => {
    const { id } = await aToldStory();
    const { id: same } = await aToldStory();
    const files = app.files.kept.size;
    const remove = async (storyId: string) => {
      await app.send(deleteStory, { params: { storyId } });
      app.clock.advance(HOUR_MS);
      await app.feature.cleanUp();
    };
    await remove(id);
    expect(app.files.kept.size).toBe(files);
    expect((await app.next(same, START_ID)).headers["content-type"]).toBe("audio/mpeg");

    await remove(same);
    expect(app.files.kept.size).toBe(0);
    expect(await app.db.$count(spokenLines)).toBe(0);
    expect(await app.db.$count(storyVoices)).toBe(0);
  });

  it("[HOLD-1] is deleted later where the storage is away, and what is beside it now", async () => {
    await aToldStory();
    await app.db.delete(stories);
    const [stuck] = app.files.kept.keys();
    const remove = app.files.delete;
    app.files.delete = async (key) => {
      if (key === stuck) throw new Error("the storage is away");
      await remove(key);
    };
    await expect(app.feature.deleteUnusedNarration()).rejects.toThrow("1 failed");
    expect([...app.files.kept.keys()]).toEqual([stuck]);

    app.files.delete = remove;
    await app.feature.deleteUnusedNarration();
    expect(app.files.kept.size).toBe(0);
    expect(await app.db.$count(spokenLines)).toBe(0);
  });

  it("is deleted at once where an account is", async () => {
    await aToldStory();
    await app.db.delete(stories);
    await app.feature.deleteUnusedNarration();
    expect(app.files.kept.size).toBe(0);
  });
});

it("the shared edition is narrated once the story is shared", async () => {
  const { id } = await aToldStory();
  const before = voice.spoken.length;
  await app.send(shareStory, { params: { storyId: id }, body: { shared: true } });
  await vi.waitFor(async () => {
    const { voiced } = (await app.details(id, null)).json().story;
    expect(voiced.done).toBe(voiced.total);
  }, PATIENCE);
  expect(voice.spoken.length).toBeGreaterThan(before);
  expect((await app.next(id, START_ID, { as: null })).body).not.toContain("Zebulon");
});

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve()));
}
