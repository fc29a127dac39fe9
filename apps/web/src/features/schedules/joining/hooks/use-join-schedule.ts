import { joinSchedule } from "@codetale/contract/schedules";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/http/api-client";
import { scheduleKeys } from "../../queries.ts";

/**
 * Joins a schedule by its id. On success and on failure, both lists are read again before it
 * settles.
 */
export function useJoinSchedule(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (scheduleId: string) => call(joinSchedule, { body: { scheduleId, userId: uid } }),
    onSettled: () => client.invalidateQueries({ queryKey: scheduleKeys.all }),
  });
}
