import { describe, expect, it, test } from "vitest";
import { noise, oneAfterTheOther, silence, sound, voiceLike } from "../testing/sounds.ts";
import { RECORDING_SAMPLE_RATE } from "./sample-rate.ts";
import { findVoiceActivity } from "./voice-activity.ts";

const hum = sound(3, RECORDING_SAMPLE_RATE, (second) => 0.2 * Math.sin(2 * Math.PI * 50 * second));
const clicks = sound(3, RECORDING_SAMPLE_RATE, (second) => (second % 0.5 < 0.002 ? 0.8 : 0));
const breath = noise(3, 0.1).map(
  (value, at) => value * Math.max(0, Math.sin((Math.PI * at) / RECORDING_SAMPLE_RATE)) ** 2,
);

describe("without speech", () => {
  test.each([
    { what: "nothing", samples: new Float32Array(0) },
    { what: "less than a frame", samples: silence(0.02) },
    { what: "silence", samples: silence(3) },
    { what: "a room", samples: noise(3, 0.002) },
    { what: "a fan", samples: noise(3, 0.2) },
    { what: "a hum", samples: hum },
    { what: "clicks", samples: clicks },
    { what: "breath", samples: breath },
    { what: "a voice too soft for us", samples: voiceLike(2, { level: 0.001 }) },
    { what: "a voice for a moment", samples: oneAfterTheOther(silence(1), voiceLike(0.05)) },
  ])("in $what", ({ samples }) => {
    expect(findVoiceActivity(samples)).toBeNull();
  });
});

describe("with speech", () => {
  it("in a quiet room, and only that is kept", () => {
    const samples = oneAfterTheOther(silence(2), voiceLike(1), silence(3));
    const bounds = findVoiceActivity(samples);
    expect(bounds?.start).toBeGreaterThan(1.5 * RECORDING_SAMPLE_RATE);
    expect(bounds?.start).toBeLessThanOrEqual(2 * RECORDING_SAMPLE_RATE);
    expect(bounds?.end).toBeGreaterThanOrEqual(2.7 * RECORDING_SAMPLE_RATE);
    expect(bounds?.end).toBeLessThan(4 * RECORDING_SAMPLE_RATE);
  });

  it("in a noisy room", () => {
    const voice = oneAfterTheOther(silence(1), voiceLike(2), silence(1));
    const room = noise(4, 0.05);
    expect(findVoiceActivity(voice.map((value, at) => value + (room[at] ?? 0)))).not.toBeNull();
  });

  it("without a pause before or after", () => {
    expect(findVoiceActivity(voiceLike(1))).toEqual({ start: 0, end: RECORDING_SAMPLE_RATE });
  });
});
