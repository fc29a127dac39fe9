import { hasPrompt, START_ID } from "@codetale/domain/stories/graph";
import { describe, expect, it, vi } from "vitest";
import { FilesUnavailableError } from "#core/ports/files";
import { VoiceServiceError } from "#core/ports/speech";
import {
  openNarrationForEachTest,
  PATIENCE,
  type NarrationApp,
} from "../testing/open-narration.ts";

let { app, voice, aSavedStory, untilSpoken, aToldStory } = {} as NarrationApp;
const reopen = openNarrationForEachTest((opened) => {
  ({ app, voice, aSavedStory, untilSpoken, aToldStory } = opened);
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
