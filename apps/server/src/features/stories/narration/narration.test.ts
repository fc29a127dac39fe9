import { aScene } from "@codetale/domain/testing/stories";
import { HOUR_MS } from "@codetale/domain/time";
import { describe, expect, it, vi } from "vitest";
import { VoiceServiceError } from "#core/ports/speech";
import { recordPauses } from "#testing/recorded-pauses";
import {
  aStoryToNarrate,
  never,
  openNarrationInMemory,
} from "../testing/open-narration-in-memory.ts";
import { inPlayOrder } from "./spoken-text.ts";

const change = { to: ["lena"], event: "story:changed", payload: [{ storyId: "1" }] };

describe("narration in advance", () => {
  it("notifies the owner of the first line and of the last, in each edition", async () => {
    const { voices, live, narrateAll } = openNarrationInMemory([aStoryToNarrate()]);
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
    const { voice, clock, live, narrateAll } = openNarrationInMemory([aStoryToNarrate({ scenes })]);
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
    const { voices, live, narrateAll } = openNarrationInMemory([
      aStoryToNarrate({ ownerId: null }),
    ]);
    await narrateAll();

    expect(voices.narrated(voices.stories[0]!)).not.toEqual([]);
    expect(live.events).toEqual([]);
  });

  it("passes over a story that the voice refuses, tells nobody, and goes on with the next", async () => {
    const refused = aStoryToNarrate({ id: "refused", language: "es" });
    const { voice, voices, live, failures, narrateAll } = openNarrationInMemory([
      refused,
      aStoryToNarrate(),
    ]);
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
    const { voice, voices, clock, narrateAll } = openNarrationInMemory([aStoryToNarrate()], {
      lookMs: 5,
    });
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
    const { voice, voices } = openNarrationInMemory([aStoryToNarrate()]);
    voice.failure = new VoiceServiceError("refused", { fault: "machine" });
    await vi.waitFor(() => expect(voice.spoken.length).toBeGreaterThan(2));
    expect(new Set(voice.spoken.map(({ text }) => text)).size).toBe(1);

    voice.failure = null;
    await vi.waitFor(() => expect(voices.narrated(voices.stories[0]!)).toHaveLength(19));
  });

  it("notifies the owner of the end also where the voice refuses the last line", async () => {
    const story = aStoryToNarrate();
    const { voice, voices, live, narrateAll } = openNarrationInMemory([story]);
    const last = inPlayOrder(story.scenes).at(-1)!;
    voice.gate = async ({ text }) => {
      if (text === last.dialogue) throw new VoiceServiceError("refused");
    };
    await narrateAll();

    expect(voices.narrated(story)).toHaveLength(18);
    expect(live.events).toEqual([change, change]);
  });

  it("looks for a story once for all of its lines, and once more at its end", async () => {
    const { voices, narrateAll } = openNarrationInMemory([
      aStoryToNarrate(),
      aStoryToNarrate({ id: "2" }),
    ]);
    await narrateAll();

    expect(voices.narrated(voices.stories[1]!)).toHaveLength(19);
    expect(voices.searches).toBe(3);
  });

  it("leaves a story that was changed meanwhile, and looks for one anew", async () => {
    const { voice, voices, narrateAll } = openNarrationInMemory([aStoryToNarrate()]);
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
    const { narration, voice, voices, narrateAll } = openNarrationInMemory([aStoryToNarrate()]);
    voice.gate = async ({ text }) => {
      if (voice.spoken.length !== 2 || text === "Brand new.") return;
      voices.stories.unshift(
        aStoryToNarrate({ id: "2", scenes: [aScene({ dialogue: "Brand new." })] }),
      );
      narration.wake();
    };
    await narrateAll();

    expect(voice.spoken.findIndex(({ text }) => text === "Brand new.")).toBe(2);
  });

  it("rests once there is nothing left to narrate", async () => {
    const { voices, narrateAll } = openNarrationInMemory([]);
    await narrateAll();
    for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);

    expect(voices.searches).toBe(1);
  });

  it("logs what the voice is not to blame for, and tries again", async () => {
    const fault = new Error("no room on the disk");
    const faults = [fault];
    const { voice, voices, failures } = openNarrationInMemory([aStoryToNarrate()]);
    voice.gate = async () => {
      const thrown = faults.shift();
      if (thrown) throw thrown;
    };
    await vi.waitFor(() => expect(voices.narrated(voices.stories[0]!)).toHaveLength(19));

    expect(failures).toEqual([fault]);
  });

  it("tries again after a pause that ends with it, and keeps no process from ending", async () => {
    const pauses = recordPauses(0);
    const { voice } = openNarrationInMemory([aStoryToNarrate()], { retryMs: HOUR_MS });
    voice.failure = new VoiceServiceError("unavailable");

    // The poll's, and that of the narration.
    const pause = { ms: HOUR_MS, ref: false, signal: expect.any(AbortSignal) };
    await vi.waitFor(() => expect(pauses).toEqual([pause, pause]));
  });

  it("logs nothing when it is stopped in the midst of a line", async () => {
    const { narration, voice, failures } = openNarrationInMemory(
      [aStoryToNarrate()],
      {},
      { gate: never },
    );
    await vi.waitFor(() => expect(voice.spoken).toHaveLength(1));
    await narration.stop();

    expect(failures).toEqual([]);
  });
});
