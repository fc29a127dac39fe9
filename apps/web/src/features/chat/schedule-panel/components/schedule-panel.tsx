import type { Conversation } from "@codetale/contract/chat";
import type { Schedule } from "@codetale/contract/schedules";
import { fromTimestamp } from "@codetale/contract/values";
import { noRequests, statedRequests } from "@codetale/domain/schedules/requests";
import { dayText, timeText } from "@codetale/domain/schedules/wording";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useId, useState, type ReactNode } from "react";
import { Avatar } from "#ui/display/avatar";
import { CheckIcon, ChevronDownIcon } from "#ui/display/icons";
import { StatusChip } from "#ui/display/status-chip";
import { PageHeading } from "#ui/layout/page-heading";
import { timeZone } from "../../time-texts.ts";
import { words } from "../../words.ts";
import { ScheduleClock, ScheduleTimeLeft } from "./schedule-clock.tsx";

interface SchedulePanelProps {
  chat: Conversation;
  schedule: Schedule;
  documentTitle: string;
  /** The other participant's role, in words. */
  role: string;
  /** Address of the other participant's profile; null where they have none to read. */
  profileHref: string | null;
  /** Shown below the clock. */
  action: ReactNode;
  /** The list of the other conversations. */
  conversations: ReactNode;
}

/** The other participant and the schedule's data: beside the messages, or collapsed above them. */
export function SchedulePanel(props: SchedulePanelProps) {
  const { chat, schedule, documentTitle, role, profileHref, action, conversations } = props;
  const { name, photoURL } = chat.userInfo;
  const detailsId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box component="aside" sx={panel}>
      <Box sx={header}>
        <Avatar name={name} src={photoURL} size={44} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="caption" component="p" color="text.secondary">
            {role}
          </Typography>
          <Box sx={heading}>
            <PageHeading title={documentTitle} variant="h4">
              <bdi>{name}</bdi>
            </PageHeading>
          </Box>
        </Box>
        <Box sx={narrowOnly}>{!schedule.completed && <ScheduleTimeLeft schedule={schedule} />}</Box>
        <IconButton
          aria-label={words.details}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ ...narrowOnly, rotate: isOpen ? "180deg" : "none" }}
        >
          <ChevronDownIcon size={24} />
        </IconButton>
      </Box>
      <Box
        id={detailsId}
        sx={{ ...details, display: { xs: isOpen ? "grid" : "none", md: "grid" } }}
      >
        <Box sx={{ display: { xs: "none", md: "block" } }}>
          {schedule.completed ? (
            <StatusChip icon={<CheckIcon />} label={words.completed} tone="quiet" />
          ) : (
            <ScheduleClock schedule={schedule} />
          )}
        </Box>
        {action}
        {profileHref !== null && (
          <Link href={profileHref} sx={{ justifySelf: "start", py: 0.75 }}>
            {words.profileOf(name)}
          </Link>
        )}
        <Part heading={words.session}>
          <Box component="dl" sx={list}>
            {summaryOf(schedule).map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Box>
        </Part>
        <Part heading={words.conversations}>{conversations}</Part>
      </Box>
    </Box>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Box component="section">
      <Typography variant="subtitle2" component="h2" sx={{ mb: 1 }}>
        {heading}
      </Typography>
      {children}
    </Box>
  );
}

/** The topic and details of the schedule. */
function summaryOf(schedule: Schedule): [name: string, value: string][] {
  const startsAt = fromTimestamp(schedule.startTimestamp);
  const endsAt = fromTimestamp(schedule.endTimestamp);
  const requests = statedRequests(schedule.subscribers[0] ?? noRequests);
  return [
    ["Date", dayText(startsAt, timeZone)],
    ["Time", `${timeText(startsAt, timeZone)} to ${timeText(endsAt, timeZone)}`],
    ["Language", schedule.language],
    ["Difficulty", schedule.difficulty],
    ["Questions", String(schedule.numberOfQuestions)],
    ["Company", schedule.company],
    ["Mode", schedule.onCampus],
    ...requests.map(({ label, text }): [string, string] => [label, text]),
  ];
}

const panel = {
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  minHeight: 0,
  borderRight: { md: "1px solid" },
  borderBottom: { xs: "1px solid", md: 0 },
  borderColor: { xs: "divider", md: "divider" },
  bgcolor: "background.default",
} as const;

const header = {
  display: "flex",
  alignItems: "center",
  gap: { xs: 1, md: 1.5 },
  pl: { xs: 1.5, sm: 3 },
  pr: { xs: 0.5, sm: 2 },
  py: { xs: 0.75, md: 2.5 },
};

const narrowOnly = { display: { md: "none" } };

const heading = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: { xs: 2, md: 3 },
  overflow: "hidden",
  overflowWrap: "anywhere",
} as const;

const details = {
  // Contains the visually hidden elements, which would otherwise extend the page.
  position: "relative",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: 3,
  flex: { md: "1 1 0" },
  minHeight: 0,
  maxHeight: { xs: "56dvh", md: "none" },
  overflowY: "auto",
  px: { xs: 2, sm: 3 },
  pt: { xs: 1, md: 0 },
  pb: 3,
} as const;

const list = {
  display: "grid",
  gap: 0.75,
  m: 0,
  typography: "body2",
  "& > div": { display: "grid", gridTemplateColumns: "96px 1fr", gap: 1 },
  "& dt": { color: "text.secondary" },
  "& dd": { m: 0, minWidth: 0, overflowWrap: "anywhere", whiteSpace: "pre-wrap" },
};
