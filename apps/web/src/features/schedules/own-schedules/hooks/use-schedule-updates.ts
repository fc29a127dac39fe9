import { useQueryClient } from "@tanstack/react-query";
import { useLiveEvent } from "#lib/live-connection";
import { scheduleKeys } from "../../queries.ts";

/** Reads the lists of schedules again whenever the server says that they changed. */
export function useScheduleUpdates(): void {
  const client = useQueryClient();
  const readAgain = (queryKey: readonly string[]) => void client.invalidateQueries({ queryKey });
  useLiveEvent("schedule:changed", () => readAgain(scheduleKeys.own));
  useLiveEvent("open-schedules:changed", () => readAgain(scheduleKeys.open));
  // Events may have been missed before.
  useLiveEvent("connect", () => readAgain(scheduleKeys.all));
}
