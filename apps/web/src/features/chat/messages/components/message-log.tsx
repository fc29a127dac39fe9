import { groupByDay } from "@codetale/domain/chat/day-grouping";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useClock } from "#lib/clock";
import { receiptsOf, type EntryNotes, type Receipt } from "../entry-notes.ts";
import type { MessageEntry } from "../message-entry.ts";
import { dayName, dayOf } from "../../time-texts.ts";
import { words } from "../../words.ts";
import type { StickToBottom } from "../hooks/use-stick-to-bottom.ts";
import type { BubbleActions } from "./bubble.tsx";
import { logStyle } from "./log-style.ts";
import { MessageGroup } from "./message-group.tsx";

export interface MessageLogProps extends BubbleActions {
  entries: readonly MessageEntry[];
  /** The account that reads. */
  uid: string;
  /** Name of the other participant. */
  otherName: string;
  usualLanguage: string | null;
  /** Whether further messages can be sent. */
  isWritable: boolean;
  /** How far the other participant has come. */
  receipt: Receipt;
  /** The first message that was unread when the conversation was opened. */
  firstUnreadId: string | null;
  /** The message that a search has found; absent where nothing is searched. */
  foundId?: string | null;
  stick: Pick<StickToBottom, "frame" | "content" | "isAtBottom">;
}

/**
 * All messages, by day and sender. The parts are plain elements under one style: with thousands of
 * messages, a styled component for each would dominate the rendering time.
 */
export function MessageLog(props: MessageLogProps) {
  const { entries, uid, otherName, isWritable, stick, receipt, firstUnreadId, foundId, ...group } =
    props;
  const { frame, content, isAtBottom } = stick;
  const now = useClock().now();
  const notesOf = notesFor(props);
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
        {entries.length === 0 && <NoMessages otherName={otherName} isWritable={isWritable} />}
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
                notes={one.entries.map(notesOf)}
                uid={uid}
                otherName={otherName}
                isOwn={one.senderId === uid}
                senderName={one.senderId === uid ? words.you : otherName}
                canRetry={isWritable}
                {...group}
              />
            ))}
          </div>
        ))}
      </div>
    </Box>
  );
}

function notesFor(props: MessageLogProps): (entry: MessageEntry) => EntryNotes {
  const { entries, uid, receipt, firstUnreadId, foundId } = props;
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const { seenId, deliveredId } = receiptsOf(entries, uid, receipt);
  const received = new Map([
    [seenId, "seen"],
    [deliveredId, "delivered"],
  ] as const);
  return ({ id, replyTo }) => ({
    quoted: replyTo === null ? null : (byId.get(replyTo) ?? null),
    receipt: received.get(id) ?? null,
    isFirstUnread: id === firstUnreadId,
    isFound: id === foundId,
  });
}

function startOf(groups: readonly { entries: readonly MessageEntry[] }[]): number {
  return groups[0]?.entries[0]?.date ?? 0;
}

function NoMessages({ otherName, isWritable }: Pick<MessageLogProps, "otherName" | "isWritable">) {
  return (
    <Box sx={{ flex: "1 1 0", display: "grid", placeContent: "center", p: 3, textAlign: "center" }}>
      <Typography variant="h4" component="p">
        {isWritable ? words.empty(otherName) : words.nothingSaid}
      </Typography>
      {isWritable && (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {words.emptyHint}
        </Typography>
      )}
    </Box>
  );
}
