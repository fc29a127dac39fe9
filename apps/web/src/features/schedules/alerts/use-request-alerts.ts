/** A coder's alerts, and what is done with them. */
import {
  addRequestAlert,
  changeRequestAlert,
  deleteRequestAlert,
  listRequestAlerts,
  type RequestAlert,
} from "@codetale/contract/request-alerts";
import type { RequestFilter } from "@codetale/domain/schedules/requests-calendar";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/http/api-client";

const alertsKey = ["request-alerts"] as const;

function requestAlertsQuery(uid: string) {
  return queryOptions({
    queryKey: [...alertsKey, uid],
    queryFn: async ({ signal }) => (await call(listRequestAlerts, { signal })).alerts,
  });
}

export type AlertChange =
  | { kind: "add"; filter: RequestFilter }
  | { kind: "change"; alert: RequestAlert; filter: RequestFilter }
  | { kind: "delete"; alert: RequestAlert };

export function useRequestAlerts(uid: string) {
  const client = useQueryClient();
  const query = useQuery(requestAlertsQuery(uid));
  const changing = useMutation({
    mutationFn: send,
    // Also after a refusal: what is shown may not be any more.
    onSettled: () => client.invalidateQueries({ queryKey: alertsKey }),
  });
  return { query, changing };
}

async function send(change: AlertChange): Promise<void> {
  switch (change.kind) {
    case "add":
      await call(addRequestAlert, { body: { ...change.filter } });
      return;
    case "change": {
      const params = { alertId: change.alert.id };
      await call(changeRequestAlert, { params, body: { ...change.filter } });
      return;
    }
    case "delete":
      await call(deleteRequestAlert, { params: { alertId: change.alert.id } });
  }
}
