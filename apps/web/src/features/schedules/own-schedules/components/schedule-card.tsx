import type { Schedule } from "@codetale/contract/schedules";
import type { AccountRole } from "@codetale/contract/values";
import { scheduleDisplayAt } from "@codetale/domain/schedules/display-state";
import { dayText, timeText } from "@codetale/domain/schedules/wording";
import { useClockValue } from "#lib/clock-value";
import { Ticket } from "#ui/display/ticket";
import { scheduleFactsOf } from "../../schedule-facts.ts";
import { questionsText } from "../../words.ts";
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
  actions: ScheduleActions;
}

/** One of the account's own schedules, with its state and the one action that it allows. */
export function ScheduleCard({ schedule, person, timeZone, actions }: ScheduleCardProps) {
  const facts = scheduleFactsOf(schedule);
  const state = useClockValue((now) => {
    const { state: value, changesAt } = scheduleDisplayAt(facts, now);
    return { value, changesAt };
  });
  const { coder_assigned: coder, subscribers } = schedule;
  const learner = subscribers[0] ?? null;
  const heading = `${schedule.language}, ${schedule.difficulty}`;
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
          startsAt={facts.startsAt}
          endText={timeText(facts.endsAt, timeZone)}
          isToPay={person === "user" && !isPaid}
          actions={actions}
        />
      }
    >
      <ScheduleDetails
        heading={heading}
        headingId={headingIdOf(schedule.id)}
        facts={[
          ["Questions", questionsText(schedule.numberOfQuestions)],
          ["Company", schedule.company],
          ["Mode", schedule.onCampus],
          ...(isPaid ? ([["Payment", "Paid"]] as const) : []),
        ]}
        requests={learner}
      >
        <Counterpart
          isAssigned={coder !== null}
          person={person === "user" ? coder : learner}
          isPaid={isPaid}
        />
      </ScheduleDetails>
    </Ticket>
  );
}

/** The heading's id: receives the focus after a dialog about this card. */
export function headingIdOf(scheduleId: string): string {
  return `schedule-${scheduleId}`;
}
