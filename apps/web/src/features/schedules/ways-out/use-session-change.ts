import { useMutation, useQueryClient } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { useToast } from "#ui/feedback/toast";
import { scheduleKeys } from "../queries.ts";

interface SessionChange {
  /** Sends the call; its answer's message is shown. */
  send: () => Promise<{ message: string }>;
  onClose: () => void;
}

/** Cancels, moves or hands back a session, from a dialog that is then closed. */
export function useSessionChange({ send, onClose }: SessionChange) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: send,
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
