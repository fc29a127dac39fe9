import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLiveEvent } from "#lib/live-connection";
import { chatQuery } from "../../queries.ts";

/** A conversation with its schedule; read again when the other participant changes the schedule. */
export function useChat(scheduleId: string) {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: chatQuery(scheduleId).queryKey });
  useLiveEvent("schedule:changed", (change) => {
    if (change.scheduleId === scheduleId) refresh();
  });
  useLiveEvent("connect", refresh);
  return { ...useQuery(chatQuery(scheduleId)), refresh };
}
