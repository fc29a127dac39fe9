import { initializeChat } from "@codetale/contract/chat";
import { startTest } from "@codetale/contract/schedules";
import { chatPath, reviewPath } from "@codetale/contract/screens";
import type { AccountRole } from "@codetale/contract/values";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/http/api-client";
import { useNavigate } from "#lib/routing/navigation";
import { scheduleKeys } from "../../queries.ts";

export interface EnterTest {
  /** Starts the test and goes to its conversation; the coder's start opens the conversation. */
  start: () => void;
  goToChat: () => void;
  goToReview: () => void;
  isStarting: boolean;
  error: Error | null;
}

export function useEnterTest(scheduleId: string, person: AccountRole): EnterTest {
  const client = useQueryClient();
  const navigate = useNavigate();
  const starting = useMutation({
    mutationFn: async () => {
      await call(startTest, { body: { scheduleId, key: "started" } });
      if (person === "coder") await call(initializeChat, { body: { scheduleId } });
    },
    onSuccess: () => navigate(chatPath(scheduleId)),
    onSettled: () => void client.invalidateQueries({ queryKey: scheduleKeys.own }),
  });

  return {
    start: () => starting.mutate(),
    goToChat: () => void navigate(chatPath(scheduleId)),
    goToReview: () => void navigate(reviewPath(scheduleId)),
    isStarting: starting.isPending,
    error: starting.error,
  };
}
