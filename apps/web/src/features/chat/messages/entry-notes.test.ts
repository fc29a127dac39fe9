import { describe, expect, it } from "vitest";
import { aChatDraft, ada, aMessage } from "../testing/chat.ts";
import { receiptsOf } from "./entry-notes.ts";
import { messageEntryOf } from "./message-entry.ts";

const own = (seq: number, message: object = {}) =>
  messageEntryOf(aMessage(seq, { senderId: ada.uid, ...message }));
const others = (seq: number) => messageEntryOf(aMessage(seq));

describe("[CHAT-1] of one's own messages", () => {
  const entries = [own(1), own(2), others(3), own(4), own(5), messageEntryOf(aChatDraft())];
  const receipts = (readSeq: number, receivedSeq: number) =>
    receiptsOf(entries, ada.uid, { readSeq, receivedSeq });

  it("the newest one that was read is seen, the newest one after it that arrived delivered", () => {
    expect(receipts(0, 0)).toEqual({ seenId: null, deliveredId: null });
    expect(receipts(0, 2)).toEqual({ seenId: null, deliveredId: "m2" });
    expect(receipts(1, 4)).toEqual({ seenId: "m1", deliveredId: "m4" });
    expect(receipts(3, 5)).toEqual({ seenId: "m2", deliveredId: "m5" });
  });

  it("a seen one is not called delivered as well", () => {
    expect(receipts(5, 5)).toEqual({ seenId: "m5", deliveredId: null });
  });

  it("a deleted one is neither", () => {
    const deleted = [own(1), own(2, { deletedAt: 1 })];
    expect(receiptsOf(deleted, ada.uid, { readSeq: 2, receivedSeq: 2 }).seenId).toBe("m1");
  });
});
