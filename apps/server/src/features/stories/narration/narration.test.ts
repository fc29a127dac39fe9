import { aScene } from "@codetale/domain/testing/stories";
import { HOUR_MS, MINUTE_MS } from "@codetale/domain/time";
import { afterEach, describe, expect, it, vi } from "vitest";
import { VoiceServiceError } from "#core/ports/speech";
import { recordPauses, restorePauses } from "#testing/recorded-pauses";
import {
  aStoryToNarrate,
  isListenedTo,
  never,
  openNarrationInMemory,
} from "../testing/open-narration-in-memory.ts";
import type { Narration } from "./narration.service.ts";
import { inPlayOrder } from "./spoken-text.ts";

let narration: Narration | null = null;

afterEach(() => {
  restorePauses();
  // Not awaited: pauses and syntheses that never end are still waited for.
  void narration?.stop();
});

const change = { to: ["lena"], event: "story:changed", payload: [{ storyId: "1" }] };

describe("narration in advance", () => {
  it("notifies the owner of the first line and of the last, in each edition", async () => {
    const { voices, live, narrateAll } = open([aStoryToNarrate()]);
    await narrateAll();
    expect(live.events).toEqual([change, change]);

    voices.stories.push(aStoryToNarrate({ edition: "others" }));
    await narrateAll();
    expect(live.events).toEqual([change, change, change, change]);
  });

  it("notifies between them at most every two seconds", async () => {
    const ids = ["start", "two", "three", "four", "five", "six"];
    const scenes = ids.map((id, index) =>
      aScene({ id, dialogue: `This is ${id}.`, nextId: ids[index + 1] ?? null }),
    );
    const { voice, clock, live, narrateAll } = open([aStoryToNarrate({ scenes })]);
    const notified: string[] = [];
    voice.gate = async ({ text }) => {
      notified.push(`${live.events.length} before “${text}”`);
      clock.advance(1_000);
    };
    await narrateAll();

    expect(notified).toEqual([
      "0 before “This is start.”",
      "1 before “This is two.”",
      "1 before “This is three.”",
      "2 before “This is four.”",
      "2 before “This is five.”",
      "3 before “This is six.”",
    ]);
    expect(live.events).toHaveLength(4);
  });

  it("notifies no account of a story without an owner", async () => {
    const { voices, live, narrateAll } = open([aStoryToNarrate({ ownerId: null })]);
    await narrateAll();

    expect(voices.narrated(voices.stories[0]!)).not.toEqual([]);
    expect(live.events).toEqual([]);
  });

  it("passes over a story that the voice refuses, tells nobody, and goes on with the next", async () => {
    const refused = aStoryToNarrate({ id: "refused", language: "es" });
    const { voice, voices, live, failures, narrateAll } = open([refused, aStoryToNarrate()]);
    voice.gate = async ({ language }) => {
      if (language === "es") throw new VoiceServiceError("refused");
    };
    await narrateAll();

    expect(voices.narrated(refused)).toEqual([]);
    expect(live.events).toEqual([change, change]);
    expect(failures).toEqual([]);
  });

  it.each([
    ["a line that it refused", "request", HOUR_MS],
    ["one of which its answer leaves open why", "either", HOUR_MS],
  ] as const)("tries %s again after an hour", async (_, fault, afterMs) => {
    const { voice, voices, clock, narrateAll } = open([aStoryToNarrate()], { lookMs: 5 });
    voice.failure = new VoiceServiceError("refused", { fault });
    await narrateAll();
    const tried = voice.spoken.length;
    voice.failure = null;
    clock.advance(afterMs - 1);
    await narrateAll();
    expect(voice.spoken).toHaveLength(tried);

    clock.advance(1);
    await vi.waitFor(() => expect(voices.narrated(voices.stories[0]!)).toHaveLength(19));
  });

  it("waits with all lines for a machine that is wrong, and passes over none", async () => {
    const { voice, voices } = open([aStoryToNarrate()]);
    voice.failure = new VoiceServiceError("refused", { fault: "machine" });
    await vi.waitFor(() => expect(voice.spoken.length).toBeGreaterThan(2));
    expect(new Set(voice.spoken.map(({ text }) => text)).size).toBe(1);

    voice.failure = null;
    await vi.waitFor(() => expect(voices.narrated(voices.stories[0]!)).toHaveLength(19));
  });

  it("notifies the owner of the end also where the voice refuses the last line", async () => {
    const story = aStoryToNarrate();
    const { voice, voices, live, narrateAll } = open([story]);
    const last = inPlayOrder(story.scenes).at(-1)!;
    voice.gate = async ({ text }) => {
      if (text === last.dialogue) throw new VoiceServiceError("refused");
    };
    await narrateAll();

    expect(voices.narrated(story)).toHaveLength(18);
    expect(live.events).toEqual([change, change]);
  });

  it("looks for a story once for all of its lines, and once more at its end", async () => {
    const { voices, narrateAll } = open([aStoryToNarrate(), aStoryToNarrate({ id: "2" })]);
    await narrateAll();

    expect(voices.narrated(voices.stories[1]!)).toHaveLength(19);
    expect(voices.searches).toBe(3);
  });

  it("leaves a story that was changed meanwhile, and looks for one anew", async () => {
    const { voice, voices, narrateAll } = open([aStoryToNarrate()]);
    const changed = aScene({ dialogue: "It is changed." });
    const { link } = voices;
    voices.link = async (line, audio) => {
      if (voice.spoken.length !== 3) return link(line, audio);
      voices.stories[0] = { ...voices.stories[0]!, revision: 1, scenes: [changed] };
      return false;
    };
    await narrateAll();

    // Three of the old edition, and the only one of the new.
    expect(voice.spoken).toHaveLength(4);
    expect(voice.spoken.at(-1)?.text).toBe("It is changed.");
  });

  it("takes a story that was made meanwhile before the rest of the one under way", async () => {
    const { voice, voices, narrateAll } = open([aStoryToNarrate()]);
    voice.gate = async ({ text }) => {
      if (voice.spoken.length !== 2 || text === "Brand new.") return;
      voices.stories.unshift(
        aStoryToNarrate({ id: "2", scenes: [aScene({ dialogue: "Brand new." })] }),
      );
      narration!.wake();
    };
    await narrateAll();

    expect(voice.spoken.findIndex(({ text }) => text === "Brand new.")).toBe(2);
  });

  it("rests once there is nothing left to narrate", async () => {
    const { voices, narrateAll } = open([]);
    await narrateAll();
    for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);

    expect(voices.searches).toBe(1);
  });

  it("logs what the voice is not to blame for, and tries again", async () => {
    const fault = new Error("no room on the disk");
    const faults = [fault];
    const { voice, voices, failures } = open([aStoryToNarrate()]);
    voice.gate = async () => {
      const thrown = faults.shift();
      if (thrown) throw thrown;
    };
    await vi.waitFor(() => expect(voices.narrated(voices.stories[0]!)).toHaveLength(19));

    expect(failures).toEqual([fault]);
  });

  it("tries again after a pause that ends with it, and keeps no process from ending", async () => {
    const pauses = recordPauses(0);
    const { voice } = open([aStoryToNarrate()], { retryMs: HOUR_MS });
    voice.failure = new VoiceServiceError("unavailable");

    // The poll's, and that of the narration.
    const pause = { ms: HOUR_MS, ref: false, signal: expect.any(AbortSignal) };
    await vi.waitFor(() => expect(pauses).toEqual([pause, pause]));
  });

  it("logs nothing when it is stopped in the midst of a line", async () => {
    const { voice, failures } = open([aStoryToNarrate()], {}, { gate: never });
    await vi.waitFor(() => expect(voice.spoken).toHaveLength(1));
    await narration?.stop();

    expect(failures).toEqual([]);
  });
});

