import type { Conversation } from "@codetale/contract/chat";
import { useRef } from "react";
import { useLiveEvent } from "#lib/live-connection";
import { withMessage } from "../list-updates.ts";

type List = readonly Conversation[];

interface ShownList {
  /** Undefined until it is read. */
  read: () => List | undefined;
  write: (list: List) => void;
  readAgain: () => void;
}

/** Has live events change a list of conversations of the account `uid`. */
export function useListEvents(uid: string, { read, write, readAgain }: ShownList): void {
  /** The last position that was published, by schedule. */
  const heard = useRef(new Map<string, number>());
  useLiveEvent("message:new", (message) => {
    const { scheduleId, seq } = message;
    const heardUpTo = heard.current.get(scheduleId) ?? 0;
    heard.current.set(scheduleId, Math.max(heardUpTo, seq));
    const list = read();
    const changed = list && withMessage(list, message, uid, heardUpTo);
    if (changed) write(changed);
    else readAgain();
  });
  useLiveEvent("message:changed", readAgain);
  useLiveEvent("schedule:changed", readAgain);
  useLiveEvent("connect", readAgain);
}
