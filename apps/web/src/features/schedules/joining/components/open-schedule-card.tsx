import type { Schedule } from "@codetale/contract/schedules";
import { dayText, timeText } from "@codetale/domain/schedules/wording";
import { useId } from "react";
import { SubmitButton } from "#ui/forms/submit-button";
import { Ticket } from "#ui/display/ticket";
import { scheduleFactsOf } from "../../schedule-facts.ts";
import { questionsText } from "../../words.ts";
import { PersonName } from "../../ticket/components/counterpart.tsx";
import { ScheduleDetails } from "../../ticket/components/schedule-details.tsx";
import { TicketTimes } from "../../ticket/components/ticket-times.tsx";

interface OpenScheduleCardProps {
  schedule: Schedule;
  /** The viewer's IANA time zone. */
  timeZone: string;
  isJoining: boolean;
  onJoin: () => void;
}

/** An open schedule, with a button to join it. */
export function OpenScheduleCard({ schedule, timeZone, isJoining, onJoin }: OpenScheduleCardProps) {
  const facts = scheduleFactsOf(schedule);
  const headingId = useId();
  const learner = schedule.subscribers[0] ?? null;
  const heading = `${schedule.language}, ${schedule.difficulty}`;
  return (
    <Ticket
      label={`${heading}, ${dayText(facts.startsAt, timeZone)}, ${timeText(facts.startsAt, timeZone)}`}
      ground="surface"
      stub={<TicketTimes {...facts} timeZone={timeZone} bookedIn={schedule.timeZone} />}
      action={
        <SubmitButton
          type="button"
          isBusy={isJoining}
          onClick={onJoin}
          aria-describedby={headingId}
        >
          Join
        </SubmitButton>
      }
    >
      <ScheduleDetails
        heading={heading}
        headingId={headingId}
        headingLevel="h3"
        facts={[
          ["Questions", questionsText(schedule.numberOfQuestions)],
          ["Company", schedule.company],
          ["Mode", schedule.onCampus],
        ]}
        requests={learner}
      >
        {learner && <PersonName person={learner} />}
      </ScheduleDetails>
    </Ticket>
  );
}
