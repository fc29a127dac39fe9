/** Shows a screen only to the accounts that it is for. The server checks each call by itself. */
import { rolePaths } from "@codetale/contract/screens";
import type { AccountRole } from "@codetale/contract/values";
import { useEffect, type ReactNode } from "react";
import { Redirect } from "wouter";
import { errorNumberOf } from "#lib/http/error-number";
import { useLocation, useNavigate } from "#lib/routing/navigation";
import { useRefreshSession, useSession } from "#lib/session/use-session";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { Page } from "#ui/layout/page";
import { useToast } from "#ui/feedback/toast";
import { PageSkeleton } from "../layout/page-skeleton.tsx";
import { words } from "../words.ts";

/** `account` and `participant` admit every account; what is its own the server decides. */
export type GuardKind = "learner" | "coder" | "account" | "participant";

const rules: Record<GuardKind, { person: AccountRole | null; loginPath: string }> = {
  learner: { person: "user", loginPath: rolePaths.user.login },
  coder: { person: "coder", loginPath: rolePaths.coder.login },
  account: { person: null, loginPath: rolePaths.user.login },
  participant: { person: null, loginPath: rolePaths.coder.login },
};

interface GuardProps {
  kind: GuardKind;
  children: ReactNode;
}

export function Guard({ kind, children }: GuardProps) {
  const { session, isLoading, error } = useSession();
  const { pathname, search } = useLocation();
  const { person, loginPath } = rules[kind];

  if (isLoading) return <PageSkeleton />;
  if (session === null && error) return <SessionUnknown error={error} />;
  if (session === null) {
    return <Redirect to={loginPath} replace state={{ from: `${pathname}${search}` }} />;
  }
  if (person !== null && session.person !== person) return <RedirectHome person={session.person} />;
  return children;
}

/** Leads an account of the other role to its own home, and says so. */
function RedirectHome({ person }: { person: AccountRole }) {
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    toast(person === "user" ? words.notForLearners : words.notForCoders);
    void navigate(rolePaths[person].home, { replace: true });
  }, [navigate, toast, person]);
  return <PageSkeleton />;
}

function SessionUnknown({ error }: { error: Error }) {
  const refresh = useRefreshSession();
  return (
    <Page title={words.errorTitle} width="form">
      <FailureNotice
        number={errorNumberOf(error)}
        message={words.sessionUnknown}
        onRetry={() => void refresh().catch(() => undefined)}
      />
    </Page>
  );
}
