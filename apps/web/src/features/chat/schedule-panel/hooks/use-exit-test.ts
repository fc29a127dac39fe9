import { startTest } from "@codetale/contract/schedules";
import { rolePaths } from "@codetale/contract/screens";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/http/api-client";
import { useNavigate } from "#lib/routing/navigation";
import { allButSession } from "#lib/session/session-query";

/** Exits the test and goes to the coder's home. */
export function useExitTest(scheduleId: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call(startTest, { body: { scheduleId, key: "completed" } }),
    onSuccess: async () => {
      await navigate(rolePaths.coder.schedules);
      // All lists of schedules change: the schedule is over.
      await client.invalidateQueries(allButSession);
    },
  });
}
