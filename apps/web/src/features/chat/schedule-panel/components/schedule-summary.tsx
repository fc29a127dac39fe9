import type { Schedule } from "@codetale/contract/schedules";
import { fromTimestamp } from "@codetale/contract/values";
import { dayText, timeText } from "@codetale/domain/schedules/wording";
import Box from "@mui/material/Box";
import { timeZone } from "../../time-texts.ts";

/** The topic and details of the schedule. */
export function ScheduleSummary({ schedule }: { schedule: Schedule }) {
  return (
    <Box component="dl" sx={list}>
      {summaryOf(schedule).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  );
}

function summaryOf(schedule: Schedule): [name: string, value: string][] {
  const startsAt = fromTimestamp(schedule.startTimestamp);
  const endsAt = fromTimestamp(schedule.endTimestamp);
  const otherRequests = schedule.subscribers[0]?.otherRequests;
  return [
    ["Date", dayText(startsAt, timeZone)],
    ["Time", `${timeText(startsAt, timeZone)} to ${timeText(endsAt, timeZone)}`],
    ["Language", schedule.language],
    ["Difficulty", schedule.difficulty],
    ["Questions", String(schedule.numberOfQuestions)],
    ["Company", schedule.company],
    ["Mode", schedule.onCampus],
    ...(otherRequests ? [["Other requests", otherRequests] as [string, string]] : []),
  ];
}

const list = {
  display: "grid",
  gap: 0.75,
  m: 0,
  typography: "body2",
  "& > div": { display: "grid", gridTemplateColumns: "96px 1fr", gap: 1 },
  "& dt": { color: "text.secondary" },
  "& dd": { m: 0, minWidth: 0, overflowWrap: "anywhere", whiteSpace: "pre-wrap" },
};
