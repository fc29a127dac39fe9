import type { ScheduleDisplayState } from "@codetale/domain/schedules/display-state";
import { countdownText } from "@codetale/domain/schedules/countdown";
import { SECOND_MS, type EpochMs } from "@codetale/domain/time";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useSecondsLeft } from "#lib/clock-value";
import { scheduleTones } from "#theme/tokens";
import { ChatIcon, CheckIcon, ClockIcon, CloseIcon, DotIcon } from "#ui/display/icons";
import { StatusChip } from "#ui/display/status-chip";
import { SubmitButton } from "#ui/forms/submit-button";

export interface ScheduleActions {
  onStart: () => void;
  onContinue: () => void;
  onReview: () => void;
  onPay: () => void;
  isStarting: boolean;
  /** Why starting was refused, in words; null otherwise. */
  refusal: string | null;
}

interface ScheduleActionProps {
  state: ScheduleDisplayState;
  startsAt: EpochMs;
  /** The end of the schedule as a time of day. */
  endText: string;
  /** Whether the viewer still has to pay. */
  isToPay: boolean;
  actions: ScheduleActions;
}

/** The right part of a ticket: the state and the one action that it allows. */
export function ScheduleAction(props: ScheduleActionProps) {
  const { state, isToPay, actions } = props;
  const isOver = state === "completed" || state === "missed";
  return (
    <>
      {stateAndAction(props)}
      {isToPay && !isOver && (
        <Button variant="outlined" onClick={actions.onPay}>
          Pay now
        </Button>
      )}
      {/* Always rendered, so that screen readers announce text that appears in it. */}
      <Box role="alert" sx={refusalLine}>
        {actions.refusal}
      </Box>
    </>
  );
}

function stateAndAction({ state, startsAt, endText, actions }: ScheduleActionProps) {
  switch (state) {
    case "upcoming":
      return <Countdown startsAt={startsAt} />;
    case "open":
      return (
        <>
          <Box sx={stateColumn}>
            <StatusChip icon={<DotIcon size={14} />} label="Open now" tone={scheduleTones.open} />
            until {endText}
          </Box>
          <SubmitButton type="button" isBusy={actions.isStarting} onClick={actions.onStart}>
            Start Test
          </SubmitButton>
        </>
      );
    case "in-progress":
      return (
        <>
          <Box sx={stateColumn}>
            <StatusChip icon={<ChatIcon />} label="Going on" tone={scheduleTones["in-progress"]} />
            planned until {endText}
          </Box>
          <Button variant="contained" onClick={actions.onContinue}>
            Continue Test
          </Button>
        </>
      );
    case "completed":
      return (
        <>
          <StatusChip icon={<CheckIcon />} label="Test Completed" tone={scheduleTones.completed} />
          <Button variant="outlined" onClick={actions.onReview}>
            Review
          </Button>
        </>
      );
    case "missed":
      return <StatusChip icon={<CloseIcon />} label="Missed Test" tone={scheduleTones.missed} />;
  }
}

/** The time left until the start, with the role `timer`, which screen readers do not announce. */
function Countdown({ startsAt }: { startsAt: EpochMs }) {
  const leftMs = useSecondsLeft(startsAt) * SECOND_MS;
  return (
    <Typography role="timer" component="p" variant="body2" color="text.secondary" sx={countdown}>
      <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 0.75 }}>
        <Box component="span" sx={{ display: "inline-flex", color: "tone.sky.text" }}>
          <ClockIcon size={16} />
        </Box>
        Starts in
      </Box>{" "}
      <Box component="span" sx={{ typography: "figures", color: "text.primary" }}>
        {countdownText(startsAt, startsAt - leftMs)}
      </Box>
    </Typography>
  );
}

const countdown = {
  display: "flex",
  flexDirection: { "@": "row", "@720": "column" },
  flexWrap: "wrap",
  alignItems: { "@": "center", "@720": "flex-end" },
  columnGap: 1,
} as const;

/** The state above its time; aligned to the ticket's edge where the column is on the right. */
const stateColumn = {
  display: "flex",
  flexDirection: "column",
  alignItems: { "@": "flex-start", "@720": "flex-end" },
  gap: 0.5,
  typography: "body2",
  color: "text.secondary",
} as const;

const refusalLine = {
  flexBasis: { "@": "100%", "@720": "auto" },
  maxWidth: { "@720": 240 },
  textAlign: { "@720": "right" },
  typography: "body2",
  color: "tone.crimson.text",
  "&:empty": { position: "absolute" },
} as const;
