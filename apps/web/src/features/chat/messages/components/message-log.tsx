import { groupByDay } from "@codetale/domain/chat/day-grouping";
import Box from "@mui/material/Box";
import type { RefCallback } from "react";
import { useClock } from "#lib/clock";
import type { MessageEntry } from "../message-entry.ts";
import { dayName, dayOf } from "../../time-texts.ts";
import { words } from "../../words.ts";
import type { BubbleActions } from "./bubble.tsx";
import { EmptyLog } from "./empty-log.tsx";
import { logStyle } from "./log-style.ts";
import { MessageGroup } from "./message-group.tsx";

export interface MessageLogProps extends BubbleActions {
  entries: readonly MessageEntry[];
  /** The account that reads. */
  uid: string;
  /** Name of the other participant. */
  otherName: string;
  usualLanguage: string | null;
  canRetry: boolean;
  /** Whether further messages can be sent. */
  isWritable: boolean;
  /** Ref of the scrolling element. */
  frame: RefCallback<HTMLElement>;
  /** Ref of the content within it, which grows. */
  content: RefCallback<HTMLElement>;
  isAtBottom: boolean;
}

/**
 * All messages, by day and sender. The parts are plain elements under one style: with thousands of
 * messages, a styled component for each would dominate the rendering time.
 */
export function MessageLog(props: MessageLogProps) {
  const { entries, uid, otherName, isWritable, frame, content, isAtBottom, ...group } = props;
  const now = useClock().now();
  return (
    <Box
      ref={frame}
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      aria-label={words.log(otherName)}
      tabIndex={0}
      // At the end, `useStickToBottom` keeps the position; elsewhere the browser does.
      style={{ overflowAnchor: isAtBottom ? "none" : "auto" }}
      sx={logStyle}
    >
      <div ref={content} className="days">
        {entries.length === 0 && <Silence otherName={otherName} isWritable={isWritable} />}
        {groupByDay(entries, dayOf).map(({ day, groups }) => (
          <div
            key={`${day} ${groups[0]?.id}`}
            role="group"
            aria-label={dayName(startOf(groups), now)}
          >
            <div className="day" aria-hidden>
              <span>{dayName(startOf(groups), now)}</span>
            </div>
            {groups.map((one) => (
              <MessageGroup
                key={one.id}
                group={one}
                isOwn={one.senderId === uid}
                senderName={one.senderId === uid ? words.you : otherName}
                {...group}
              />
            ))}
          </div>
        ))}
      </div>
    </Box>
  );
}

function startOf(groups: readonly { entries: readonly MessageEntry[] }[]): number {
  return groups[0]?.entries[0]?.date ?? 0;
}

function Silence({ otherName, isWritable }: Pick<MessageLogProps, "otherName" | "isWritable">) {
  if (!isWritable) return <EmptyLog message={words.nothingSaid} />;
  return <EmptyLog message={words.empty(otherName)} hint={words.emptyHint} />;
}
