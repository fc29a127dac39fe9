import {
  LONGEST_INVITATION_NOTE,
  operatorInvitations,
  operatorInvite,
  operatorRevokeInvitation,
  type OperatorInvitation,
} from "@codetale/contract/operator/people";
import Box from "@mui/material/Box";
import { useState, type SubmitEvent } from "react";
import { call } from "#lib/http/api-client";
import { latestAttempt } from "#lib/latest-error";
import { CheckIcon, ClockIcon } from "#ui/display/icons";
import { StatusChip } from "#ui/display/status-chip";
import { useConfirm } from "#ui/feedback/confirm";
import { Notice } from "#ui/feedback/notice";
import { SubmitButton } from "#ui/forms/submit-button";
import { TextField } from "#ui/forms/text-field";
import { ActFailure } from "../components/act-failure.tsx";
import { ActOutcome } from "../components/act-outcome.tsx";
import { Entry, EntryList } from "../components/entry-list.tsx";
import { Loaded } from "../components/loaded.tsx";
import { useAct } from "../hooks/use-act.ts";
import { useSectionQuery } from "../hooks/use-section-query.ts";
import { dayText } from "../instant-text.ts";
import type { SectionProps } from "../section.ts";
import { words } from "../words.ts";

/** Invitations of coders: made, listed and revoked. */
export function InvitationsSection({ withProof }: SectionProps) {
  const [note, setNote] = useState("");
  const confirm = useConfirm();
  const query = useSectionQuery(operatorInvitations);
  const inviting = useAct(withProof, (forWhom: string) =>
    call(operatorInvite, { body: { note: forWhom } }),
  );
  const revoking = useAct(withProof, (id: string) =>
    call(operatorRevokeInvitation, { body: { id } }),
  );

  function invite(event: SubmitEvent): void {
    event.preventDefault();
    if (!inviting.isPending) inviting.mutate(note, { onSuccess: () => setNote("") });
  }
  async function revoke({ id, note: forWhom }: OperatorInvitation): Promise<void> {
    if (await confirm(words.revoke(forWhom))) revoking.mutate(id);
  }

  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <Box component="form" onSubmit={invite} sx={form}>
        <TextField
          label={words.inviteNote}
          help={words.inviteNoteHint}
          maxLength={LONGEST_INVITATION_NOTE}
          required
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <SubmitButton isBusy={inviting.isPending} sx={{ justifySelf: "start" }}>
          {words.invite}
        </SubmitButton>
      </Box>
      {latestAttempt(inviting, revoking) === inviting ? (
        <ActFailure error={inviting.error} />
      ) : (
        <ActOutcome {...revoking} done={words.isRevoked} />
      )}
      {inviting.data && (
        <Notice tone="success">
          {words.inviteShownOnce}
          <Box component="code" sx={code}>
            {inviting.data.code}
          </Box>
        </Notice>
      )}
      <Loaded
        query={query}
        isEmpty={({ invitations }) => invitations.length === 0}
        empty={words.noInvitations}
      >
        {({ invitations }) => (
          <EntryList label="Invitations">
            {invitations.map((invitation) => (
              <Entry
                key={invitation.id}
                title={invitation.note}
                states={
                  invitation.usedAt === null ? (
                    <StatusChip icon={<ClockIcon />} label="Open" tone="marigold" />
                  ) : (
                    <StatusChip icon={<CheckIcon />} label="Taken" tone="pine" />
                  )
                }
                lines={[invitationLine(invitation)]}
                actions={
                  <SubmitButton
                    type="button"
                    variant="outlined"
                    aria-label={`Revoke the invitation for ${invitation.note}`}
                    isBusy={revoking.isPending && revoking.variables === invitation.id}
                    onClick={() => void revoke(invitation)}
                  >
                    Revoke
                  </SubmitButton>
                }
              />
            ))}
          </EntryList>
        )}
      </Loaded>
    </Box>
  );
}

function invitationLine({ createdAt, expiresAt, usedAt, email }: OperatorInvitation): string {
  const made = `Made ${dayText(createdAt)}`;
  return usedAt === null
    ? `${made}, open until ${dayText(expiresAt)}`
    : `${made}, taken ${dayText(usedAt)} by ${email ?? "a deleted account"}`;
}

const form = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 2,
  maxWidth: 560,
} as const;

const code = {
  display: "block",
  mt: 1,
  fontSize: "1.1em",
  overflowWrap: "anywhere",
  userSelect: "all",
} as const;