describe("a line that a listener waits for", () => {
  const scene = aScene({ id: "late", dialogue: "At last!", speaker: "Lila", ending: "late" });
  const told = aStoryToNarrate({
    scenes: [
      aScene({ nextId: "bell" }),
      aScene({ id: "bell", dialogue: "Ding!", speaker: "Bell", nextId: "late" }),
      scene,
    ],
  });
  const listen = (atMostMs = HOUR_MS) =>
    narration!.narrate(told, scene, "dialogue", { atMostMs, priority: "now" });

  it("has the same voice as it has in advance", async () => {
    const { voice, untilReady } = open([told], {}, { gate: isListenedTo });
    await untilReady();
    await expect(listen()).resolves.toMatchObject({ kind: "stored" });

    expect(voice.spoken.at(-1)).toMatchObject({ text: "At last!", part: 2, priority: "now" });
  });

  it("is there from storage also while the voice is not", async () => {
    const { voice, narrateAll } = open([told]);
    await narrateAll();
    voice.state = "unavailable";
    await vi.waitFor(() => expect(narration!.isSpoken("en")).toBe(false));

    await expect(listen()).resolves.toMatchObject({ kind: "stored" });
  });

  it.each([
    ["is waited for where it is expected just in time", 2_000, 2_000],
    ["is not waited for where it is expected too late", 1_999, 0],
  ])("%s", async (_, atMostMs, waitMs) => {
    const { untilReady } = open([told], { retryMs: HOUR_MS }, { gate: isListenedTo });
    await untilReady();
    const pauses = recordPauses(0);
    await listen(atMostMs);

    expect(pauses).toEqual([{ ms: waitMs, ref: false, signal: expect.any(AbortSignal) }]);
    // Once the audio is there, the pause is over.
    expect(pauses[0]?.signal?.aborted).toBe(true);
  });

  it("does without audio where that cannot be made, and the reason is logged", async () => {
    const fault = new Error("no room on the disk");
    const { voice, failures, untilReady } = open([told], {}, { gate: isListenedTo });
    await untilReady();
    voice.failure = fault;
    await expect(listen()).resolves.toBeNull();
    expect(failures).toEqual([fault]);

    voice.failure = new VoiceServiceError("unavailable");
    await expect(listen()).resolves.toBeNull();
    expect(failures).toEqual([fault]);
  });

  it("does without audio when the process stops, and nothing is logged", async () => {
    const { voice, failures, untilReady } = open([told], {}, { gate: never });
    await untilReady();
    const line = listen();
    await vi.waitFor(() => expect(voice.spoken.at(-1)?.priority).toBe("now"));
    await narration!.stop();

    await expect(line).resolves.toBeNull();
    expect(failures).toEqual([]);
  });

  it.each([
    ["machine", MINUTE_MS],
    ["either", HOUR_MS],
    ["request", HOUR_MS],
  ] as const)("is not promised for a while where the %s is at fault", async (fault, afterMs) => {
    const { voice, clock, untilReady } = open([told], {}, { gate: isListenedTo });
    await untilReady();
    voice.failure = new VoiceServiceError("refused", { fault });
    await expect(listen()).resolves.toBeNull();
    clock.advance(afterMs - 1);
    expect(narration!.isComing(told, scene, "dialogue")).toBe(false);

    clock.advance(1);
    expect(narration!.isComing(told, scene, "dialogue")).toBe(true);
  });

  it("is hurried by a listener who waits, and by nobody else who wants it", async () => {
    const { voice, untilReady } = open([told], {}, { gate: never });
    await untilReady();
    const want = (priority: "now" | "soon") =>
      narration!.narrate(told, scene, "dialogue", { atMostMs: 0, priority });
    const asked = () => voice.spoken.find(({ text }) => text === "At last!");
    await want("soon");
    await want("soon");
    await vi.waitFor(() => expect(asked()?.hurry.aborted).toBe(false));

    await want("now");
    expect(asked()?.hurry.aborted).toBe(true);
  });

  it("is played live also where the voice says nothing of its words", async () => {
    const { voice, untilReady } = open([told], {}, { gate: isListenedTo });
    await untilReady();
    voice.speak = async (_, onPiece) => {
      onPiece?.({ audio: Buffer.from("At"), words: null });
      return never() as never;
    };

    await expect(listen()).resolves.toMatchObject({ kind: "live", wordStarts: [0, 130] });
  });
});

function open(...world: Parameters<typeof openNarrationInMemory>) {
  const opened = openNarrationInMemory(...world);
  ({ narration } = opened);
  return opened;
}
