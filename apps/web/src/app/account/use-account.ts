import type { Session } from "@codetale/contract/identity";
import { useEffect } from "react";
import { errorNumberOf } from "#lib/http/error-number";
import { useLive } from "#lib/live-connection";
import { logError } from "#lib/log";
import { onSignOut } from "#lib/session/sign-out";
import { useSession } from "#lib/session/use-session";
import { forgetStoredValues } from "#lib/stored-value";
import { useConfirm } from "#ui/feedback/confirm";
import { useToast } from "#ui/feedback/toast";
import { useLogout } from "../../features/identity/session/hooks/use-logout.ts";
import { useSessionRenewal } from "../../features/identity/session/hooks/use-session-renewal.ts";
import { words } from "../words.ts";
import { useSessionEnded } from "./use-session-ended.ts";

export type AccountState = ReturnType<typeof useAccount>;

/** The signed-in account and its logout; shows a message when the server ended the session. */
export function useAccount() {
  const { session, isLoading } = useSession();
  const confirm = useConfirm();
  const { logout, isLoggingOut, error } = useLogout(async (leaving) => {
    const unsent = leaving ? await countUnsentOf(leaving) : 0;
    return unsent === 0 || confirm(words.unsent(unsent));
  });
  const toast = useToast();

  useSessionRenewal();
  useForgetting();
  useSessionEnded(isLoggingOut);
  useLiveWhileSignedIn(session);
  useEffect(() => {
    if (error) toast(error.message, "error", errorNumberOf(error));
  }, [error, toast]);

  // Until the session is known (`isLoading`), the account's place in the bar stays empty.
  return { session, isLoading, onLogout: logout, isLoggingOut };
}

/** Forgets what was typed here when the user signs out. */
function useForgetting(): void {
  useEffect(
    () =>
      onSignOut(async () => {
        forgetStoredValues();
        await loadDeviceTable()
          .then(({ clearDeviceTable }) => clearDeviceTable())
          .catch((error: unknown) => logError("Unsent messages could not be forgotten", error));
      }),
    [],
  );
}

/** None where that cannot be found out, as without a network. */
function countUnsentOf({ uid }: Session): Promise<number> {
  return loadDeviceTable().then(
    ({ countUnsent }) => countUnsent(uid),
    () => 0,
  );
}

function loadDeviceTable() {
  return import("../../features/chat/sync/device-table.ts");
}

/** Keeps the live connection open while a user is signed in; each account gets a new connection. */
function useLiveWhileSignedIn(session: Session | null): void {
  const live = useLive();
  const account = session && `${session.person} ${session.uid}`;
  useEffect(() => {
    if (account === null) return;
    void live.open();
    return () => live.close();
  }, [live, account]);
}
