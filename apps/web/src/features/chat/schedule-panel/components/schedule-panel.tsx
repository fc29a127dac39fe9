import type { Conversation } from "@codetale/contract/chat";
import type { Schedule } from "@codetale/contract/schedules";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { CheckIcon } from "#ui/display/icons";
import { StatusChip } from "#ui/display/status-chip";
import { words } from "../../words.ts";
import { ScheduleClock, ScheduleTimeLeft } from "./schedule-clock.tsx";
import { ScheduleSummary } from "./schedule-summary.tsx";
import { SidePanel } from "./side-panel.tsx";

interface SchedulePanelProps {
  chat: Conversation;
  schedule: Schedule;
  documentTitle: string;
  /** The other participant's role, in words. */
  role: string;
  /** Shown below the clock. */
  action: ReactNode;
  /** The list of the other conversations. */
  conversations: ReactNode;
}

/** The schedule's data beside the messages. */
export function SchedulePanel(props: SchedulePanelProps) {
  const { chat, schedule, documentTitle, role, action, conversations } = props;
  return (
    <SidePanel
      other={chat.userInfo}
      role={role}
      documentTitle={documentTitle}
      figure={!schedule.completed && <ScheduleTimeLeft schedule={schedule} />}
    >
      <Box sx={{ display: { xs: "none", md: "block" } }}>
        {schedule.completed ? (
          <StatusChip icon={<CheckIcon />} label={words.completed} tone="quiet" />
        ) : (
          <ScheduleClock schedule={schedule} />
        )}
      </Box>
      {action}
      <Part heading={words.session}>
        <ScheduleSummary schedule={schedule} />
      </Part>
      <Part heading={words.conversations}>{conversations}</Part>
    </SidePanel>
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
