/** A coder as the learners see them whose sessions they joined (/coder/:uid). */
import type { Session } from "@codetale/contract/identity";
import { rolePaths } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "wouter";
import { useClock } from "#lib/clock";
import { ApiError } from "#lib/http/api-client";
import { errorNumberOf } from "#lib/http/error-number";
import { useSession } from "#lib/session/use-session";
import { Avatar } from "#ui/display/avatar";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { Notice } from "#ui/feedback/notice";
import { SkeletonList } from "#ui/feedback/skeleton-list";
import { Page } from "#ui/layout/page";
import { coderQuery } from "../../queries.ts";
import { words } from "../../words.ts";
import { CoderFacts } from "../components/coder-facts.tsx";

/** Empty without a session. */
export function CoderPage() {
  const { uid = "" } = useParams();
  const { session } = useSession();
  return session && <OneCoderPage key={uid} session={session} uid={uid} />;
}

function OneCoderPage({ session, uid }: { session: Session; uid: string }) {
  const { data: coder, error, refetch } = useQuery(coderQuery(session.uid, uid));
  const clock = useClock();
  return (
    <Page
      title={coder?.name ?? words.coder}
      heading={coder && <NameWithPhoto name={coder.name} photoURL={coder.photoURL} />}
      intro={coder && words.yourCoder}
      width="form"
    >
      {coder && <CoderFacts coder={coder} now={clock.now()} />}
      {!coder && <NotRead error={error} onRetry={() => void refetch()} />}
      <Button variant="outlined" href={rolePaths[session.person].schedules} sx={{ mt: 3 }}>
        {words.schedules}
      </Button>
    </Page>
  );
}

/** @param error null while the profile is being read */
function NotRead({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (!error) return <SkeletonList count={2} />;
  const isUnknown = error instanceof ApiError && error.reason === "coder/unknown";
  if (isUnknown) return <Notice>{error.message}</Notice>;
  return (
    <FailureNotice number={errorNumberOf(error)} message={words.fetchFailed} onRetry={onRetry} />
  );
}

function NameWithPhoto({ name, photoURL }: { name: string; photoURL: string | null }) {
  return (
    <Box component="span" sx={{ display: "flex", alignItems: "center", gap: 2 }}>
      <Avatar name={name} src={photoURL} size={72} />
      <Box component="bdi" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        {name}
      </Box>
    </Box>
  );
}
