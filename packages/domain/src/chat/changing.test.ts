import { describe, expect, it, test } from "vitest";
import { at } from "../testing/at.ts";
import { MINUTE_MS } from "../time.ts";
import { changeableSince, refuseChange, type ChangeFacts } from "./changing.ts";

const sentAt = at("10:00");
const end = sentAt + 15 * MINUTE_MS;

const aMessage = (facts: Partial<ChangeFacts> = {}): ChangeFacts => ({
  senderId: "ada",
  sentAt,
  isDeleted: false,
  isOpen: true,
  ...facts,
});

describe("[CHAT-1] a message can be changed", () => {
  it("by who wrote it", () => {
    expect(refuseChange(aMessage(), "ada", sentAt)).toBeNull();
    expect(refuseChange(aMessage(), "grace", sentAt)).toBe("chat/message-of-other");
  });

  test.each([
    [end - 1, null],
    [end, "chat/message-too-old"],
    [end + 1, "chat/message-too-old"],
  ])("for 15 minutes: at %d", (now, refusal) => {
    expect(refuseChange(aMessage(), "ada", now)).toBe(refusal);
    expect(sentAt > changeableSince(now)).toBe(refusal === null);
  });

  it("until the test is exited", () => {
    expect(refuseChange(aMessage({ isOpen: false }), "ada", sentAt)).toBe("chat/closed");
  });

  it("until it is deleted", () => {
    expect(refuseChange(aMessage({ isDeleted: true }), "ada", sentAt)).toBe("chat/message-deleted");
  });

  it("[CHAT-5] and to another account nothing is told of it", () => {
    const facts = aMessage({ isDeleted: true, isOpen: false });
    expect(refuseChange(facts, "grace", end)).toBe("chat/message-of-other");
  });
});
