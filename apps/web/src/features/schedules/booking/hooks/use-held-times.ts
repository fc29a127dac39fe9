import type { Session } from "@codetale/contract/identity";
import type { BookedTimes } from "@codetale/domain/schedules/booking";
import { useQuery } from "@tanstack/react-query";
import { ownSchedulesQuery } from "../../queries.ts";
import { scheduleFactsOf } from "../../schedule-facts.ts";

/** The times of the learner's sessions ahead, at which the server takes no other; none for others. */
export function useHeldTimes(session: Session | null): readonly BookedTimes[] {
  const { uid, person } = session ?? { uid: "", person: "user" as const };
  const { data } = useQuery({
    ...ownSchedulesQuery({ uid, person }, false),
    enabled: session !== null && person === "user",
  });
  return (data ?? []).map(scheduleFactsOf);
}
