import {
  PREFETCH_HEADERS,
  downloadStory,
  REDIRECT_HEADER,
  SCENE_HEADER,
  sceneSchema,
  type PlayerScene,
} from "@codetale/contract/stories/player";
import { deleteStory, shareStory } from "@codetale/contract/stories";
import { hasPrompt, START_ID, type Scene } from "@codetale/domain/stories/graph";
import { askAgainText } from "@codetale/domain/stories/answers/ask-again";
import { spokenChoice } from "@codetale/domain/stories/spoken-choice";
import { HOUR_MS } from "@codetale/domain/time";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { FilesUnavailableError } from "#core/ports/files";
import { VoiceServiceError } from "#core/ports/speech";
import type { OpenDatabase } from "#platform/db/database";
import { spokenLines, stories, storyVoices } from "#platform/db/schema/stories";
import { openTestDatabase } from "#testing/database";
import { cookieOf } from "#testing/http";
import { inPlayOrder } from "./spoken-text.ts";
import { openNarration, type NarrationApp, type ScriptedFacts } from "../testing/open-narration.ts";
import type { Downloaded } from "../testing/open-stories-app.ts";

/** Longer than any synthesis here: a request that waits gets the audio. */
const VOICE_MS = 20_000;
const PATIENCE = { timeout: 20_000 };

let database: OpenDatabase;
let { app, voice, aSavedStory, untilSpoken } = {} as NarrationApp;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => open({}));
afterEach(async () => {
  await app.close();
  await database.db.delete(stories);
  await database.db.delete(spokenLines);
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

describe("where the voice fails", () => {
  it.each(["starting", "fetching", "unavailable", "off"] as const)(
    "and is %s, a scene comes at once without it",
    async (state) => {
      await reopen({ state });
      const { id, scenes } = await aSavedStory();
      const { story } = (await app.details(id)).json();
      expect(story.voiced === null).toBe(state === "unavailable" || state === "off");
      expect((await app.next(id, START_ID)).json()).toMatchObject({ end: false });
      const asking = scenes.find(hasPrompt)!;
      const { choice_audio: addresses } = (await app.next(id, asking.id)).json().scene;
      expect(addresses).toEqual(asking.choices.map(() => null));
      expect(voice.spoken).toEqual([]);
    },
  );

  it("the story is spoken as soon as it is there", async () => {
    await reopen({ state: "fetching" });
    const { id } = await aSavedStory();
    voice.state = "ready";
    await untilSpoken(id);
  });

  it("it is tried again, and the log is not filled", async () => {
    voice.failure = new VoiceServiceError("unavailable");
    const { id } = await aSavedStory();
    await expect.poll(() => voice.spoken.length).toBeGreaterThan(3);
    expect((await app.next(id, START_ID)).json()).toMatchObject({ end: false });
    voice.failure = null;

    await untilSpoken(id);
    expect(app.failures).toEqual([]);
  });

  it("at one line, the others are narrated all the same", async () => {
    const refusedText: string[] = [];
    voice.gate = async ({ text }) => {
      refusedText.push(...(refusedText.length === 0 ? [text] : []));
      if (text === refusedText[0]) throw new VoiceServiceError("refused");
    };
    const { id, scenes } = await aSavedStory();
    await vi.waitFor(async () => {
      const { voiced } = (await app.details(id)).json().story;
      expect(voiced.done).toBe(scenes.filter(({ dialogue }) => dialogue !== refusedText[0]).length);
    }, PATIENCE);
  });

  it("a language that it does not speak has no voice", async () => {
    await reopen({ languages: ["es"] });
    const { id } = await aSavedStory();
    expect((await app.details(id)).json().story.voiced).toBeNull();
    expect((await app.next(id, START_ID)).json().scene.word_starts).toBeNull();
    expect(voice.spoken).toEqual([]);
  });

  it("a file that was lost is spoken again", async () => {
    const { id, scenes } = await aToldStory();
    app.files.kept.clear();
    expect((await app.next(id, START_ID)).json()).toMatchObject({
      end: false,
      scene: { word_starts: null },
    });
    await expect.poll(async () => (await app.next(id, START_ID)).body).toBe(scenes[0]!.dialogue);
  });
});

it("[HOLD-2] while files cannot be read, a story goes on without its voice, which is not made anew", async () => {
  const { id, scenes } = await aToldStory();
  const spoken = voice.spoken.length;
  const { find } = app.files;
  app.files.find = () => Promise.reject(new FilesUnavailableError(new Error("ETIMEDOUT")));

  expect((await app.next(id, START_ID)).json()).toMatchObject({
    scene: { dialogue: scenes[0]!.dialogue, word_starts: null },
  });
  expect(app.failures).toHaveLength(1);

  app.files.find = find;
  expect((await app.next(id, START_ID)).body).toBe(scenes[0]!.dialogue);
  expect(voice.spoken).toHaveLength(spoken);
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

function spokenChoices({ choices }: Pick<Scene, "choices">): string[] {
  return choices.map(({ text }) => spokenChoice(text, "en"));
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve()));
}

function sceneOf(header: unknown): PlayerScene {
  return sceneSchema.parse(JSON.parse(String(header)));
}

async function open(facts: ScriptedFacts, voiceMs = VOICE_MS): Promise<void> {
  ({ app, voice, aSavedStory, untilSpoken } = await openNarration(database, facts, voiceMs));
}

async function reopen(...facts: Parameters<typeof open>): Promise<void> {
  await app.close();
  await open(...facts);
}

async function aToldStory() {
  const saved = await aSavedStory();
  await untilSpoken(saved.id);
  return saved;
}
