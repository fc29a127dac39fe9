import type { Session } from "@codetale/contract/identity";
import { MOST_ALERTS, type RequestAlert } from "@codetale/contract/request-alerts";
import { rolePaths } from "@codetale/contract/screens";
import { isSameFilter, type RequestFilter } from "@codetale/domain/schedules/requests-calendar";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { errorNumberOf } from "#lib/http/error-number";
import { plainList } from "#theme/surfaces";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { FocusOnMount } from "#ui/feedback/focus-on-mount";
import { Notice } from "#ui/feedback/notice";
import { SubmitButton } from "#ui/forms/submit-button";
import { AlertRow } from "../components/alert-row.tsx";
import { useRequestAlerts, type AlertChange } from "../use-request-alerts.ts";
import { alertsText, words } from "../words.ts";

interface RequestAlertsProps {
  session: Session;
  /** The one that the requests are narrowed by. */
  filter: RequestFilter;
}

/** @param onDone called once it is done; not where it was refused */
type ChangeAlert = (change: AlertChange, onDone?: () => void) => void;

/** Keeps the filter as an alert; below it the coder's alerts, to be edited and deleted. */
export function RequestAlerts({ session, filter }: RequestAlertsProps) {
  const { query, changing } = useRequestAlerts(session.uid);
  const { data: alerts, error } = query;
  const change: ChangeAlert = (wanted, onDone) => {
    if (!changing.isPending) changing.mutate(wanted, { onSuccess: () => onDone?.() });
  };
  const pending = changing.isPending ? changing.variables : null;
  return (
    <Box sx={{ display: "grid", gap: 1.5, justifyItems: "start" }}>
      {alerts && (
        <KeepFilter
          reason={reasonNotToAdd(alerts, filter)}
          isBusy={pending?.kind === "add"}
          mustWait={pending !== null && pending.kind !== "add"}
          onKeep={() => change({ kind: "add", filter })}
        />
      )}
      {error && (
        <FailureNotice
          number={errorNumberOf(error)}
          message={words.fetchFailed}
          onRetry={() => void query.refetch()}
        />
      )}
      <Outcome changing={changing} />
      {alerts && alerts.length > 0 && (
        <KeptAlerts alerts={alerts} pending={pending} onChange={change} />
      )}
    </Box>
  );
}

interface KeepFilterProps {
  /** Why the filter cannot be kept; null where it can. */
  reason: string | null;
  isBusy: boolean;
  /** Whether another change is not answered yet. */
  mustWait: boolean;
  onKeep: () => void;
}

function KeepFilter({ reason, isBusy, mustWait, onKeep }: KeepFilterProps) {
  if (reason !== null) return <Typography color="text.secondary">{reason}</Typography>;
  return (
    <SubmitButton
      type="button"
      variant="outlined"
      isBusy={isBusy}
      disabled={mustWait}
      onClick={onKeep}
    >
      {words.add}
    </SubmitButton>
  );
}

/** What became of the last change; nothing before one. */
function Outcome({ changing }: Pick<ReturnType<typeof useRequestAlerts>, "changing">) {
  if (!changing.isSuccess && !changing.isError) return null;
  return (
    // It takes the focus, because the pressed button may be gone.
    <FocusOnMount key={changing.submittedAt}>
      <Notice tone={changing.isSuccess ? "success" : "error"}>
        {changing.isSuccess ? words.outcomes[changing.variables.kind] : changing.error.message}
      </Notice>
    </FocusOnMount>
  );
}

interface KeptAlertsProps {
  alerts: readonly RequestAlert[];
  /** The change that is not answered yet; null for none. */
  pending: AlertChange | null;
  onChange: ChangeAlert;
}

function KeptAlerts({ alerts, pending, onChange }: KeptAlertsProps) {
  const changedId = pending && pending.kind !== "add" ? pending.alert.id : null;
  return (
    <Box component="details" sx={{ width: "100%" }}>
      <Box component="summary" sx={{ py: 1, fontWeight: 600, cursor: "pointer" }}>
        {alertsText(alerts.length)}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {words.how} <Link href={`${rolePaths.coder.profile}#notices`}>{words.choose}</Link>
      </Typography>
      <Box component="ul" sx={list}>
        {alerts.map((alert) => (
          <AlertRow
            key={alert.id}
            alert={alert}
            isBusy={changedId === alert.id}
            mustWait={pending !== null && changedId !== alert.id}
            onSave={(filter, onSaved) => onChange({ kind: "change", alert, filter }, onSaved)}
            onDelete={() => onChange({ kind: "delete", alert })}
          />
        ))}
      </Box>
    </Box>
  );
}

/** @returns null where the filter can be kept */
function reasonNotToAdd(alerts: readonly RequestAlert[], filter: RequestFilter): string | null {
  if (alerts.some((alert) => isSameFilter(alert, filter))) return words.known;
  return alerts.length >= MOST_ALERTS ? words.full : null;
}

// A details element's own box stands between its children and what they would inherit.
const list = { ...plainList, boxSizing: "border-box", display: "grid", gap: 1 } as const;
