import type { Schedule } from "@codetale/contract/schedules";
import { fromTimestamp } from "@codetale/contract/values";
import { noRequests, statedRequests } from "@codetale/domain/schedules/requests";
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

const list = {
  display: "grid",
  gap: 0.75,
  m: 0,
  typography: "body2",
  "& > div": { display: "grid", gridTemplateColumns: "96px 1fr", gap: 1 },
  "& dt": { color: "text.secondary" },
  "& dd": { m: 0, minWidth: 0, overflowWrap: "anywhere", whiteSpace: "pre-wrap" },
};
