import type { Schedule } from "@codetale/contract/schedules";
import type { AccountRole } from "@codetale/contract/values";
import { isOver, scheduleDisplayAt } from "@codetale/domain/schedules/display-state";
import { dayText, timeText } from "@codetale/domain/schedules/wording";
import Typography from "@mui/material/Typography";
import { useClockValue } from "#lib/clock-value";
import { Ticket } from "#ui/display/ticket";
import { scheduleFactsOf } from "../../schedule-facts.ts";
import { questionsText, words } from "../../words.ts";
import { useWaysOut } from "../../ways-out/hooks/use-ways-out.ts";
import { givenBackText } from "../given-back.ts";
import { CalendarLink } from "../../ticket/components/calendar-link.tsx";
import { Counterpart } from "../../ticket/components/counterpart.tsx";
import { ScheduleAction, type ScheduleActions } from "./schedule-action.tsx";
import { ScheduleDetails } from "../../ticket/components/schedule-details.tsx";
import { TicketTimes } from "../../ticket/components/ticket-times.tsx";

interface ScheduleCardProps {
  schedule: Schedule;
  /** Role of the viewer: learners see their coder, coders their learner. */
  person: AccountRole;
  /** The viewer's IANA time zone. */
  timeZone: string;
  headingLevel: "h2" | "h3";
  actions: ScheduleActions;
}

/** One of the account's own schedules, with its state and the one action that it allows. */
export function ScheduleCard(props: ScheduleCardProps) {
  const { schedule, person, timeZone, headingLevel, actions } = props;
  const facts = scheduleFactsOf(schedule);
  const state = useClockValue((now) => {
    const { state: value, changesAt } = scheduleDisplayAt(facts, now);
    return { value, changesAt };
  });
  const isPast = useClockValue((now) => ({
    value: isOver(facts, now) ? 1 : 0,
    changesAt: scheduleDisplayAt(facts, now).changesAt,
  }));
  const ways = useWaysOut(facts);
  const { coder_assigned: coder, subscribers } = schedule;
  const learner = subscribers[0] ?? null;
  const heading = `${schedule.language}, ${schedule.difficulty}`;
  const said = saidText(schedule, person);
  const isPaid = learner?.paymentStatus === "Paid";

  return (
    <Ticket
      label={`${heading}, ${dayText(facts.startsAt, timeZone)}, ${timeText(facts.startsAt, timeZone)}`}
      stub={
        <>
          <TicketTimes {...facts} timeZone={timeZone} bookedIn={schedule.timeZone} />
          <CalendarLink scheduleId={schedule.id} facts={facts} />
        </>
      }
      action={
        <ScheduleAction
          state={state}
          person={person}
          ways={ways}
          startsAt={facts.startsAt}
          endText={timeText(facts.endsAt, timeZone)}
          givenBack={person === "user" ? givenBackText(schedule) : ""}
          isPaid={isPaid}
          actions={actions}
        />
      }
    >
      <ScheduleDetails
        heading={heading}
        headingId={headingIdOf(schedule.id)}
        headingLevel={headingLevel}
        facts={[
          ["Questions", questionsText(schedule.numberOfQuestions)],
          ["Company", schedule.company],
          ["Mode", schedule.onCampus],
          ...paymentFact(isPaid, isPast === 1),
        ]}
        requests={learner}
      >
        <Counterpart
          isAssigned={isPast === 1 ? null : coder !== null}
          person={person === "user" ? coder : learner}
          isPaid={isPaid || isPast === 1}
          hasProfile={person === "user"}
        />
        {said !== "" && (
          <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: "pre-line" }}>
            {said}
          </Typography>
        )}
      </ScheduleDetails>
    </Ticket>
  );
}

/** Empty while the payment is still to be made, of which a chip tells. */
function paymentFact(isPaid: boolean, isPast: boolean): [name: string, text: string][] {
  if (isPaid) return [["Payment", "Paid"]];
  return isPast ? [["Payment", "Not paid"]] : [];
}

/** What the other participant said about leaving, if anything. */
function saidText({ cancelled, handedBack }: Schedule, person: AccountRole): string {
  if (person === "coder") return cancelled?.reason ? `“${cancelled.reason}”` : "";
  if (handedBack === null || cancelled !== null) return "";
  return [words.handedBack, ...(handedBack.reason ? [`“${handedBack.reason}”`] : [])].join(" ");
}

/** The heading's id: receives the focus after a dialog about this card. */
export function headingIdOf(scheduleId: string): string {
  return `schedule-${scheduleId}`;
}
