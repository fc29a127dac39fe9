import { refuseChange } from "@codetale/domain/chat/changing";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useClock } from "#lib/clock";
import type { MessageEntry } from "../message-entry.ts";
import { words } from "../../words.ts";

/** What can be done with a message. */
export type MessageAction = "reply" | "edit" | "delete";

interface MessageMenuProps {
  entry: MessageEntry;
  /** The button that opened it. */
  anchor: HTMLElement;
  uid: string;
  onChoose: (action: MessageAction) => void;
  onClose: () => void;
}

/** The menu of a message; editing and deleting are there as long as the rule allows them. */
export function MessageMenu({ entry, anchor, uid, onChoose, onClose }: MessageMenuProps) {
  const { senderId, date, isDeleted, text } = entry;
  const facts = { senderId, sentAt: date, isDeleted, isOpen: true };
  const isChangeable = refuseChange(facts, uid, useClock().now()) === null;
  const close = () => {
    onClose();
    anchor.focus();
  };
  return (
    // Each action moves the focus where it goes on.
    <Menu open anchorEl={anchor} onClose={close} disableRestoreFocus>
      <MenuItem onClick={() => onChoose("reply")}>{words.reply}</MenuItem>
      {isChangeable && text !== "" && (
        <MenuItem onClick={() => onChoose("edit")}>{words.edit}</MenuItem>
      )}
      {isChangeable && <MenuItem onClick={() => onChoose("delete")}>{words.delete}</MenuItem>}
    </Menu>
  );
}
