import { HOUR_MS, SECOND_MS } from "@codetale/domain/time";
import { afterEach, expect, it, vi } from "vitest";
import { voiceStatusWithoutLanguages, type VoiceServiceStatus } from "#core/ports/speech";
import { recordPauses, restorePauses } from "#testing/recorded-pauses";
import { pollVoiceStatus } from "./voice-status-poller.service.ts";

type State = VoiceServiceStatus["state"];

afterEach(restorePauses);

it("asks every second while the voice starts or fetches its pack, and rarely after that", async () => {
  const { pauses } = await poll(["starting", "fetching", "ready", "unavailable"], HOUR_MS);

  expect(pauses.map(({ ms }) => ms)).toEqual([SECOND_MS, SECOND_MS, HOUR_MS, HOUR_MS]);
});

it("asks no more rarely than it is told to while the voice starts", async () => {
  const { pauses } = await poll(["starting"], 20);

  expect(pauses.map(({ ms }) => ms)).toEqual([20]);
});

it("its pauses end with the signal, and keep no process from ending", async () => {
  const { pauses, abort } = await poll(["ready"]);

  expect(pauses).toEqual([{ ms: 20, ref: false, signal: abort.signal }]);
});

it("calls each time the voice becomes ready, and not while it stays so", async () => {
  const { onReady } = await poll(["starting", "ready", "ready", "unavailable", "ready", "ready"]);

  expect(onReady).toHaveBeenCalledTimes(2);
});

it("asks no more once the voice is off by the settings", async () => {
  const pauses = recordPauses(3);
  const status = vi.fn(async () => voiceStatusWithoutLanguages("off"));
  const { signal } = new AbortController();
  pollVoiceStatus({ status, everyMs: 20, onReady: () => {}, signal });
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);

  expect(status).toHaveBeenCalledTimes(1);
  expect(pauses).toHaveLength(1);
});

it("asks no more once the signal aborts, whatever is answered meanwhile", async () => {
  const abort = new AbortController();
  const onReady = vi.fn();
  const status = vi.fn(async () => {
    abort.abort();
    return voiceStatusWithoutLanguages("ready");
  });
  pollVoiceStatus({ status, everyMs: 20, onReady, signal: abort.signal });
  await new Promise(setImmediate);

  expect(status).toHaveBeenCalledTimes(1);
  expect(onReady).not.toHaveBeenCalled();
});

it("is starting until the voice has answered, and then what it answered last", async () => {
  const latest = pollVoiceStatus({
    status: async () => voiceStatusWithoutLanguages("off"),
    everyMs: 20,
    onReady: () => {},
    signal: new AbortController().signal,
  });

  expect(latest().state).toBe("starting");
  await vi.waitFor(() => expect(latest().state).toBe("off"));
});

/** Polls a voice that is in these states, one after the other, until the pause after the last. */
async function poll(states: readonly State[], everyMs = 20) {
  const pauses = recordPauses(states.length - 1);
  const abort = new AbortController();
  const onReady = vi.fn();
  const left = [...states];
  const status = vi.fn(async () => voiceStatusWithoutLanguages(left.shift() ?? "ready"));
  pollVoiceStatus({ status, everyMs, onReady, signal: abort.signal });
  await vi.waitFor(() => expect(pauses).toHaveLength(states.length));
  return { pauses, onReady, abort };
}
