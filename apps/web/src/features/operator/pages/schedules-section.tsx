import {
  operatorSchedules,
  scheduleViews,
  type OperatorSchedule,
  type ScheduleView,
} from "@codetale/contract/operator/people";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { CheckIcon, ClockIcon, PersonIcon, WarningIcon } from "#ui/display/icons";
import { StatusChip } from "#ui/display/status-chip";
import { SelectField } from "#ui/forms/select-field";
import { Entry, EntryList } from "../components/entry-list.tsx";
import { Loaded } from "../components/loaded.tsx";
import { useSectionQuery } from "../hooks/use-section-query.ts";
import { timesText } from "../instant-text.ts";
import { scheduleViewNames, words } from "../words.ts";

/** Booked schedules that are not over. */
export function SchedulesSection() {
  const [view, setView] = useState<ScheduleView>("today");
  const query = useSectionQuery(operatorSchedules, { query: { view } });
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Box sx={{ maxWidth: 360 }}>
        <SelectField
          label={words.scheduleView}
          value={view}
          options={scheduleViews.map((value) => ({ value, label: scheduleViewNames[value] }))}
          onChange={({ target }) => setView(target.value as ScheduleView)}
        />
      </Box>
      <Loaded
        query={query}
        isEmpty={({ schedules }) => schedules.length === 0}
        empty={words.noSchedules}
      >
        {({ schedules, hasMore }) => (
          <>
            <EntryList label="Booked sessions">
              {schedules.map((schedule) => (
                <Entry
                  key={schedule.id}
                  title={timesText(schedule)}
                  states={<ScheduleStates schedule={schedule} />}
                  lines={[
                    `Learner ${schedule.learner}`,
                    schedule.coder === null ? null : `Coder ${schedule.coder}`,
                  ]}
                />
              ))}
            </EntryList>
            {hasMore && <Typography color="text.secondary">{words.moreSchedules}</Typography>}
          </>
        )}
      </Loaded>
    </Box>
  );
}

function ScheduleStates({
  schedule: { isPaid, isStarted, coder },
}: {
  schedule: OperatorSchedule;
}) {
  return (
    <>
      {isPaid ? (
        <StatusChip icon={<CheckIcon />} label="Paid" tone="pine" />
      ) : (
        <StatusChip icon={<WarningIcon />} label="Not paid" tone="quiet" />
      )}
      {coder === null && <StatusChip icon={<PersonIcon />} label="No coder" tone="marigold" />}
      {isStarted && <StatusChip icon={<ClockIcon />} label="Going on" tone="sky" />}
    </>
  );
}
