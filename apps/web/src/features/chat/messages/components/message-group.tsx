import type { EntryGroup } from "@codetale/domain/chat/day-grouping";
import { memo } from "react";
import type { MessageEntry } from "../message-entry.ts";
import { Bubble, type BubbleActions } from "./bubble.tsx";

interface MessageGroupProps extends BubbleActions {
  group: EntryGroup<MessageEntry>;
  senderName: string;
  isOwn: boolean;
  usualLanguage: string | null;
  canRetry: boolean;
}

/** Consecutive messages of one participant, under the participant's name. */
export const MessageGroup = memo(function MessageGroup(props: MessageGroupProps) {
  const { group, ...bubble } = props;
  return (
    <div className={bubble.isOwn ? "group own" : "group"}>
      <div className="sender" aria-hidden>
        {bubble.senderName}
      </div>
      {group.entries.map((entry) => (
        <Bubble key={entry.id} entry={entry} {...bubble} />
      ))}
    </div>
  );
}, isSame);

/** Groups are created anew with every message, but hold the same entry objects. */
function isSame(before: MessageGroupProps, after: MessageGroupProps): boolean {
  const { group: old, ...oldRest } = before;
  const { group, ...rest } = after;
  return (
    old.entries.length === group.entries.length &&
    old.entries.every((entry, index) => entry === group.entries[index]) &&
    (Object.keys(rest) as (keyof typeof rest)[]).every((key) => oldRest[key] === rest[key])
  );
}
