import type { EntryGroup } from "@codetale/domain/chat/day-grouping";
import { Fragment, memo } from "react";
import { isSameNotes, type EntryNotes } from "../entry-notes.ts";
import type { MessageEntry } from "../message-entry.ts";
import { words } from "../../words.ts";
import { Bubble, type BubbleActions } from "./bubble.tsx";

interface MessageGroupProps extends BubbleActions {
  uid: string;
  otherName: string;
  group: EntryGroup<MessageEntry>;
  /** One for each entry of the group. */
  notes: readonly EntryNotes[];
  senderName: string;
  isOwn: boolean;
  usualLanguage: string | null;
  canRetry: boolean;
}

/** Consecutive messages of one participant, under the participant's name. */
export const MessageGroup = memo(function MessageGroup(props: MessageGroupProps) {
  const { group, notes, ...bubble } = props;
  return (
    <div className={bubble.isOwn ? "group own" : "group"}>
      {notes[0]?.isFirstUnread && <UnreadLine />}
      <div className="sender" aria-hidden>
        {bubble.senderName}
      </div>
      {group.entries.map((entry, index) => {
        const { isFirstUnread, ...others } = notes[index] ?? noNotes;
        return (
          <Fragment key={entry.id}>
            {index > 0 && isFirstUnread && <UnreadLine />}
            <Bubble entry={entry} {...others} {...bubble} />
          </Fragment>
        );
      })}
    </div>
  );
}, isSame);

/** Says that what follows was not read when the conversation was opened. */
function UnreadLine() {
  return (
    <div className="unread-line" role="separator" aria-label={words.newMessages}>
      <span aria-hidden>{words.unreadLine}</span>
    </div>
  );
}

const noNotes: EntryNotes = { quoted: null, receipt: null, isFirstUnread: false, isFound: false };

/** Groups are created anew with every message, but hold the same entry objects. */
function isSame(before: MessageGroupProps, after: MessageGroupProps): boolean {
  const { group: old, notes: oldNotes, ...oldRest } = before;
  const { group, notes, ...rest } = after;
  return (
    old.entries.length === group.entries.length &&
    old.entries.every((entry, index) => entry === group.entries[index]) &&
    notes.every((one, index) => isSameNotes(one, oldNotes[index])) &&
    (Object.keys(rest) as (keyof typeof rest)[]).every((key) => oldRest[key] === rest[key])
  );
}
