import { noticePath } from "@codetale/contract/notice-screens";
import type { Notice } from "@codetale/contract/notices";
import { dayText, timeText } from "@codetale/domain/schedules/wording";
import { noticeText, noticeTimesText } from "@codetale/domain/notices/wording";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId, type ReactNode } from "react";
import { Link } from "#lib/routing/link";

interface NoticeListProps {
  heading: string;
  notices: readonly Notice[];
  /** Of the reader (IANA). */
  timeZone: string;
  /** Called when an unread one is followed. */
  onRead?: (notice: Notice) => void;
  action?: ReactNode;
}

export function NoticeList({ heading, notices, timeZone, onRead, action }: NoticeListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Box sx={head}>
        <Typography id={id} variant="h3" component="h2">
          {heading}
        </Typography>
        {action}
      </Box>
      <Box component="ul" sx={list}>
        {notices.map((notice) => (
          <NoticeRow
            key={notice.id}
            notice={notice}
            timeZone={timeZone}
            onFollow={() => onRead?.(notice)}
          />
        ))}
      </Box>
    </section>
  );
}

interface NoticeRowProps {
  notice: Notice;
  timeZone: string;
  onFollow: () => void;
}

function NoticeRow({ notice, timeZone, onFollow }: NoticeRowProps) {
  const facts = { ...notice, isOwn: false };
  const { title, sentence } = noticeText(facts, timeZone);
  const { topic, toldAt } = notice;
  return (
    <Box component="li" sx={row}>
      <Box component={Link} href={noticePath(notice)} onClick={onFollow} sx={link}>
        {title}
      </Box>
      <div>{sentence}</div>
      <Box sx={small}>{noticeTimesText(facts, timeZone)}</Box>
      {topic && (
        <Box sx={small}>
          {topic.language}, {topic.difficulty}
        </Box>
      )}
      <Box component="time" dateTime={new Date(toldAt).toISOString()} sx={small}>
        Told {dayText(toldAt, timeZone)}, {timeText(toldAt, timeZone)}
      </Box>
    </Box>
  );
}

const head = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 2,
  mb: 1.5,
} as const;

const list = { m: 0, p: 0, listStyle: "none" } as const;

const row = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 0.25,
  py: 2,
  borderTop: "1px solid",
  borderColor: "divider",
} as const;

const link = {
  display: "inline-flex",
  alignItems: "center",
  justifySelf: "start",
  minHeight: 28,
  fontWeight: 600,
  color: "text.primary",
} as const;

const small = { typography: "body2", color: "text.secondary" } as const;
