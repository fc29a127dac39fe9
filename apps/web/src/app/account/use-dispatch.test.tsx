// @vitest-environment jsdom
import { markReceived } from "@codetale/contract/chat";
import { failures } from "@codetale/contract/errors";
import { readSession } from "@codetale/contract/identity";
import { act, cleanup, renderHook, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { LiveContext } from "#lib/live-connection";
import { aSession } from "#testing/a-session";
import { stubIndexedDb } from "#testing/fake-indexed-db";
import { FakeLive } from "#testing/fake-live";
import { renderRoutes } from "#testing/render-routes";
import { on, requestsTo } from "#testing/server";
import { Shell } from "../layout/shell.tsx";
import { useDispatch } from "./use-dispatch.ts";

let live: FakeLive;

afterEach(() => {
  live.close();
  cleanup();
  vi.unstubAllGlobals();
});

const waiting = (uid: string, scheduleId: string, text: string) => ({
  owner: `${uid}/${scheduleId}`,
  id: `${uid} ${text}`,
  senderId: uid,
  text,
  date: 0,
  image: null,
  img: null,
  failure: null,
});

/** The server refuses what is sent; without a network at first. */
function aServer(): string[] {
  const sent: string[] = [];
  live = new FakeLive();
  live.answer = async ({ scheduleId, text = "" }) => {
    sent.push(`${scheduleId} ${text}`);
    const { code, message } = failures["chat/closed"];
    return { success: false, code, reason: "chat/closed", message, requestId: "r1" };
  };
  return sent;
}

const use = (uid: string) =>
  renderHook(() => useDispatch(uid), {
    wrapper: ({ children }) => <LiveContext value={live}>{children}</LiveContext>,
  });

it("[CHAT-6] sends what waits in every conversation when the connection is there, on any screen", async () => {
  const rows = stubIndexedDb([waiting("ada", "s1", "a"), waiting("ada", "s2", "b")]);
  const sent = aServer();
  const session = aSession({ uid: "ada", name: "Ada Lovelace" });
  on(readSession, session);
  on(markReceived, { success: true });
  const home = { path: "/home", element: <Shell>Home</Shell> };
  renderRoutes([home], "/home", { session, live });
  await screen.findByText("Ada Lovelace");
  expect(sent).toEqual([]);

  act(() => live.connect());

  await expect.poll(() => sent.toSorted()).toEqual(["s1 a", "s2 b"]);
  const failure = failures["chat/closed"].message;
  await expect
    .poll(rows)
    .toEqual([
      expect.objectContaining({ text: "a", failure }),
      expect.objectContaining({ text: "b", failure }),
    ]);
  await expect.poll(() => requestsTo(markReceived)).toHaveLength(1);
});

it("[CHAT-6] sends what was written since when the connection is back", async () => {
  stubIndexedDb();
  const sent = aServer();
  use("ada");
  await live.open();
  live.connect();
  live.disconnect();
  stubIndexedDb([waiting("ada", "s1", "a")]);

  live.connect();

  await expect.poll(() => sent).toEqual(["s1 a"]);
});

it("[CHAT-6] sends what waits where the connection was there before this code", async () => {
  stubIndexedDb([waiting("ada", "s1", "a")]);
  const sent = aServer();
  await live.open();
  live.connect();
  use("ada");

  await expect.poll(() => sent).toEqual(["s1 a"]);
});

it("[CHAT-5] sends nothing of an account that left while its outbox was looked into", async () => {
  let answer = () => {};
  const opening = new Promise<void>((resolve) => (answer = resolve));
  stubIndexedDb([waiting("ada", "s1", "a"), waiting("grace", "s1", "g")], opening);
  const sent = aServer();
  const { unmount } = use("ada");
  await live.open();
  live.connect();

  unmount();
  live.close();
  use("grace");
  await live.open();
  await expect.poll(() => live.isConnected.get()).toBe(true);
  answer();

  await expect.poll(() => sent).toEqual(["s1 g"]);
});
