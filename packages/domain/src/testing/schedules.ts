import type { ScheduleFacts } from "../schedules/display-state.ts";
import { at } from "./at.ts";

/** A test from 10:00 to 11:00 with a coder, neither started nor completed, with `facts` on top. */
export function aSession(facts: Partial<ScheduleFacts> = {}): ScheduleFacts {
  return {
    startsAt: at("10:00"),
    endsAt: at("11:00"),
    startedAt: null,
    completedAt: null,
    cancelledBy: null,
    coderId: "cody",
    isPaid: true,
    ...facts,
  };
}
