import type { Session } from "@codetale/contract/identity";
import type { ReactNode } from "react";
import { useRefreshSession, useSession } from "#lib/session/use-session";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { SkeletonList } from "#ui/feedback/skeleton-list";
import { NotSignedIn } from "../components/not-signed-in.tsx";
import { TicketSkeleton } from "../../ticket/components/ticket-skeleton.tsx";
import { words } from "../../words.ts";

interface RequireSessionProps {
  loginPath: string;
  /** The address to return to after signing in. */
  from: string;
  children: (session: Session) => ReactNode;
}

/** Shows its content to a signed-in account, and a link to the sign-in screen to visitors. */
export function RequireSession({ loginPath, from, children }: RequireSessionProps) {
  const { session, isLoading, error } = useSession();
  const refresh = useRefreshSession();
  if (session) return children(session);
  if (isLoading) {
    return (
      <SkeletonList label={words.loading} count={2}>
        <TicketSkeleton />
      </SkeletonList>
    );
  }
  if (error) {
    return (
      <FailureNotice
        message={words.fetchFailed}
        onRetry={() => void refresh().catch(() => undefined)}
      />
    );
  }
  return <NotSignedIn message={words.notSignedIn} loginPath={loginPath} from={from} />;
}
