import { afterEach, expect, it, vi } from "vitest";
import { stubIndexedDb } from "#testing/fake-indexed-db";
import { aChatDraft } from "../testing/chat.ts";
import {
  clearDeviceTable,
  composerOwner,
  countUnsent,
  openDeviceTable,
  outboxOwner,
  schedulesToDispatch,
} from "./device-table.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refused = aChatDraft({ id: "refused", failure: "no" });

it("[CHAT-5] tells where messages of the account wait, and of no other account", async () => {
  stubIndexedDb([
    { owner: outboxOwner("ada", "s1"), ...aChatDraft({ id: "a" }) },
    { owner: outboxOwner("ada", "s1"), ...aChatDraft({ id: "b" }) },
    { owner: outboxOwner("ada", "s2"), ...aChatDraft() },
    { owner: outboxOwner("adam", "s3"), ...aChatDraft() },
    { owner: outboxOwner("grace", "s4"), ...aChatDraft() },
  ]);
  expect(await schedulesToDispatch("ada")).toEqual(["s1", "s2"]);
});

it("[CHAT-6] has nothing waiting in what was refused or is being written still", async () => {
  stubIndexedDb([
    { owner: outboxOwner("ada", "s1"), ...refused },
    { owner: composerOwner("ada", "s2"), ...aChatDraft() },
  ]);
  expect(await schedulesToDispatch("ada")).toEqual([]);
  expect(await countUnsent("ada")).toBe(2);
});

it("[CHAT-6] has nothing waiting where the browser has no database", async () => {
  vi.stubGlobal("indexedDB", undefined);
  expect(await schedulesToDispatch("ada")).toEqual([]);
});

it("[OPEN-6] stores anew what is still there, and nothing that was removed at the sign-out", async () => {
  const rows = stubIndexedDb();
  const table = openDeviceTable();
  const owner = outboxOwner("ada", "s1");
  await table.put(owner, aChatDraft());
  await table.replace(owner, aChatDraft({ failure: "no" }));
  expect(rows()).toEqual([{ owner, ...aChatDraft({ failure: "no" }) }]);

  await clearDeviceTable();
  await table.replace(owner, aChatDraft({ img: "/chats/s1/images/i1" }));
  expect(rows()).toEqual([]);
});

it("[CHAT-6] does without a database that has not answered for five seconds", async () => {
  vi.useFakeTimers();
  stubIndexedDb([], new Promise(() => {}));
  const answers = vi.fn();
  void countUnsent("ada").then(answers);
  void openDeviceTable().load("ada/s1").then(answers);

  await vi.advanceTimersByTimeAsync(4_999);
  expect(answers).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answers.mock.calls).toEqual([[0], [[]]]);
});
