/** Lets a screen be seen only by whom it is for. The server refuses the rest by itself. */
import type { AccountRole } from "@codetale/contract/values";
import { useEffect, type ReactNode } from "react";
import { Navigate, useLocation, useNavigate } from "#lib/routing/navigation";
import { useRefreshSession, useSession } from "#lib/session/use-session";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { Page } from "#ui/layout/page";
import { useToast } from "#ui/feedback/toast";
import { PageSkeleton } from "../layout/page-skeleton.tsx";
import { words } from "../words.ts";

/** `participant` passes whoever is signed in; which conversation is theirs the server decides. */
export type GuardKind = "learner" | "coder" | "participant";

const rules: Record<GuardKind, { person: AccountRole | null; loginPath: string }> = {
  learner: { person: "user", loginPath: "/login" },
  coder: { person: "coder", loginPath: "/coders_login" },
  participant: { person: null, loginPath: "/coders_login" },
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
  if (session === null && error) return <SessionUnknown />;
  if (session === null) {
    return <Navigate to={loginPath} replace state={{ from: `${pathname}${search}` }} />;
  }
  if (person !== null && session.person !== person) return <RedirectHome person={session.person} />;
  return children;
}

const homes: Record<AccountRole, { path: string; word: string }> = {
  user: { path: "/home", word: words.notForLearners },
  coder: { path: "/coders_home", word: words.notForCoders },
};

/** Brings somebody who came to the other kind's screen to their own home, and says so. */
function RedirectHome({ person }: { person: AccountRole }) {
  const navigate = useNavigate();
  const toast = useToast();
  const { path, word } = homes[person];
  useEffect(() => {
    toast(word);
    void navigate(path, { replace: true });
  }, [navigate, toast, path, word]);
  return <PageSkeleton />;
}

function SessionUnknown() {
  const refresh = useRefreshSession();
  return (
    <Page title={words.errorTitle} width="form">
      <FailureNotice
        message={words.sessionUnknown}
        onRetry={() => void refresh().catch(() => undefined)}
      />
    </Page>
  );
}
