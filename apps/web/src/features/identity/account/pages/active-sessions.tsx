import type { AccountRole } from "@codetale/contract/values";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useConfirm } from "#ui/feedback/confirm";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { Notice } from "#ui/feedback/notice";
import { SkeletonList } from "#ui/feedback/skeleton-list";
import { SubmitButton } from "#ui/forms/submit-button";
import { ActiveSession } from "../components/active-session.tsx";
import { useActiveSessions } from "../hooks/use-active-sessions.ts";
import { useSignOutEverywhere } from "../hooks/use-sign-out-everywhere.ts";
import { accountWords } from "../../words.ts";

/** Most accounts have fewer sessions; a button shows the rest. */
const SHOWN_AT_FIRST = 5;

/** The active sessions of the account, with buttons to end one or all. */
export function ActiveSessions({ person }: { person: AccountRole }) {
  const { sessions, error, readAgain, end, endingId, endError } = useActiveSessions();
  const { signOut, isSigningOut, error: signOutError } = useSignOutEverywhere(person);
  const [hasAll, setHasAll] = useState(false);
  const confirm = useConfirm();

  async function signOutIfMeant(): Promise<void> {
    if (await confirm(accountWords.signOutEverywhere)) signOut();
  }

  if (!sessions) {
    return error ? (
      <FailureNotice message={accountWords.placesNotRead} onRetry={readAgain} />
    ) : (
      <SkeletonList count={2} />
    );
  }
  const shown = hasAll ? sessions : sessions.slice(0, SHOWN_AT_FIRST);
  const problem = endError ?? signOutError;
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <Box component="ul" sx={{ width: 1, m: 0, p: 0, listStyle: "none" }}>
        {shown.map((place) => (
          <ActiveSession
            key={place.id}
            session={place}
            isEnding={endingId === place.id}
            onEnd={() => end(place.id)}
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
        isBusy={isSigningOut}
        onClick={() => void signOutIfMeant()}
      >
        Sign out everywhere
      </SubmitButton>
    </Box>
  );
}
