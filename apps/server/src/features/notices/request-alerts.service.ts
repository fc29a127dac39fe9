/** A coder's alerts: what open requests they want to be told of. */
import { MOST_ALERTS, type RequestAlert } from "@codetale/contract/request-alerts";
import type { RequestFilter } from "@codetale/domain/schedules/requests-calendar";
import type { Clock } from "@codetale/domain/time";
import { requirePerson, type Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import { isUuid } from "#core/uuid";
import type { RequestAlertsRepository } from "./request-alerts.repository.ts";

export function createRequestAlerts(alerts: RequestAlertsRepository, clock: Clock) {
  return {
    /** @throws AppError `access/wrong-person` */
    async list(actor: Actor): Promise<RequestAlert[]> {
      requirePerson(actor, "coder");
      return alerts.list(actor.uid);
    },

    /**
     * Keeps a filter; keeping the same one again changes nothing.
     *
     * @throws AppError `access/wrong-person`, `alert/too-many`
     */
    async add(actor: Actor, filter: RequestFilter): Promise<RequestAlert> {
      requirePerson(actor, "coder");
      const limits = { most: MOST_ALERTS, now: clock.now() };
      const added = await alerts.add(actor.uid, filter, limits);
      if (added === "too-many") throw new AppError("alert/too-many");
      return added;
    },

    /** @throws AppError `access/wrong-person`, `alert/unknown`, `alert/same` */
    async change(actor: Actor, alertId: string, filter: RequestFilter): Promise<RequestAlert> {
      requirePerson(actor, "coder");
      const changed = await alerts.change(actor.uid, known(alertId), filter, clock.now());
      if (changed === "same") throw new AppError("alert/same");
      if (changed === null) throw new AppError("alert/unknown");
      return changed;
    },

    /** @throws AppError `access/wrong-person`, `alert/unknown` */
    async remove(actor: Actor, alertId: string): Promise<void> {
      requirePerson(actor, "coder");
      if (!(await alerts.remove(actor.uid, known(alertId)))) throw new AppError("alert/unknown");
    },
  };
}

/** @throws AppError `alert/unknown` for what no alert can have as its id */
function known(alertId: string): string {
  if (!isUuid(alertId)) throw new AppError("alert/unknown");
  return alertId;
}
