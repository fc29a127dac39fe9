import { afterEach, describe, expect, it, vi } from "vitest";
import { createOutbox } from "./outbox.ts";
import { aChatDraft } from "../testing/chat.ts";
import { aTable } from "../testing/a-table.ts";
import type { DeviceTable } from "./device-table.ts";

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A tab that has the conversation of `owner` open, and what it hears of other tabs. */
function aTab(owner: string, table: DeviceTable) {
  const outbox = createOutbox(owner, table);
  const heard = vi.fn();
  ends.push(outbox.onOtherTabs(heard));
  return { outbox, heard };
}

describe("[CHAT-6] what is kept", () => {
  it("is there after a reload, as it was last", async () => {
    const table = aTable();
    const { outbox } = aTab("ada/s1", table);
    outbox.keep("written", aChatDraft());
    outbox.keep("revised", aChatDraft({ failure: "no" }));
    expect(await createOutbox("ada/s1", table).load()).toEqual([aChatDraft({ failure: "no" })]);
  });

  it("is gone once it is stored or discarded", async () => {
    const { outbox } = aTab("ada/s1", aTable());
    for (const id of ["a", "b"]) outbox.keep("written", aChatDraft({ id }));
    outbox.forget("a");
    outbox.discard("b");
    expect(await outbox.load()).toEqual([]);
  });

  it("[OPEN-6] stays gone, whatever becomes of it afterwards", async () => {
    const { outbox } = aTab("ada/s1", aTable());
    outbox.keep("written", aChatDraft());
    outbox.discard("d1");
    outbox.keep("revised", aChatDraft({ img: "/chats/s1/images/i1" }));
    expect(await outbox.load()).toEqual([]);
  });

  it("[CHAT-5] is nobody else's, and no other conversation's", async () => {
    const table = aTable();
    aTab("ada/s1", table).outbox.keep("written", aChatDraft());
    expect(await createOutbox("grace/s1", table).load()).toEqual([]);
    expect(await createOutbox("ada/s2", table).load()).toEqual([]);
  });
});

describe("[CHAT-6] another tab with the same conversation", () => {
  it("hears what is written, what becomes of it, and that it is discarded", async () => {
    const table = aTable();
    const here = aTab("ada/s1", table);
    const there = aTab("ada/s1", table);
    here.outbox.keep("written", aChatDraft());
    here.outbox.keep("revised", aChatDraft({ failure: "no" }));
    here.outbox.discard("d1");
    await expect.poll(() => there.heard.mock.calls.length).toBe(3);
    expect(there.heard.mock.calls.flat()).toEqual([
      { type: "written", drafts: [aChatDraft()] },
      { type: "revised", draft: aChatDraft({ failure: "no" }) },
      { type: "discarded", id: "d1" },
    ]);
    expect(here.heard).not.toHaveBeenCalled();
  });

  it("hears nothing once it is closed, and a closed one tells nothing", async () => {
    const table = aTable();
    const here = aTab("ada/s1", table);
    const there = aTab("ada/s1", table);
    ends.shift()?.();
    here.outbox.keep("written", aChatDraft());
    expect(await table.load("ada/s1")).toHaveLength(1);
    expect(there.heard).not.toHaveBeenCalled();
  });
});

describe("taking turns", () => {
  it("asks the browser for the turn of this conversation", async () => {
    const request = vi.fn((_name: string, task: () => unknown) => task());
    vi.stubGlobal("navigator", { locks: { request } });
    expect(await createOutbox("ada/s1", aTable()).withLock(async () => "done")).toBe("done");
    expect(request.mock.calls[0]?.[0]).toContain("ada/s1");
    vi.unstubAllGlobals();
  });

  it("goes at once where the browser has no turns", async () => {
    vi.stubGlobal("navigator", {});
    expect(await createOutbox("ada/s1", aTable()).withLock(async () => "done")).toBe("done");
    vi.unstubAllGlobals();
  });

  it("[CHAT-6] has one task at a time of a conversation there, failing ones too", async () => {
    vi.stubGlobal("navigator", {});
    const [one, other] = [createOutbox("ada/s1", aTable()), createOutbox("ada/s1", aTable())];
    const told: string[] = [];
    let fail = () => {};
    const failing = one.withLock(() => new Promise((_resolve, reject) => (fail = reject)));
    const following = other.withLock(async () => told.push("following"));
    await createOutbox("ada/s2", aTable()).withLock(async () => told.push("elsewhere"));
    expect(told).toEqual(["elsewhere"]);

    fail();
    await expect(failing).rejects.toBeUndefined();
    await following;
    expect(told).toEqual(["elsewhere", "following"]);
    vi.unstubAllGlobals();
  });
});
