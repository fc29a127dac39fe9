// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { FakeCaches } from "../testing/fake-caches.ts";
import { someAudio } from "../testing/a-scene.ts";
import { ChoiceAudioPrefetcher, fetchChoiceAudio, type ChoiceAudio } from "./choice-audio.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const anAudio = (): ChoiceAudio => ({ audio: someAudio(), wordStarts: null });

/** Answers as the test says, and remembers what was asked. */
function aServer() {
  const asked: { address: string; isAhead: boolean; signal: AbortSignal }[] = [];
  const answers: ((audio: ChoiceAudio | Error) => void)[] = [];
  const fetch = (address: string, signal: AbortSignal, isAhead: boolean) =>
    new Promise<ChoiceAudio>((resolve, reject) => {
      asked.push({ address, isAhead, signal });
      answers.push((audio) => (audio instanceof Error ? reject(audio) : resolve(audio)));
    });
  const answer = async (audio: ChoiceAudio | Error) => {
    answers.shift()?.(audio);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { asked, answer, prefetcher: new ChoiceAudioPrefetcher(fetch) };
}

it("[SPLAY-8] fetches one choice after the other, ahead of need, passing over those without audio", async () => {
  const { asked, answer, prefetcher } = aServer();
  prefetcher.prefetch(["/1", null, "/3"]);
  expect(asked.map(({ address }) => address)).toEqual(["/1"]);
  expect(prefetcher.takeIfReady("/1")).toBeNull();

  const first = anAudio();
  await answer(first);
  expect(prefetcher.takeIfReady("/1")).toBe(first);
  expect(asked.map(({ address, isAhead }) => [address, isAhead])).toEqual([
    ["/1", true],
    ["/3", true],
  ]);
});

it("[SPLAY-8] asks anew for what failed or is not there yet, once it is needed", async () => {
  const { asked, answer, prefetcher } = aServer();
  prefetcher.prefetch(["/1"]);
  await answer(new Error("no voice"));
  const taken = prefetcher.take("/1");
  expect(asked.at(-1)).toMatchObject({ address: "/1", isAhead: false });
  const audio = anAudio();
  await answer(audio);

  expect(await taken).toBe(audio);
  expect(await prefetcher.take("/1")).toBe(audio);
  expect(asked).toHaveLength(2);
});

it("drops the choices of the question before, and stops fetching them", async () => {
  const { asked, answer, prefetcher } = aServer();
  prefetcher.prefetch(["/1", "/2"]);
  await answer(anAudio());
  prefetcher.prefetch(["/9"]);
  expect(asked[1]?.signal.aborted).toBe(true);
  await answer(anAudio());

  expect(prefetcher.takeIfReady("/1")).toBeNull();
  expect(asked.map(({ address }) => address)).toEqual(["/1", "/2", "/9"]);
});

it("[SPLAY-8] reads the audio with the times of its words; without a network the downloaded one", async () => {
  const headers = { "x-word-starts": "[0,250,400]" };
  const request = vi.fn(async () => new Response("a voice", { headers }));
  vi.stubGlobal("fetch", request);
  const { signal } = new AbortController();
  const { audio, wordStarts } = await fetchChoiceAudio("/audio/1", signal, true);
  expect(await audio.text()).toBe("a voice");
  expect(wordStarts).toEqual([0, 250, 400]);
  expect(request).toHaveBeenCalledWith("/audio/1", { signal, headers: { priority: "u=5" } });

  new FakeCaches().stored.set("/audio/1", new Response("a copy", { headers }));
  const copy = await fetchChoiceAudio("/audio/1", signal, false);
  expect([await copy.audio.text(), copy.wordStarts]).toEqual(["a copy", [0, 250, 400]]);
  expect(request).toHaveBeenCalledOnce();
});

it.each([
  ["a refusal", () => new Response("{}", { status: 404 })],
  ["an empty sound", () => new Response("")],
])("takes %s for no audio", async (_, answer) => {
  vi.stubGlobal("fetch", async () => answer());
  await expect(fetchChoiceAudio("/audio/1", new AbortController().signal, false)).rejects.toThrow(
    "There is no audio",
  );
});

it.each(["", "{}", "[0,"])("does without word times that say nothing: %j", async (times) => {
  vi.stubGlobal(
    "fetch",
    async () => new Response("a voice", { headers: { "x-word-starts": times } }),
  );
  const { signal } = new AbortController();
  expect((await fetchChoiceAudio("/audio/1", signal, false)).wordStarts).toBeNull();
});
