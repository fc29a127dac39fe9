import type { Schedule } from "@codetale/contract/schedules";
import { dayText, timeText } from "@codetale/domain/schedules/wording";
import { useId } from "react";
import { SubmitButton } from "#ui/submit-button";
import { Ticket } from "#ui/ticket";
import { factsOf } from "../schedule-facts.ts";
import { questionsText } from "../words.ts";
import { PersonName } from "./counterpart.tsx";
import { SessionDetails } from "./session-details.tsx";
import { TicketTimes } from "./ticket-times.tsx";

interface OpenScheduleProps {
  schedule: Schedule;
  /** The viewer's zone. */
  timeZone: string;
  isJoining: boolean;
  onJoin: () => void;
}

/** A session that waits for a coder. */
export function OpenSchedule({ schedule, timeZone, isJoining, onJoin }: OpenScheduleProps) {
  const facts = factsOf(schedule);
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
      <SessionDetails
        heading={heading}
        headingId={headingId}
        headingLevel="h3"
        facts={[
          ["Questions", questionsText(schedule.numberOfQuestions)],
          ["Company", schedule.company],
          ["Mode", schedule.onCampus],
        ]}
        otherRequests={learner?.otherRequests ?? ""}
      >
        {learner && <PersonName person={learner} />}
      </SessionDetails>
    </Ticket>
  );
}
