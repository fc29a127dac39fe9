import { joinSchedule } from "@codetale/contract/schedules";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/http/api-client";
import { scheduleKeys } from "../../queries.ts";

export type Joining = ReturnType<typeof useJoin>;

/** Joins an open schedule, named by its id, for the coder `uid`. */
export function useJoin(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (scheduleId: string) => call(joinSchedule, { body: { scheduleId, userId: uid } }),
    // On success and on failure, all lists are read again before it settles.
    onSettled: () => client.invalidateQueries({ queryKey: scheduleKeys.all }),
  });
}
