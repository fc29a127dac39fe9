import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { at } from "../testing/at.ts";
import { aDraft, aStored } from "../testing/chat.ts";
import {
  applyEvent,
  emptyConversation,
  nextToSend,
  writtenAfter,
  type ConversationState,
  type ConversationEvent,
  type Draft,
} from "./conversation.ts";
import type { StoredMessage } from "./merge-by-seq.ts";

type State = ConversationState<StoredMessage, Draft>;
type Event = ConversationEvent<StoredMessage, Draft>;

const after = (...events: Event[]) => events.reduce<State>(applyEvent, emptyConversation);
const wrote = (...drafts: Draft[]): Event => ({ type: "written", drafts });
const heard = (...messages: StoredMessage[]): Event => ({ type: "heard", messages });
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe("the outbox", () => {
  const first = aDraft({ id: "a", date: at("10:00") });
  const second = aDraft({ id: "b", date: at("10:01") });

  it("[CHAT-1] holds what was written until it is heard of as stored", () => {
    const state = after(wrote(first), heard({ id: "a", seq: 1, change: 0 }));
    expect(ids(state.messages)).toEqual(["a"]);
    expect(state.outbox).toEqual([]);
  });

  it("[CHAT-6] is in the order of writing, also for drafts that a reload brings back late", () => {
    expect(ids(after(wrote(second), wrote(first)).outbox)).toEqual(["a", "b"]);
    const atOnce = { ...first, date: second.date };
    expect(ids(after(wrote(second), wrote(atOnce)).outbox)).toEqual(["a", "b"]);
  });

  it("[CHAT-6] takes no draft twice, nor one that is stored already", () => {
    const state = after(wrote(first), wrote(first, second), heard({ id: "b", seq: 1, change: 0 }));
    expect(ids(after(wrote(first), wrote(first)).outbox)).toEqual(["a"]);
    expect(ids(applyEvent(state, wrote(second)).outbox)).toEqual(["a"]);
  });

  it("[CHAT-1] keeps a refused draft with the words, and its place when it is tried again", () => {
    const refused = { ...first, failure: "Too large" };
    const state = after(wrote(first, second), { type: "revised", draft: refused });
    expect(state.outbox).toEqual([refused, second]);
    expect(applyEvent(state, { type: "revised", draft: first }).outbox).toEqual([first, second]);
  });

  it("forgets a discarded draft, and does not bring it back by revising it", () => {
    const state = after(
      wrote(first, second),
      { type: "discarded", id: "a" },
      { type: "revised", draft: { ...first, failure: "late" } },
    );
    expect(ids(state.outbox)).toEqual(["b"]);
  });

  it("answers the state itself when an event changes nothing", () => {
    const state = after(wrote(first), heard(aStored(1)));
    expect(applyEvent(state, heard(aStored(1)))).toBe(state);
    expect(applyEvent(state, wrote(first))).toBe(state);
    expect(applyEvent(state, { type: "discarded", id: "gone" })).toBe(state);
    expect(applyEvent(state, { type: "revised", draft: second })).toBe(state);
  });
});

describe("whose turn it is", () => {
  it("is the first draft's that was not refused", () => {
    const refused = aDraft({ id: "a", failure: "no" });
    const waiting = aDraft({ id: "b" });
    expect(nextToSend([refused, waiting, aDraft({ id: "c" })])).toBe(waiting);
  });

  it("is no draft's when all are sent or refused", () => {
    expect(nextToSend([])).toBeNull();
    expect(nextToSend([aDraft({ failure: "no" })])).toBeNull();
  });
});

describe("the time of writing", () => {
  it("is now", () => {
    expect(writtenAfter([aDraft({ date: at("10:00") })], at("10:05"))).toBe(at("10:05"));
  });

  it("is after every other draft's, even within one millisecond or when the clock goes back", () => {
    const outbox = [aDraft({ date: at("10:00") })];
    expect(writtenAfter(outbox, at("10:00"))).toBe(at("10:00") + 1);
    expect(writtenAfter(outbox, at("09:00"))).toBe(at("10:00") + 1);
  });
});

describe("[CHAT-6] any interleaving", () => {
  const number = fc.integer({ min: 1, max: 12 });
  /** Draft n and the stored message at position n are the same message. */
  const draft = (n: number) => aDraft({ id: `m${n}`, date: at("10:00") + n });
  const event: fc.Arbitrary<Event> = fc.oneof(
    fc.array(number).map((list) => heard(...list.map(aStored))),
    fc.array(number).map((list) => wrote(...list.map(draft))),
    number.map((n): Event => ({ type: "revised", draft: { ...draft(n), failure: "no" } })),
    number.map((n): Event => ({ type: "revised", draft: draft(n) })),
    number.map((n): Event => ({ type: "discarded", id: `m${n}` })),
  );

  it("shows every message once: stored ones in order of position, the rest in order of writing", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const { messages, outbox } = after(...events);
        const all = ids([...messages, ...outbox]);
        expect(new Set(all).size).toBe(all.length);
        expect(messages).toEqual([...messages].sort((one, other) => one.seq - other.seq));
        expect(outbox).toEqual([...outbox].sort((one, other) => one.date - other.date));
      }),
    );
  });

  it("loses nothing that was heard", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const received = events.flatMap((one) => (one.type === "heard" ? ids(one.messages) : []));
        expect(new Set(ids(after(...events).messages))).toEqual(new Set(received));
      }),
    );
  });
});
