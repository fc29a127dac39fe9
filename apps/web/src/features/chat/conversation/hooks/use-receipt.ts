import type { Conversation } from "@codetale/contract/chat";
import { useState } from "react";
import { useLiveEvent } from "#lib/live-connection";
import type { Receipt } from "../../messages/entry-notes.ts";

/** How far the other participant of a conversation has come, updated live. */
export function useReceipt(chat: Conversation): Receipt {
  const { scheduleId, userInfo, otherReadSeq, otherReceivedSeq } = chat;
  const [heard, setHeard] = useState<Receipt>({ readSeq: 0, receivedSeq: 0 });
  useLiveEvent("chat:receipt", (receipt) => {
    if (receipt.scheduleId !== scheduleId || receipt.uid !== userInfo.uid) return;
    setHeard(({ readSeq, receivedSeq }) => ({
      readSeq: Math.max(readSeq, receipt.readSeq),
      receivedSeq: Math.max(receivedSeq, receipt.receivedSeq),
    }));
  });
  return {
    readSeq: Math.max(otherReadSeq, heard.readSeq),
    receivedSeq: Math.max(otherReceivedSeq, heard.receivedSeq),
  };
}
