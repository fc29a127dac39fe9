import type { Schedule } from "@codetale/contract/schedules";
import type { AccountRole } from "@codetale/contract/values";
import { ApiError } from "#lib/http/api-client";
import { ScheduleCard } from "../components/schedule-card.tsx";
import { useEnterTest } from "../hooks/use-enter-test.ts";

interface OwnScheduleProps {
  schedule: Schedule;
  person: AccountRole;
  /** The viewer's IANA time zone. */
  timeZone: string;
  onPay: () => void;
}

export function OwnSchedule({ schedule, person, timeZone, onPay }: OwnScheduleProps) {
  const test = useEnterTest(schedule.id, person);
  return (
    <ScheduleCard
      schedule={schedule}
      person={person}
      timeZone={timeZone}
      actions={{
        onStart: test.start,
        onContinue: test.goToChat,
        onReview: test.goToReview,
        onPay,
        isStarting: test.isStarting,
        refusal: isOutdated(test.error, schedule) ? null : (test.error?.message ?? null),
      }}
    />
  );
}

/** Whether a coder has joined since the start was refused for lack of one. */
function isOutdated(error: Error | null, schedule: Schedule): boolean {
  const wantsCoder = error instanceof ApiError && error.reason === "schedule/no-coder";
  return wantsCoder && schedule.coder_assigned !== null;
}
