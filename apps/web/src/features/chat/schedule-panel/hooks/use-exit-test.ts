import { startTest } from "@codetale/contract/schedules";
import { rolePaths } from "@codetale/contract/screens";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/http/api-client";
import { useNavigate } from "#lib/routing/navigation";

/** Marks the test completed and goes back to the coder's home. */
export function useExitTest(scheduleId: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call(startTest, { body: { scheduleId, key: "completed" } }),
    onSuccess: async () => {
      await navigate(rolePaths.coder.schedules);
      // Lists of schedules, wherever they are kept, show it among what is over.
      await client.invalidateQueries();
    },
  });
}
