/** A line that a listener waits for. */
import { aScene } from "@codetale/domain/testing/stories";
import { HOUR_MS, MINUTE_MS } from "@codetale/domain/time";
import { describe, expect, it, vi } from "vitest";
import { VoiceServiceError } from "#core/ports/speech";
import { recordPauses } from "#testing/recorded-pauses";
import {
  aStoryToNarrate,
  isListenedTo,
  never,
  openNarrationInMemory,
} from "../testing/open-narration-in-memory.ts";
import type { Narration } from "./narration.service.ts";

describe("a line that a listener waits for", () => {
  const scene = aScene({ id: "late", dialogue: "At last!", speaker: "Lila", ending: "late" });
  const told = aStoryToNarrate({
    scenes: [
      aScene({ nextId: "bell" }),
      aScene({ id: "bell", dialogue: "Ding!", speaker: "Bell", nextId: "late" }),
      scene,
    ],
  });
  const listen = (narration: Narration, atMostMs = HOUR_MS) =>
    narration.narrate(told, scene, "dialogue", { atMostMs, priority: "now" });

  it("has the same voice as it has in advance", async () => {
    const { narration, voice, untilReady } = openNarrationInMemory(
      [told],
      {},
      { gate: isListenedTo },
    );
    await untilReady();
    await expect(listen(narration)).resolves.toMatchObject({ kind: "stored" });

    expect(voice.spoken.at(-1)).toMatchObject({ text: "At last!", part: 2, priority: "now" });
  });

  it("is there from storage also while the voice is not", async () => {
    const { narration, voice, narrateAll } = openNarrationInMemory([told]);
    await narrateAll();
    voice.state = "unavailable";
    await vi.waitFor(() => expect(narration.isSpoken("en")).toBe(false));

    await expect(listen(narration)).resolves.toMatchObject({ kind: "stored" });
  });

  it.each([
    ["is waited for where it is expected just in time", 2_000, 2_000],
    ["is not waited for where it is expected too late", 1_999, 0],
  ])("%s", async (_, atMostMs, waitMs) => {
    const { narration, untilReady } = openNarrationInMemory(
      [told],
      { retryMs: HOUR_MS },
      { gate: isListenedTo },
    );
    await untilReady();
    const pauses = recordPauses(0);
    await listen(narration, atMostMs);

    expect(pauses).toEqual([{ ms: waitMs, ref: false, signal: expect.any(AbortSignal) }]);
    // Once the audio is there, the pause is over.
    expect(pauses[0]?.signal?.aborted).toBe(true);
  });

  it("does without audio where that cannot be made, and the reason is logged", async () => {
    const fault = new Error("no room on the disk");
    const { narration, voice, failures, untilReady } = openNarrationInMemory(
      [told],
      {},
      { gate: isListenedTo },
    );
    await untilReady();
    voice.failure = fault;
    await expect(listen(narration)).resolves.toBeNull();
    expect(failures).toEqual([fault]);

    voice.failure = new VoiceServiceError("unavailable");
    await expect(listen(narration)).resolves.toBeNull();
    expect(failures).toEqual([fault]);
  });

  it("does without audio when the process stops, and nothing is logged", async () => {
    const { narration, voice, failures, untilReady } = openNarrationInMemory(
      [told],
      {},
      { gate: never },
    );
    await untilReady();
    const line = listen(narration);
    await vi.waitFor(() => expect(voice.spoken.at(-1)?.priority).toBe("now"));
    await narration.stop();

    await expect(line).resolves.toBeNull();
    expect(failures).toEqual([]);
  });

  it.each([
    ["machine", MINUTE_MS],
    ["either", HOUR_MS],
    ["request", HOUR_MS],
  ] as const)("is not promised for a while where the %s is at fault", async (fault, afterMs) => {
    const { narration, voice, clock, untilReady } = openNarrationInMemory(
      [told],
      {},
      { gate: isListenedTo },
    );
    await untilReady();
    voice.failure = new VoiceServiceError("refused", { fault });
    await expect(listen(narration)).resolves.toBeNull();
    clock.advance(afterMs - 1);
    expect(narration.isComing(told, scene, "dialogue")).toBe(false);

    clock.advance(1);
    expect(narration.isComing(told, scene, "dialogue")).toBe(true);
  });

  it("is hurried by a listener who waits, and by nobody else who wants it", async () => {
    const { narration, voice, untilReady } = openNarrationInMemory([told], {}, { gate: never });
    await untilReady();
    const want = (priority: "now" | "soon") =>
      narration.narrate(told, scene, "dialogue", { atMostMs: 0, priority });
    const asked = () => voice.spoken.find(({ text }) => text === "At last!");
    await want("soon");
    await want("soon");
    await vi.waitFor(() => expect(asked()?.hurry.aborted).toBe(false));

    await want("now");
    expect(asked()?.hurry.aborted).toBe(true);
  });

  it("is played live also where the voice says nothing of its words", async () => {
    const { narration, voice, untilReady } = openNarrationInMemory(
      [told],
      {},
      { gate: isListenedTo },
    );
    await untilReady();
    voice.speak = async (_, onPiece) => {
      onPiece?.({ audio: Buffer.from("At"), words: null });
      return never() as never;
    };

    await expect(listen(narration)).resolves.toMatchObject({ kind: "live", wordStarts: [0, 130] });
  });
});
