import { endSession, listSessions, signOutEverywhere } from "@codetale/contract/identity-sessions";
import { rolePaths } from "@codetale/contract/screens";
import type { AccountRole } from "@codetale/contract/values";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#lib/http/api-client";
import { useConfirm } from "#ui/feedback/confirm";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { Notice } from "#ui/feedback/notice";
import { SkeletonList } from "#ui/feedback/skeleton-list";
import { SubmitButton } from "#ui/forms/submit-button";
import { ActiveSession } from "../components/active-session.tsx";
import { useEndSession } from "../../session/hooks/use-end-session.ts";
import { accountWords, words } from "../../words.ts";

const sessionsKey = ["signed-in-places"];

/** Most accounts have fewer sessions; a button shows the rest. */
const SHOWN_AT_FIRST = 5;

/** The active sessions of the account, with buttons to end one or all. */
export function ActiveSessions({ person }: { person: AccountRole }) {
  const client = useQueryClient();
  const endOwnSession = useEndSession();
  const confirm = useConfirm();
  const [hasAll, setHasAll] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => call(listSessions, { signal }),
    staleTime: 0,
  });
  const ending = useMutation({
    mutationFn: (sessionId: string) => call(endSession, { body: { sessionId } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
  const signingOut = useMutation({
    mutationFn: () =>
      endOwnSession(async () => {
        await call(signOutEverywhere);
        const state = { arrival: "logged-out", said: words.signedOutEverywhere };
        return { path: rolePaths[person].login, state };
      }),
  });

  async function signOutIfMeant(): Promise<void> {
    if (await confirm(accountWords.signOutEverywhere)) signingOut.mutate();
  }

  if (!data) {
    return error ? (
      <FailureNotice message={accountWords.placesNotRead} onRetry={() => void refetch()} />
    ) : (
      <SkeletonList count={2} />
    );
  }
  const { sessions } = data;
  const shown = hasAll ? sessions : sessions.slice(0, SHOWN_AT_FIRST);
  const problem = ending.error ?? signingOut.error;
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <Box component="ul" sx={{ width: 1, m: 0, p: 0, listStyle: "none" }}>
        {shown.map((session) => (
          <ActiveSession
            key={session.id}
            session={session}
            isEnding={ending.isPending && ending.variables === session.id}
            onEnd={() => ending.mutate(session.id)}
          />
        ))}
      </Box>
      {shown.length < sessions.length && (
        <Button variant="text" onClick={() => setHasAll(true)}>
          Show all {sessions.length}
        </Button>
      )}
      {problem && <Notice tone="error">{problem.message}</Notice>}
      <SubmitButton
        type="button"
        variant="outlined"
        isBusy={signingOut.isPending}
        onClick={() => void signOutIfMeant()}
      >
        Sign out everywhere
      </SubmitButton>
    </Box>
  );
}
