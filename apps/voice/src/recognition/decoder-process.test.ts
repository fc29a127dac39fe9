import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { diceFrom } from "@codetale/domain/stories/dice";
import type { VoiceError } from "../voice-error.ts";
import { createDecoderClient, type DecoderClient } from "./process-clients.ts";
import { encodeWav } from "./testing/encode-wav.ts";
import { silence, voiceLike } from "./testing/sounds.ts";

const fixture = (name: string) => readFileSync(new URL(`./testing/${name}`, import.meta.url));

const opened: DecoderClient[] = [];
afterEach(() => opened.splice(0).forEach((decoder) => decoder.close()));

function aDecoder(limitMs = 30_000): DecoderClient {
  const decoder = createDecoderClient({ packDir: "/nowhere", idleMs: 60_000, limitMs });
  opened.push(decoder);
  return decoder;
}

async function outcome(decoder: DecoderClient, file: Uint8Array): Promise<string> {
  return decoder.decode(file).then(
    (speech) => (speech ? "speech" : "silence"),
    (error: unknown) => (error as VoiceError).code,
  );
}

describe("the program that reads recordings", () => {
  it("gives what was spoken, tells silence, and says what is wrong", async () => {
    const decoder = aDecoder();
    expect(await outcome(decoder, encodeWav(voiceLike(1)))).toBe("speech");
    expect(await outcome(decoder, encodeWav(silence(1)))).toBe("silence");
    expect(await outcome(decoder, Buffer.from("rubbish"))).toBe("not_audio");
    expect(await outcome(decoder, Buffer.alloc(0))).toBe("invalid_request");
    expect(await outcome(decoder, fixture("tone.mp4"))).toBe("unreadable_audio");
  });

  it("is ended when a file keeps it for ever, and the next recording is read", async () => {
    const decoder = aDecoder(await limitOfThisMachine());
    expect(await outcome(decoder, fixture("endless.webm"))).toBe("timeout");
    expect(await outcome(decoder, encodeWav(voiceLike(1)))).toBe("speech");
  });

  it("outlives ten thousand bodies of rubbish", async () => {
    const decoder = aDecoder();
    await decoder.decode(encodeWav(silence(1)));
    const outcomes = new Map<string, number>();
    for (const body of bodies(10_000)) {
      const told = await outcome(decoder, body);
      outcomes.set(told, (outcomes.get(told) ?? 0) + 1);
    }
    expect(outcomes.get("failed") ?? 0).toBe(0);
    expect(outcomes.get("timeout") ?? 0).toBeLessThan(5);
    expect(await outcome(decoder, encodeWav(voiceLike(1)))).toBe("speech");
  });
});

/** Five times what it takes here to start and to read a good recording. */
async function limitOfThisMachine(): Promise<number> {
  const startedAt = performance.now();
  await aDecoder().decode(encodeWav(silence(1)));
  return 5 * (performance.now() - startedAt);
}

/** Most of what strangers send is not even a container; every fiftieth here is one, and broken. */
function bodies(count: number): Uint8Array[] {
  const dice = diceFrom("bodies");
  const whole = [
    ...["tone.webm", "tone.mp4", "picture.webm"].map(fixture),
    encodeWav(voiceLike(0.2)),
  ];
  return Array.from({ length: count }, (_, number) => {
    if (number % 50 !== 0) return Uint8Array.from({ length: dice.roll(200) }, () => dice.roll(256));
    const file = Uint8Array.from(dice.pick(whole));
    for (let times = dice.roll(30); times > 0; times -= 1) {
      file[dice.roll(file.length)] = dice.roll(256);
    }
    return dice.roll(3) === 0 ? file.subarray(0, dice.roll(file.length)) : file;
  });
}
