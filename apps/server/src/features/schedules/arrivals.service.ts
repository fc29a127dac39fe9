/** Notes who has come into a test, as the live connection tells it every few seconds. */
import { refuseEnter } from "@codetale/domain/schedules/display-state";
import type { Actor } from "#core/access/actor";
import type { SchedulesContext } from "./schedules-context.ts";

/** Those who have come of late; more are asked the ledger about again, which tells nothing twice. */
const MOST_REMEMBERED = 10_000;

export function createArrivals({
  schedules,
  clock,
}: Pick<SchedulesContext, "schedules" | "clock">) {
  const arrived = new Set<string>();
  return {
    /** Tells the other participant that the actor is there, unless the test is over or to come. */
    async noteArrival({ uid }: Pick<Actor, "uid">, scheduleId: string): Promise<void> {
      const arrival = `${scheduleId} ${uid}`;
      if (arrived.has(arrival)) return;
      const now = clock.now();
      const facts = await schedules.findFactsFor(uid, scheduleId);
      if (!facts || refuseEnter(facts, now)) return;
      await schedules.enter(scheduleId, uid, now);
      if (arrived.size >= MOST_REMEMBERED) arrived.clear();
      arrived.add(arrival);
    },
  };
}
