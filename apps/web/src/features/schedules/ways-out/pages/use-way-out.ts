import { useMutation, useQueryClient } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { useToast } from "#ui/feedback/toast";
import { scheduleKeys } from "../../queries.ts";

interface WayOut {
  /** Sends the call; its answer's message is shown. */
  take: () => Promise<{ message: string }>;
  onClose: () => void;
}

/** Takes a way out of a session, from a dialog that it closes. */
export function useWayOut({ take, onClose }: WayOut) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: take,
    onSuccess: ({ message }) => {
      toast(message, "success");
      // The session may be gone from this list, so that the page's heading receives the focus, after
      // the dialog has closed and released it.
      flushSync(onClose);
      document.querySelector("h1")?.focus();
    },
    onSettled: () => client.invalidateQueries({ queryKey: scheduleKeys.all }),
  });
}
