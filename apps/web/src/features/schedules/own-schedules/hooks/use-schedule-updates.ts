import { useQueryClient } from "@tanstack/react-query";
import { useLiveEvent, useOnConnect } from "#lib/live-connection";
import { scheduleKeys } from "../../queries.ts";

/**
 * Reads schedules again on live events, and after each connect, since events may have been missed.
 */
export function useScheduleUpdates(): void {
  const client = useQueryClient();
  const readAnew = (queryKey: readonly string[]) => void client.invalidateQueries({ queryKey });
  useLiveEvent("schedule:changed", () => readAnew(scheduleKeys.own));
  useLiveEvent("open-schedules:changed", () => readAnew(scheduleKeys.open));
  useOnConnect(() => readAnew(scheduleKeys.all));
}
