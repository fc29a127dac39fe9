import type { WaysOut } from "@codetale/domain/schedules/cancelling";
import type { ScheduleDisplayState } from "@codetale/domain/schedules/display-state";
import type { AccountRole } from "@codetale/contract/values";
import type { EpochMs } from "@codetale/domain/time";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { scheduleTones } from "#theme/tokens";
import { ChatIcon, CheckIcon, ClockIcon, CloseIcon, DotIcon, WarningIcon } from "#ui/display/icons";
import { StatusChip } from "#ui/display/status-chip";
import { SubmitButton } from "#ui/forms/submit-button";
import { Countdown } from "./countdown.tsx";

export interface ScheduleActions {
  onStart: () => void;
  onContinue: () => void;
  onReview: () => void;
  onPay: () => void;
  onMove: () => void;
  onCancel: () => void;
  onHandBack: () => void;
  /** Address of the booking form with the same details. */
  bookAgainHref: string;
  /** How its coder was rated, or can be. */
  rating: ReactNode;
  isStarting: boolean;
  /** Why starting was refused, in words; null otherwise. */
  refusal: string | null;
}

interface ScheduleActionProps {
  state: ScheduleDisplayState;
  person: AccountRole;
  ways: Omit<WaysOut, "changesAt">;
  startsAt: EpochMs;
  /** The end of the schedule as a time of day. */
  endText: string;
  /** What came back, in words, where it will not take place; else empty. */
  givenBack: string;
  isPaid: boolean;
  actions: ScheduleActions;
}

/** The right part of a ticket: the state and what it allows. */
export function ScheduleAction(props: ScheduleActionProps) {
  const { actions } = props;
  return (
    <>
      {stateAndAction[props.state](props)}
      {/* Always rendered, so that screen readers announce text that appears in it. */}
      <Box role="alert" sx={refusalLine}>
        {actions.refusal}
      </Box>
    </>
  );
}

const stateAndAction: Record<ScheduleDisplayState, (props: ScheduleActionProps) => ReactNode> = {
  unpaid: (props) => (
    <>
      <Countdown startsAt={props.startsAt} />
      {props.person === "user" && (
        <Button variant="outlined" onClick={props.actions.onPay}>
          Pay now
        </Button>
      )}
      <WayOutButtons {...props} />
    </>
  ),
  waiting: (props) => (
    <>
      <Box sx={stateColumn}>
        <Chip state="waiting" icon={<ClockIcon size={14} />} label="Waiting for a coder" />
      </Box>
      <Countdown startsAt={props.startsAt} />
      <WayOutButtons {...props} />
    </>
  ),
  upcoming: (props) => (
    <>
      <Countdown startsAt={props.startsAt} />
      <WayOutButtons {...props} />
    </>
  ),
  open: ({ endText, actions }) => (
    <>
      <Box sx={stateColumn}>
        <Chip state="open" icon={<DotIcon size={14} />} label="Open now" />
        until {endText}
      </Box>
      <SubmitButton type="button" isBusy={actions.isStarting} onClick={actions.onStart}>
        Start Test
      </SubmitButton>
    </>
  ),
  "in-progress": ({ endText, actions }) => (
    <>
      <Box sx={stateColumn}>
        <Chip state="in-progress" icon={<ChatIcon />} label="Going on" />
        planned until {endText}
      </Box>
      <Button variant="contained" onClick={actions.onContinue}>
        Continue Test
      </Button>
    </>
  ),
  completed: ({ person, actions }) => (
    <>
      <Chip state="completed" icon={<CheckIcon />} label="Test Completed" />
      <Button variant="outlined" onClick={actions.onReview}>
        Review
      </Button>
      {person === "user" && (
        <Box sx={afterwards}>
          {actions.rating}
          <BookAgainButton href={actions.bookAgainHref} variant="text" />
        </Box>
      )}
    </>
  ),
  missed: ({ person, actions }) => (
    <>
      <Chip state="missed" icon={<CloseIcon />} label="Missed Test" />
      {person === "user" && <BookAgainButton href={actions.bookAgainHref} variant="outlined" />}
    </>
  ),
  "no-coder": (props) => <CalledOff {...props} icon={<WarningIcon />} label="No coder came" />,
  lapsed: (props) => <CalledOff {...props} icon={<ClockIcon />} label="Not paid in time" />,
  cancelled: (props) => <CalledOff {...props} icon={<CloseIcon />} label="Cancelled" />,
};

/** A session that will not take place: what came back, and another booking with the same details. */
function CalledOff(props: ScheduleActionProps & { icon: ReactNode; label: string }) {
  const { state, icon, label, person, givenBack, actions } = props;
  return (
    <>
      <Box sx={stateColumn}>
        <Chip state={state} icon={icon} label={label} />
        <Box component="span" sx={{ maxWidth: { "@720": 220 }, textAlign: { "@720": "right" } }}>
          {givenBack}
        </Box>
      </Box>
      {person === "user" && <BookAgainButton href={actions.bookAgainHref} variant="outlined" />}
    </>
  );
}

function BookAgainButton(props: { href: string; variant: "text" | "outlined" }) {
  return <Button {...props}>Book again</Button>;
}

function WayOutButtons({ person, ways, isPaid, actions }: ScheduleActionProps) {
  const { refund, mayMove, handingBack } = ways;
  if (person === "coder") {
    return (
      handingBack !== null && (
        <Button variant="text" onClick={actions.onHandBack}>
          Hand back
        </Button>
      )
    );
  }
  return (
    <Box sx={{ display: "flex", gap: 0.5 }}>
      {mayMove && (
        <Button variant="text" onClick={actions.onMove}>
          Move
        </Button>
      )}
      {refund !== null && (
        <Button variant="text" onClick={actions.onCancel}>
          {isPaid ? "Cancel" : "Discard"}
        </Button>
      )}
    </Box>
  );
}

function Chip(props: { state: ScheduleDisplayState; icon: ReactNode; label: string }) {
  const { state, ...chip } = props;
  return <StatusChip {...chip} tone={scheduleTones[state]} />;
}

/** The state above its time; aligned to the ticket's edge where the column is on the right. */
const stateColumn = {
  display: "flex",
  flexDirection: "column",
  alignItems: { "@": "flex-start", "@720": "flex-end" },
  gap: 0.5,
  typography: "body2",
  color: "text.secondary",
} as const;

/** What a learner may do after a completed session, in a line where there is room. */
const afterwards = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: { "@760": "flex-end" },
  columnGap: 0.5,
  maxWidth: { "@760": 290 },
} as const;

const refusalLine = {
  flexBasis: { "@": "100%", "@720": "auto" },
  maxWidth: { "@720": 240 },
  textAlign: { "@720": "right" },
  typography: "body2",
  color: "tone.crimson.text",
  "&:empty": { position: "absolute" },
} as const;
