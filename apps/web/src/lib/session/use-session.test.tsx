// @vitest-environment jsdom
import { readSession } from "@codetale/contract/identity";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aSession } from "#testing/a-session";
import { on, refuse, requestsTo } from "#testing/server";
import { createQueryClient } from "../http/query-client.ts";
import {
  currentSession,
  onAccountLost,
  refreshSession,
  sessionQuery,
  setSession,
} from "./session-query.ts";
import { useSession } from "./use-session.ts";

const FRESH_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const mira = aSession();
const asha = aSession({ uid: "coder-1", person: "coder", name: "Asha Rao" });

/** A screen that shows the session; `losses` has what it was told since. */
function openScreen(client = createQueryClient()) {
  const { result } = renderHook(() => useSession(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  const losses: string[] = [];
  onAccountLost(client, (isEnded) => losses.push(isEnded ? "ended" : "forgotten"));
  return { client, losses, shown: () => result.current };
}

/** A screen that has read Mira's session. */
async function openScreenOfMira() {
  on(readSession, mira);
  const screen = openScreen();
  await answered(screen.client);
  return screen;
}

const asked = () => requestsTo(readSession).length;

const passMs = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Waits for the network alone: no timer of the session's goes off meanwhile. */
async function until(isTrue: () => boolean): Promise<void> {
  await act(async () => {
    while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
  });
  await passMs(0);
}

/** Once no reading is under way and the screen shows what is known. */
const answered = (client: QueryClient) => until(() => client.isFetching() === 0);

async function refresh(client: QueryClient): Promise<unknown> {
  const reading = refreshSession(client).catch((error: unknown) => error);
  await act(() => reading);
  await passMs(0);
  return reading;
}

it("knows nothing until the server has answered", async () => {
  on(readSession, mira);
  const { client, shown } = openScreen();
  expect(shown()).toEqual({ session: null, isLoading: true, error: null });

  await answered(client);

  expect(shown()).toEqual({ session: mira, isLoading: false, error: null });
});

it("asks once for all who ask at the same time", async () => {
  on(readSession, mira);
  const { client } = openScreen();

  const answers = await act(() => Promise.all([refreshSession(client), refreshSession(client)]));

  expect(answers).toEqual([mira, mira]);
  expect(asked()).toBe(1);
});

it.each([
  [
    "the page becomes visible",
    () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
  ],
  ["another screen opens", (client: QueryClient) => openScreen(client)],
])("asks again when %s, but only when the answer is a minute old", async (_when, happen) => {
  const { client } = await openScreenOfMira();

  await passMs(FRESH_MS - 1);
  act(() => void happen(client));
  await answered(client);
  expect(asked()).toBe(1);
  await passMs(1);
  act(() => void happen(client));
  await answered(client);

  expect(asked()).toBe(2);
});

it("asks again when the network is back", async () => {
  const { client } = await openScreenOfMira();
  act(() => void window.dispatchEvent(new Event("offline")));
  await passMs(FRESH_MS);

  act(() => void window.dispatchEvent(new Event("online")));
  await answered(client);

  expect(asked()).toBe(2);
});

it("tries twice more in the background before it says that it does not know", async () => {
  refuse(readSession, "server/busy");
  const { client, shown } = openScreen();

  const failed = () => client.getQueryState(sessionQuery.queryKey)?.fetchFailureCount;
  await until(() => failed() === 1);
  await passMs(1_000);
  await until(() => failed() === 2);
  await passMs(1_999);
  expect(asked()).toBe(2);
  expect(shown()).toMatchObject({ isLoading: true });
  await passMs(1);
  await answered(client);
  await passMs(1);

  expect(asked()).toBe(3);
  expect(shown()).toMatchObject({
    session: null,
    isLoading: false,
    error: { reason: "server/busy" },
  });
});

it("keeps what it knew when it cannot be read anew", async () => {
  const { client, losses, shown } = await openScreenOfMira();
  refuse(readSession, "server/busy");

  expect(await refresh(client)).toMatchObject({ reason: "server/busy" });

  expect(asked()).toBe(2);
  expect(shown()).toMatchObject({ session: mira, error: { reason: "server/busy" } });
  expect(losses).toEqual([]);
});

it("asks anew, as if for the first time, after it never learnt", async () => {
  refuse(readSession, "server/busy");
  const client = createQueryClient();
  await refresh(client);
  on(readSession, mira);

  const { shown } = openScreen(client);
  expect(shown()).toEqual({ session: null, isLoading: true, error: null });
  await answered(client);

  expect(shown().session).toEqual(mira);
});

it("is the same object as long as the answer is the same", async () => {
  const { client, shown } = await openScreenOfMira();
  const { session } = shown();

  await refresh(client);

  expect(shown().session).toBe(session);
});

it("[GUARD-5] says that the session ended when the server knows it no longer", async () => {
  const { client, losses } = await openScreenOfMira();
  on(readSession, null);

  await refresh(client);

  expect(losses).toEqual(["ended"]);
});

it.each([
  ["of another account", asha],
  ["of the same account in the other role", aSession({ person: "coder" })],
])("has what was read forgotten when the session is %s", async (_, next) => {
  const { client, losses } = await openScreenOfMira();
  on(readSession, next);

  await refresh(client);

  expect(losses).toEqual(["forgotten"]);
});

it("leaves what was read alone when the same account comes back or has a new name", async () => {
  const { client, losses, shown } = openScreen();
  await answered(client);

  on(readSession, mira);
  await refresh(client);
  setSession(client, { ...mira, name: "Mira O." });
  await passMs(0);

  expect(losses).toEqual([]);
  expect(shown().session?.name).toBe("Mira O.");
});

it.each([
  ["forgetting", null],
  ["an answer to another call", asha],
])("takes %s for newer than a reading that is under way", async (_, newer) => {
  const { client, shown } = await openScreenOfMira();

  const reading = refreshSession(client);
  setSession(client, newer);

  expect(await act(() => reading)).toEqual(newer);
  await passMs(0);
  expect(currentSession(client)).toEqual(newer);
  expect(shown().session).toEqual(newer);
});

it("[LOGIN-12] forgets who was signed in, and has everything forgotten that was read", async () => {
  const { client, losses, shown } = await openScreenOfMira();

  setSession(client, null);
  await passMs(0);

  expect(shown()).toEqual({ session: null, isLoading: false, error: null });
  expect(losses).toEqual(["forgotten"]);
});
