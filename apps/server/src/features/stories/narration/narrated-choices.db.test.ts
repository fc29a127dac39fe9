import { readFile } from "node:fs/promises";
import {
  PREFETCH_HEADERS,
  downloadStory,
  SCENE_HEADER,
  WORD_STARTS_HEADER,
} from "@codetale/contract/stories/player";
import { hasPrompt } from "@codetale/domain/stories/graph";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { stories } from "#platform/db/schema/stories";
import { cookieOf } from "#testing/http";
import { inPlayOrder } from "./spoken-text.ts";
import { linesOf } from "./story-line.ts";
import {
  openNarrationForEachTest,
  sceneOf,
  spokenChoices,
  type NarrationApp,
} from "../testing/open-narration.ts";
import type { Downloaded } from "../testing/open-stories-app.ts";

let { app, voice, aSavedStory, aToldStory } = {} as NarrationApp;
const reopen = openNarrationForEachTest((opened) => {
  ({ app, voice, aSavedStory, aToldStory } = opened);
});

describe("[SPLAY-8] the choices of a narrated story", () => {
  it("a scene that asks has the address of the audio of each choice, with its word times", async () => {
    const { id, scenes } = await aToldStory();
    const asking = scenes.filter(hasPrompt);
    for (const scene of asking) {
      const { choice_audio: addresses } = sceneOf(
        (await app.next(id, scene.id)).headers[SCENE_HEADER],
      );
      const spoken = spokenChoices(scene);
      expect(addresses).toHaveLength(spoken.length);
      for (const [index, address] of addresses.entries()) {
        const response = await app.app.inject({ url: address!, headers: asOwner() });
        expect(response.body).toBe(spoken[index]);
        expect(response.headers).toMatchObject({
          "content-type": "audio/mpeg",
          "cache-control": expect.stringContaining("immutable"),
          vary: "cookie",
        });
        const starts = JSON.parse(String(response.headers[WORD_STARTS_HEADER])) as number[];
        expect(starts).toHaveLength(scene.choices[index]!.text.split(/\s+/u).length);
        expect(starts.slice(0, 2)).toEqual([0, 250]);
      }
    }
    expect(asking.length).toBeGreaterThan(0);
    const telling = await app.next(id, scenes.find((scene) => !hasPrompt(scene))!.id);
    expect(sceneOf(telling.headers[SCENE_HEADER]).choice_audio).toEqual([]);
  });

  it("choices are read by the narrator, also where a character asks", async () => {
    const { scenes } = await aToldStory();
    const choices = new Set(scenes.flatMap(spokenChoices));
    const read = voice.spoken.filter(({ text }) => choices.has(text));

    expect(read).toHaveLength(choices.size);
    expect(read.every(({ part }) => part === 0)).toBe(true);
  });

  it("a download has the address of the audio of each choice", async () => {
    const { id, scenes } = await aToldStory();
    const download = (
      await app.send(downloadStory, { params: { storyId: id } })
    ).json<Downloaded>();
    const asking = scenes.findIndex(hasPrompt);
    const addresses = download.scenes[asking]!.choiceAudio.map((audio) => audio!);
    const answers = await Promise.all(
      addresses.map((url) => app.app.inject({ url, headers: asOwner() })),
    );
    expect(answers.map(({ body }) => body)).toEqual(spokenChoices(scenes[asking]!));
  });
});

it("[SPLAY-8] a story that was made before choices were spoken is to have their lines as well", async () => {
  const id = await app.aStory({ shared: true });
  const before = sql`jsonb_set(${stories.about}, '{lines}', '1')`;
  await app.db.update(stories).set({ about: before, aboutForOthers: before });
  const migration = new URL("../../../../migrations/0009_spoken-choices.sql", import.meta.url);
  await app.db.execute(sql.raw(await readFile(migration, "utf8")));

  const [row] = await app.db.select().from(stories).where(eq(stories.id, id));
  expect(row!.about.lines).toBe(row!.scenes.flatMap(linesOf).length);
  expect(row!.aboutForOthers.lines).toBe(row!.scenesForOthers.flatMap(linesOf).length);
});

describe("[SPLAY-8] a choice that is asked for before its turn", () => {
  /** The address of the first choice while nothing is narrated in advance. */
  async function anUnspokenChoice() {
    const never = new Promise<void>(() => {});
    voice.gate = ({ priority }) => (priority === "later" ? never : Promise.resolve());
    const { id, scenes } = await aSavedStory();
    await expect.poll(() => voice.spoken).toHaveLength(1);
    const asking = inPlayOrder(scenes).filter(hasPrompt).at(-1)!;
    const response = await app.next(id, asking.id);
    const [address] = sceneOf(response.headers[SCENE_HEADER]).choice_audio;
    return { id, text: spokenChoices(asking)[0]!, address: address! };
  }

  it("is spoken then, less urgently while the question is still heard", async () => {
    const { text, address } = await anUnspokenChoice();
    const ahead = { ...asOwner(), ...PREFETCH_HEADERS };
    const response = await app.app.inject({ url: address, headers: ahead });

    expect(response.body).toBe(text);
    expect(JSON.parse(String(response.headers[WORD_STARTS_HEADER]))).toHaveLength(
      text.split(/\s+/u).length,
    );
    expect(voice.spoken.at(-1)).toMatchObject({ text, priority: "soon", part: 0 });
    expect((await app.app.inject({ url: address, headers: asOwner() })).body).toBe(text);
    expect(voice.spoken.filter((line) => line.text === text)).toHaveLength(1);
  });

  it("is refused to others, and so is an id that no choice has", async () => {
    const { id, address } = await anUnspokenChoice();
    const spoken = voice.spoken.length;
    const other = await app.aLearner();
    for (const headers of [{}, { cookie: cookieOf(other) }]) {
      const response = await app.app.inject({ url: address, headers });
      expect(response.json()).toMatchObject({ reason: "story/unknown" });
    }
    const url = `/stories/${id}/audio/${"0".repeat(64)}`;
    const unknown = await app.app.inject({ url, headers: asOwner() });
    expect(unknown.json()).toMatchObject({ reason: "file/unknown" });
    expect(voice.spoken).toHaveLength(spoken);
  });

  it("has no audio where that takes longer than a child waits", async () => {
    await reopen({ gate: () => new Promise(() => {}) }, 50);
    const { id, scenes } = await aSavedStory();
    const asking = scenes.find(hasPrompt)!;
    const [url] = (await app.next(id, asking.id)).json().scene.choice_audio;
    const response = await app.app.inject({ url, headers: asOwner() });
    expect(response.json()).toMatchObject({ reason: "file/unknown" });
  });
});

function asOwner() {
  return { cookie: cookieOf(app.lena) };
}
