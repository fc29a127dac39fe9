/** Shows a screen only to the accounts that it is for. The server checks each call by itself. */
import { rolePaths } from "@codetale/contract/screens";
import type { AccountRole } from "@codetale/contract/values";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Redirect } from "wouter";
import { errorNumberOf } from "#lib/http/error-number";
import { Link } from "#lib/routing/link";
import { useLocation } from "#lib/routing/navigation";
import { useRefreshSession, useSession } from "#lib/session/use-session";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { Page } from "#ui/layout/page";
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
    const state = { from: `${pathname}${search}`, arrival: "guarded" };
    return <Redirect to={loginPath} replace state={state} />;
  }
  if (person !== null && session.person !== person) {
    return <OtherRole person={person} from={`${pathname}${search}`} />;
  }
  return children;
}

/** Tells an account of the other role why the page does not open, and offers to switch. */
function OtherRole({ person, from }: { person: AccountRole; from: string }) {
  const { title, text, logIn, home } = words.otherRole[person];
  const other = person === "user" ? "coder" : "user";
  return (
    <Page title={title} width="form">
      <Box sx={{ display: "grid", gap: 3 }}>
        <Typography>{text}</Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
          <Button
            variant="contained"
            component={Link}
            href={rolePaths[person].login}
            state={{ from }}
          >
            {logIn}
          </Button>
          <Button variant="outlined" href={rolePaths[other].home}>
            {home}
          </Button>
        </Box>
      </Box>
    </Page>
  );
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
