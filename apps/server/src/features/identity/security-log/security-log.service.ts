/** Keeps for 90 days what happened to accounts and to who tried to reach them. */
import type { Clock } from "@codetale/domain/time";
import type { SecurityEvent } from "./security-events.ts";
import type { SecurityLogRepository } from "./security-log.repository.ts";

export type SecurityLog = ReturnType<typeof createSecurityLog>;

export function createSecurityLog(events: Pick<SecurityLogRepository, "add">, clock: Clock) {
  return {
    record: (event: SecurityEvent): Promise<void> => events.add(event, clock.now()),
  };
}
