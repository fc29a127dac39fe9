// @vitest-environment jsdom
import { readSession, type Session } from "@codetale/contract/identity";
import { renewSession } from "@codetale/contract/identity/sessions";
import type { Clock } from "@codetale/domain/time";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ClockContext, serverClock } from "#lib/clock";
import { createQueryClient } from "#lib/http/query-client";
import { currentSession, refreshSession, setSession } from "#lib/session/session-query";
import { useSession } from "#lib/session/use-session";
import { lost, on, sentTo } from "#testing/server";
import { aSession } from "../../testing/identity-server.ts";
import { useSessionSync } from "./use-session-sync.ts";
import { useSessionRenewal } from "./use-session-renewal.ts";

const MINUTE_MS = 60_000;
const NOW = Date.UTC(2026, 11, 1);

/** As the server knows it. */
let session: Session;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["setTimeout", "clearTimeout", "Date"] });
  on(readSession, () => session);
  on(renewSession, () => {
    const expiresAt = Date.now() + 60 * MINUTE_MS;
    session = { ...session, expiresAt };
    return { success: true as const, expiresAt };
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Tab() {
  useSessionSync();
  useSessionRenewal();
  return useSession().session?.name ?? "nobody";
}

/** A tab whose session ends in `leftMs`, on a server that prolongs it by an hour. */
function openTab(leftMs: number, clock: Clock = serverClock) {
  session = aSession({ expiresAt: NOW + leftMs });
  const client = createQueryClient();
  setSession(client, session);
  render(
    <QueryClientProvider client={client}>
      <ClockContext value={clock}>
        <Tab />
      </ClockContext>
    </QueryClientProvider>,
  );
  const renewals = () => sentTo(renewSession).length;
  return { client, renewals };
}

function passMs(ms: number): Promise<unknown> {
  return act(() => vi.advanceTimersByTimeAsync(ms));
}

function endOf(client: QueryClient): number {
  return (currentSession(client)?.expiresAt ?? 0) - NOW;
}

it("[CONST-2] renews the session from five minutes before its end, and not a moment earlier", async () => {
  const { renewals } = openTab(8 * MINUTE_MS);

  await passMs(3 * MINUTE_MS - 1);
  expect(renewals()).toBe(0);
  await passMs(1);
  expect(renewals()).toBe(1);
});

it("[CONST-2] learns the new end, and waits for that", async () => {
  const { client, renewals } = openTab(8 * MINUTE_MS);
  await passMs(3 * MINUTE_MS);

  expect(endOf(client)).toBe(63 * MINUTE_MS);
  await passMs(54 * MINUTE_MS);
  expect(renewals()).toBe(1);
  await passMs(MINUTE_MS);
  expect(renewals()).toBe(2);
});

it("[CONST-2] does not go by a clock that the server's answer sets back", async () => {
  let aheadMs = 57 * MINUTE_MS;
  on(readSession, () => {
    aheadMs = 0;
    return session;
  });
  const { renewals } = openTab(60 * MINUTE_MS, { now: () => Date.now() + aheadMs });
  await passMs(MINUTE_MS);

  expect(sentTo(readSession)).toHaveLength(1);
  expect(renewals()).toBe(0);
});

it("[CONST-2] notices within a minute when the computer slept past that moment", async () => {
  const { renewals } = openTab(60 * MINUTE_MS);
  await passMs(MINUTE_MS);

  vi.setSystemTime(NOW + 57 * MINUTE_MS);
  await passMs(MINUTE_MS);

  expect(renewals()).toBe(1);
});

it("[CONST-2] tries again when the network was lost", async () => {
  on(renewSession, lost);
  const { client, renewals } = openTab(4 * MINUTE_MS);
  await passMs(0);
  expect(renewals()).toBe(1);

  on(renewSession, { success: true, expiresAt: NOW + 90 * MINUTE_MS });
  await passMs(20_000);

  expect(renewals()).toBe(2);
  expect(endOf(client)).toBe(90 * MINUTE_MS);
});

it("[CONST-2] leaves it to another tab that is at it", async () => {
  const release = stubLocks();
  const { client, renewals } = openTab(4 * MINUTE_MS);
  await passMs(0);
  expect(renewals()).toBe(0);

  on(readSession, aSession({ expiresAt: NOW + 70 * MINUTE_MS }));
  release();
  await passMs(MINUTE_MS);

  expect(endOf(client)).toBe(70 * MINUTE_MS);
  expect(renewals()).toBe(0);
});

it("[CONST-2] does not go by a reading that began before another tab renewed the session", async () => {
  const release = stubLocks();
  const { client, renewals } = openTab(4 * MINUTE_MS);
  const before = session;
  let answerOld = (): void => {};
  on(readSession, () => new Promise<Session>((resolve) => (answerOld = () => resolve(before))));
  void refreshSession(client).catch(() => undefined);
  await passMs(0);

  on(readSession, aSession({ expiresAt: NOW + 70 * MINUTE_MS }));
  release();
  await passMs(0);
  answerOld();
  await passMs(0);

  expect(endOf(client)).toBe(70 * MINUTE_MS);
  expect(renewals()).toBe(0);
});

it("[CONST-2] learns the new end from another tab", async () => {
  const { client } = openTab(60 * MINUTE_MS);

  const channel = new BroadcastChannel("codetale-account");
  channel.postMessage({ renewedUntil: NOW + 70 * MINUTE_MS });

  await expect.poll(() => endOf(client)).toBe(70 * MINUTE_MS);
  channel.close();
});

it("[CONST-2] takes its turn when the other tab did not manage", async () => {
  const release = stubLocks();
  const { renewals } = openTab(4 * MINUTE_MS);
  await passMs(0);

  release();
  await passMs(0);

  expect(renewals()).toBe(1);
});

it("[CONST-2] tells the other tabs", async () => {
  const heard = new Promise((resolve) => {
    const channel = new BroadcastChannel("codetale-account");
    channel.onmessage = ({ data }) => {
      channel.close();
      resolve(data);
    };
  });
  openTab(4 * MINUTE_MS);
  await passMs(0);

  expect(await heard).toEqual({ renewedUntil: NOW + 60 * MINUTE_MS });
});

it("[GUARD-5] asks the server once the end has come, which no longer knows the session", async () => {
  on(renewSession, lost);
  const { client } = openTab(6 * MINUTE_MS);
  await passMs(6 * MINUTE_MS - 1);
  expect(currentSession(client)).not.toBeNull();

  on(readSession, null);
  await passMs(20_000);

  expect(currentSession(client)).toBeNull();
});

it("does nothing while nobody is signed in", async () => {
  const client = createQueryClient();
  setSession(client, null);
  render(
    <QueryClientProvider client={client}>
      <Tab />
    </QueryClientProvider>,
  );

  await passMs(60 * MINUTE_MS);

  expect(sentTo(renewSession)).toEqual([]);
});

/** A browser in which another tab is at it. @returns lets this one have its turn */
function stubLocks(): () => void {
  let release = () => {};
  const isFree = new Promise<void>((resolve) => {
    release = resolve;
  });
  const request = (_name: string, act: () => Promise<unknown>) => isFree.then(act);
  vi.stubGlobal("navigator", { locks: { request } });
  return release;
}
