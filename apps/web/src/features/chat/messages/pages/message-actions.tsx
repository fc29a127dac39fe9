import { deleteMessage, type Message } from "@codetale/contract/chat";
import { useState } from "react";
import { flushSync } from "react-dom";
import { call } from "#lib/http/api-client";
import { errorNumberOf } from "#lib/http/error-number";
import { useConfirm } from "#ui/feedback/confirm";
import { useToast } from "#ui/feedback/toast";
import { MessageMenu, type MessageAction } from "../components/message-menu.tsx";
import type { MessageEntry } from "../message-entry.ts";
import { bubbleId } from "../show-bubble.ts";
import { words } from "../../words.ts";
import { EditMessageDialog } from "./edit-message-dialog.tsx";

export interface ChosenMessage {
  entry: MessageEntry;
  /** The button of its menu. */
  button: HTMLElement;
}

interface MessageActionsProps {
  scheduleId: string;
  uid: string;
  otherName: string;
  /** The message whose menu is open; null when none is. */
  chosen: ChosenMessage | null;
  onClose: () => void;
  onReply: (entry: MessageEntry) => void;
  /** Called with the present state of a message that was edited or deleted. */
  onChanged: (message: Message) => void;
}

/** The menu of a message, and what its actions ask. */
export function MessageActions(props: MessageActionsProps) {
  const { scheduleId, uid, otherName, chosen, onClose, onReply, onChanged } = props;
  const [edited, setEdited] = useState<MessageEntry | null>(null);
  const confirm = useConfirm();
  const toast = useToast();

  const remove = async ({ id }: MessageEntry) => {
    const isSure = await confirm({
      title: words.deleteTitle,
      text: words.deleteText(otherName),
      confirmLabel: words.delete,
      cancelLabel: words.cancel,
    });
    if (!isSure) return;
    try {
      onChanged((await call(deleteMessage, { params: { scheduleId, messageId: id } })).message);
      // The button of its menu is gone with it.
      document.getElementById(bubbleId(id))?.focus({ preventScroll: true });
    } catch (error) {
      toast((error as Error).message, "error", errorNumberOf(error));
    }
  };

  const act = (action: MessageAction, entry: MessageEntry) => {
    // What a dialog gives the focus back to when it closes; an open menu would keep it.
    flushSync(onClose);
    chosen?.button.focus();
    if (action === "reply") onReply(entry);
    if (action === "edit") setEdited(entry);
    if (action === "delete") void remove(entry);
  };

  return (
    <>
      {chosen && (
        <MessageMenu
          entry={chosen.entry}
          anchor={chosen.button}
          uid={uid}
          onChoose={(action) => act(action, chosen.entry)}
          onClose={onClose}
        />
      )}
      {edited && (
        <EditMessageDialog
          scheduleId={scheduleId}
          entry={edited}
          onEdited={onChanged}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
