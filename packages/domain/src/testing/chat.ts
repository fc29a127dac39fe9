import type { Draft } from "../chat/conversation.ts";
import type { StoredMessage } from "../chat/merge-by-seq.ts";
import { at } from "./at.ts";

/** The stored message at position `seq`; its id follows from it. */
export function aStored(seq: number, change = 0): StoredMessage {
  return { id: `m${seq}`, seq, change };
}

/** Something written at 10:00 that is on its way. */
export function aDraft(draft: Partial<Draft> = {}): Draft {
  return { id: "d1", date: at("10:00"), failure: null, ...draft };
}
