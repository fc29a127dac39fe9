import { readSession } from "@codetale/contract/identity";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aSession } from "#testing/a-session";
import { FakeServer } from "#testing/fake-server";
import { SessionStore } from "./session-store.ts";

const FRESH_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const mira = aSession();
const asha = aSession({ uid: "coder-1", person: "coder", name: "Asha Rao" });

/** A store that has read `session`, and what it told about since. */
async function aStore(server: FakeServer) {
  const store = new SessionStore();
  await store.refresh();
  const told: string[] = [];
  store.onEnded(() => told.push("ended"));
  store.onAccountChange(() => told.push("forgotten"));
  server.asked.length = 0;
  return { store, told };
}

it("knows nothing until the server has answered", async () => {
  new FakeServer(mira);
  const store = new SessionStore();
  expect(store.getState()).toEqual({ session: null, isLoading: true, error: null });

  expect(await store.refresh()).toEqual(mira);

  expect(store.getState()).toEqual({ session: mira, isLoading: false, error: null });
});

it("asks once for everybody who asks at the same time", async () => {
  const server = new FakeServer(mira);
  const store = new SessionStore();

  store.refreshIfStale();
  await Promise.all([store.refresh(), store.refresh()]);

  expect(server.asked).toEqual([readSession.path]);
});

it("asks again in the background only when the answer is a minute old", async () => {
  const server = new FakeServer(mira);
  const { store } = await aStore(server);

  await vi.advanceTimersByTimeAsync(FRESH_MS - 1);
  store.refreshIfStale();
  expect(server.asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  store.refreshIfStale();

  expect(server.asked).toEqual([readSession.path]);
});

it("tries twice more in the background before it says that it does not know", async () => {
  const server = new FakeServer();
  server.refuse(readSession.path, "server/busy");
  const store = new SessionStore();

  store.refreshIfStale();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(store.getState()).toMatchObject({ isLoading: true });
  await vi.advanceTimersByTimeAsync(1);

  expect(server.asked).toHaveLength(3);
  expect(store.getState()).toMatchObject({
    session: null,
    isLoading: false,
    error: { reason: "server/busy" },
  });
});

it("keeps what it knew when it cannot be read anew", async () => {
  const server = new FakeServer(mira);
  const { store, told } = await aStore(server);
  server.refuse(readSession.path, "server/busy");

  await expect(store.refresh()).rejects.toMatchObject({ reason: "server/busy" });

  expect(store.getState()).toMatchObject({ session: mira, error: { reason: "server/busy" } });
  expect(told).toEqual([]);
});

it("asks anew, as if for the first time, after it never learnt", async () => {
  const server = new FakeServer();
  server.refuse(readSession.path, "server/busy");
  const store = new SessionStore();
  await store.refresh().catch(() => undefined);
  server.signIn(mira);

  const reading = store.refresh();
  expect(store.getState()).toEqual({ session: null, isLoading: true, error: null });
  await reading;

  expect(store.getState().session).toEqual(mira);
});

it("is the same object as long as the answer is the same", async () => {
  const { store } = await aStore(new FakeServer(mira));
  const { session } = store.getState();

  await store.refresh();

  expect(store.getState().session).toBe(session);
});

it("[GUARD-5] says that the session ended when the server knows it no longer", async () => {
  const server = new FakeServer(mira);
  const { store, told } = await aStore(server);
  server.signIn(null);

  await store.refresh();

  expect(told).toEqual(["forgotten", "ended"]);
});

it.each([
  ["of another account", asha],
  ["of the same account in the other role", aSession({ person: "coder" })],
])("has what was read forgotten when the session is %s", async (_, next) => {
  const server = new FakeServer(mira);
  const { store, told } = await aStore(server);
  server.signIn(next);

  await store.refresh();

  expect(told).toEqual(["forgotten"]);
});

it("leaves what was read alone when the same person comes back or has a new name", async () => {
  const server = new FakeServer(null);
  const { store, told } = await aStore(server);

  server.signIn(mira);
  await store.refresh();
  store.set({ ...mira, name: "Mira O." });

  expect(told).toEqual([]);
  expect(store.getState().session?.name).toBe("Mira O.");
});

it.each([
  ["forgetting", (store: SessionStore) => store.forget(), null],
  ["an answer to another call", (store: SessionStore) => store.set(asha), asha],
])("takes %s for newer than a reading that is under way", async (_, act, expected) => {
  const { store } = await aStore(new FakeServer(mira));

  const reading = store.refresh();
  act(store);
  await reading;

  expect(store.getState().session).toEqual(expected);
});

it("[LOGIN-12] forgets who was signed in, and has everything forgotten that was read", async () => {
  const { store, told } = await aStore(new FakeServer(mira));

  store.forget();

  expect(store.getState()).toEqual({ session: null, isLoading: false, error: null });
  expect(told).toEqual(["forgotten"]);
});
