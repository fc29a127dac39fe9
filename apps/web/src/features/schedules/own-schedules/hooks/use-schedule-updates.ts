import { useQueryClient } from "@tanstack/react-query";
import { useLiveEvent, useOnConnect } from "#lib/live-connection";
import { scheduleKeys } from "../../queries.ts";

/** Reads schedules anew when the live connection says so, or may have missed that it did. */
export function useScheduleUpdates(): void {
  const client = useQueryClient();
  const readAnew = (queryKey: readonly string[]) => void client.invalidateQueries({ queryKey });
  useLiveEvent("schedule:changed", () => readAnew(scheduleKeys.own));
  useLiveEvent("open-schedules:changed", () => readAnew(scheduleKeys.open));
  useOnConnect(() => readAnew(scheduleKeys.all));
}
