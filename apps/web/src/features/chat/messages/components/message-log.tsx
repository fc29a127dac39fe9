import { groupByDay } from "@codetale/domain/chat/day-grouping";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useClock } from "#lib/clock";
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
  stick: Pick<StickToBottom, "frame" | "content" | "isAtBottom">;
}

/**
 * All messages, by day and sender. The parts are plain elements under one style: with thousands of
 * messages, a styled component for each would dominate the rendering time.
 */
export function MessageLog(props: MessageLogProps) {
  const { entries, uid, otherName, isWritable, stick, ...group } = props;
  const { frame, content, isAtBottom } = stick;
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
