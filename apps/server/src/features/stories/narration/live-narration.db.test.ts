/** Audio that is played while it is still being synthesized. */
import { nextScene, SCENE_HEADER, sceneSchema } from "@codetale/contract/stories/player";
import type { Scene } from "@codetale/domain/stories/graph";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { VoiceServiceError, type SpeechRequest } from "#core/ports/speech";
import type { OpenDatabase } from "#platform/db/database";
import { spokenLines, stories } from "#platform/db/schema/stories";
import { openTestDatabase } from "#testing/database";
import { cookieOf } from "#testing/http";
import { inPlayOrder } from "./spoken-text.ts";
import { openNarration, type NarrationApp, type ScriptedFacts } from "../testing/open-narration.ts";

/** Longer than any answer takes here. */
const VOICE_MS = 20_000;

let database: OpenDatabase;
let narration: NarrationApp;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
afterEach(async () => {
  narration.app.app.server.closeAllConnections();
  await narration.app.close();
  await database.db.delete(stories);
  await database.db.delete(spokenLines);
});

it("[SPLAY-1] a scene is played from its first words on, before the last are synthesized", async () => {
  const rest = gateOf();
  const { response, scene, again } = await anAnswer({ halfway: () => rest.promise });

  expect(response.headers.get("content-type")).toBe("audio/mpeg");
  expect(response.headers.get("content-length")).toBeNull();
  const told = sceneSchema.parse(JSON.parse(response.headers.get(SCENE_HEADER) ?? ""));
  const words = scene.dialogue.split(/\s+/u);
  expect(told.word_starts).toHaveLength(words.length);
  expect(told.word_starts?.slice(0, 3)).toEqual([0, 250, 500]);
  const reader = response.body!.getReader();
  expect(await textOf(reader)).toBe(words.slice(0, 3).join(" "));

  rest.open();
  expect(await textOf(reader)).toBe(scene.dialogue.slice(words.slice(0, 3).join(" ").length));
  expect((await reader.read()).done).toBe(true);
  await expect
    .poll(async () => (await again()).headers.get("content-length"))
    .toBe(String(Buffer.byteLength(scene.dialogue)));
});

it("a voice that breaks off breaks the answer off, and is spoken again for the next", async () => {
  const rest = gateOf();
  const { response, scene, again } = await anAnswer({ halfway: () => rest.promise });
  narration.voice.halfway = null;
  rest.fail(new VoiceServiceError("unavailable"));

  await expect(response.text()).rejects.toThrow();
  expect(await (await again()).text()).toBe(scene.dialogue);
  expect(narration.app.failures).toEqual([]);
});

it("a listener who disconnects stops neither other listeners nor the synthesis", async () => {
  const rest = gateOf();
  const { response, scene, again } = await anAnswer({ halfway: () => rest.promise });
  const other = await again();
  await response.body!.cancel();
  rest.open();

  expect(await other.text()).toBe(scene.dialogue);
  expect(await (await again()).text()).toBe(scene.dialogue);
  const asked = narration.voice.spoken.filter(({ text }) => text === scene.dialogue);
  expect(asked).toHaveLength(1);
});

it("waits for the whole where synthesis is slower than playback", async () => {
  const { response, scene, scenes, again } = await anAnswer({
    // Three words last less than a second, the rest of them hours.
    halfway: async () => narration.app.clock.advance(3_600_000),
  });
  expect(await response.text()).toBe(scene.dialogue);
  await expect.poll(async () => (await again()).headers.get("content-length")).not.toBeNull();
  const late = inPlayOrder(scenes).at(-2)!;

  expect((await again(late)).headers.get("content-length")).toBe(
    String(Buffer.byteLength(late.dialogue)),
  );
});

it("a request does not wait in vain; the line is narrated for later listeners", async () => {
  let waitedFor = 0;
  const { scene, scenes, again } = await anAnswer({
    gate: async (order) => {
      await untilAwaited(order);
      waitedFor += 1;
      // The first takes ten minutes, and after that one knows.
      if (waitedFor === 1) narration.app.clock.advance(600_000);
      else await new Promise(() => {});
    },
  });
  const late = inPlayOrder(scenes).at(-2)!;
  const startedAt = performance.now();
  const response = await again(late);

  expect(performance.now() - startedAt).toBeLessThan(VOICE_MS);
  expect(await response.json()).toMatchObject({ scene: { id: late.id, word_starts: null } });
  expect(late.dialogue).not.toBe(scene.dialogue);
  const asked = () => narration.voice.spoken.find(({ text }) => text === late.dialogue);
  await expect.poll(() => asked() && isAwaited(asked()!)).toBe(true);
});

/** What a listener over HTTP is answered who asks for the last scene of a story just saved. */
async function anAnswer({ gate, halfway = null }: Partial<ScriptedFacts>) {
  narration = await openNarration(database, { halfway, gate: gate ?? untilAwaited }, VOICE_MS);
  const { app } = narration;
  const { id, scenes } = await narration.aSavedStory();
  await app.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.app.server.address() as AddressInfo;
  const scene = inPlayOrder(scenes).at(-1)!;
  const again = (wanted: Scene = scene) =>
    fetch(`http://127.0.0.1:${port}${nextScene.path}`, {
      method: nextScene.method,
      headers: { "content-type": "application/json", cookie: cookieOf(app.lena) },
      body: JSON.stringify({ story_id: id, current_scene_id: wanted.id }),
    });
  return { response: await again(), scene, scenes, again };
}

/** What is narrated in advance takes for ever, until a listener waits for it. */
async function untilAwaited(order: SpeechRequest): Promise<void> {
  if (!isAwaited(order)) await once(order.hurry, "abort");
}

function isAwaited({ priority, hurry }: SpeechRequest): boolean {
  return priority === "now" || hurry.aborted;
}

function gateOf() {
  let open = () => {};
  let fail: (error: Error) => void = () => {};
  const promise = new Promise<void>((resolve, reject) => {
    open = resolve;
    fail = reject;
  });
  return { promise, open, fail };
}

async function textOf(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  return Buffer.from((await reader.read()).value ?? []).toString();
}
