import { initializeChat } from "@codetale/contract/chat";
import { startTest, type Schedule } from "@codetale/contract/schedules";
import { chatPath, reviewPath } from "@codetale/contract/screens";
import type { AccountRole } from "@codetale/contract/values";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, call } from "#lib/http/api-client";
import { useNavigate } from "#lib/routing/navigation";
import { scheduleKeys } from "../../queries.ts";
import { ScheduleCard } from "../components/schedule-card.tsx";

interface OwnScheduleProps {
  schedule: Schedule;
  person: AccountRole;
  /** The viewer's IANA time zone. */
  timeZone: string;
  onPay: () => void;
}

export function OwnSchedule({ schedule, person, timeZone, onPay }: OwnScheduleProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const scheduleId = schedule.id;
  const goToChat = () => navigate(chatPath(scheduleId));
  /** Starts the test and goes to its conversation; the coder's start opens the conversation. */
  const starting = useMutation({
    mutationFn: async () => {
      await call(startTest, { body: { scheduleId, key: "started" } });
      if (person === "coder") await call(initializeChat, { body: { scheduleId } });
    },
    onSuccess: goToChat,
    onSettled: () => void client.invalidateQueries({ queryKey: scheduleKeys.own }),
  });
  return (
    <ScheduleCard
      schedule={schedule}
      person={person}
      timeZone={timeZone}
      actions={{
        onStart: () => starting.mutate(),
        onContinue: () => void goToChat(),
        onReview: () => void navigate(reviewPath(scheduleId)),
        onPay,
        isStarting: starting.isPending,
        refusal: isOutdated(starting.error, schedule) ? null : (starting.error?.message ?? null),
      }}
    />
  );
}

/** Whether a coder has joined since the start was refused for lack of one. */
function isOutdated(error: Error | null, schedule: Schedule): boolean {
  const wantsCoder = error instanceof ApiError && error.reason === "schedule/no-coder";
  return wantsCoder && schedule.coder_assigned !== null;
}
