import { waysOutAt, type WayOutFacts, type WaysOut } from "@codetale/domain/schedules/cancelling";
import { useClockValue } from "#lib/clock-value";

/** What may be done with a session now; it changes by itself when its time has come. */
export function useWaysOut(facts: WayOutFacts): Omit<WaysOut, "changesAt"> {
  const text = useClockValue((now) => {
    const { changesAt, ...ways } = waysOutAt(facts, now);
    return { value: JSON.stringify(ways), changesAt };
  });
  return JSON.parse(text) as Omit<WaysOut, "changesAt">;
}
