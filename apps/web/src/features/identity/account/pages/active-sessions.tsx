import {
  endOtherSessions,
  endSession,
  listSessions,
  signOutEverywhere,
  type SignedInSession,
} from "@codetale/contract/identity/sessions";
import { rolePaths } from "@codetale/contract/screens";
import type { AccountRole } from "@codetale/contract/values";
import type { EpochMs } from "@codetale/domain/time";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorNumberOf } from "#lib/http/error-number";
import { call } from "#lib/http/api-client";
import { latestAttempt } from "#lib/latest-error";
import { LaptopIcon, PhoneIcon } from "#ui/display/icons";
import { StatusChip } from "#ui/display/status-chip";
import { useConfirm } from "#ui/feedback/confirm";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { FocusOnMount } from "#ui/feedback/focus-on-mount";
import { Notice } from "#ui/feedback/notice";
import { SkeletonList } from "#ui/feedback/skeleton-list";
import { SubmitButton } from "#ui/forms/submit-button";
import { useEndSession } from "../../session/hooks/use-end-session.ts";
import { accountWords, personNames, words } from "../../words.ts";
import { dayText } from "#lib/text/day-text";
import { sessionsKey } from "../query-keys.ts";

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
  const endingOthers = useMutation({
    mutationFn: () => call(endOtherSessions),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
  const signingOut = useMutation({
    mutationFn: () =>
      endOwnSession(async () => {
        await call(signOutEverywhere);
        const state = { arrival: "logged-out", message: words.signedOutEverywhere };
        return { path: rolePaths[person].login, state };
      }),
  });

  async function signOutIfMeant(): Promise<void> {
    if (await confirm(accountWords.signOutEverywhere)) signingOut.mutate();
  }

  if (!data) {
    return error ? (
      <FailureNotice
        number={errorNumberOf(error)}
        message={accountWords.placesNotRead}
        onRetry={() => void refetch()}
      />
    ) : (
      <SkeletonList count={2} />
    );
  }
  const { sessions } = data;
  const shown = hasAll ? sessions : sessions.slice(0, SHOWN_AT_FIRST);
  const latest = latestAttempt(ending, endingOthers, signingOut);
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <Box component="ul" sx={{ width: 1, m: 0, p: 0, listStyle: "none" }}>
        {shown.map((session) => (
          <ActiveSession
            key={session.id}
            session={session}
            isAlike={sessions.filter(({ device }) => device === session.device).length > 1}
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
      {latest.error && (
        <Notice tone="error" number={errorNumberOf(latest.error)}>
          {latest.error.message}
        </Notice>
      )}
      {latest.isSuccess && latest !== signingOut && (
        // It takes the focus, because the pressed button may be gone.
        <FocusOnMount key={latest.submittedAt}>
          <Notice tone="success">
            {latest === ending ? accountWords.placeSignedOut : accountWords.othersSignedOut}
          </Notice>
        </FocusOnMount>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        {sessions.length > 1 && (
          <SubmitButton
            type="button"
            variant="outlined"
            isBusy={endingOthers.isPending}
            onClick={() => endingOthers.mutate()}
          >
            Sign out everywhere else
          </SubmitButton>
        )}
        <SubmitButton
          type="button"
          variant="outlined"
          isBusy={signingOut.isPending}
          onClick={() => void signOutIfMeant()}
        >
          Sign out everywhere
        </SubmitButton>
      </Box>
    </Box>
  );
}

interface ActiveSessionProps {
  session: SignedInSession;
  /** Whether another session has the same device's name. */
  isAlike: boolean;
  isEnding: boolean;
  onEnd: () => void;
}

/** An active session, with a button to end it. */
function ActiveSession({ session, isAlike, isEnding, onEnd }: ActiveSessionProps) {
  const { device, person, since, lastUsedAt, endsAt, address, isCurrent } = session;
  const beginning = `since ${signedInSinceText(since)}${address === null ? "" : `, from ${address}`}`;
  const isHeld = /iPhone|iPad|Android/.test(device);
  return (
    <Box component="li" sx={row}>
      <Box sx={{ display: "flex", pt: 0.25, color: "text.secondary" }}>
        {isHeld ? <PhoneIcon size={24} /> : <LaptopIcon size={24} />}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5 }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {device}
          </Box>
          {isCurrent && (
            <StatusChip icon={<LaptopIcon size="1em" />} label="This one" tone="pine" />
          )}
        </Box>
        <Box sx={{ typography: "body2", color: "text.secondary" }}>
          {personNames[person]}, {beginning}
        </Box>
        <Box sx={{ typography: "body2", color: "text.secondary" }}>
          Last used {dayText(lastUsedAt)}, ends {dayText(endsAt)}
        </Box>
      </Box>
      {!isCurrent && (
        <SubmitButton
          type="button"
          variant="outlined"
          aria-label={`Sign out ${device}${isAlike ? `, ${beginning}` : ""}`}
          isBusy={isEnding}
          onClick={onEnd}
          sx={{ gridColumn: { xs: 2, sm: 3 }, justifySelf: "start" }}
        >
          Sign out
        </SubmitButton>
      )}
    </Box>
  );
}

/** When a session began, in the viewer's time zone: `1 January 2024, 2:05 PM`. */
function signedInSinceText(since: EpochMs): string {
  return `${dayText(since)}, ${times.format(since).replace("\u202f", " ")}`;
}

const times = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });

/** On narrow screens the button is below the text rather than below the icon. */
const row = {
  display: "grid",
  gridTemplateColumns: { xs: "auto minmax(0, 1fr)", sm: "auto minmax(0, 1fr) auto" },
  alignItems: "start",
  columnGap: 2,
  rowGap: 1.5,
  py: 2,
  borderBottom: "1px solid",
  borderColor: "divider",
  "&:first-of-type": { pt: 0 },
} as const;
