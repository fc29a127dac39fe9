import { LONGEST_PERSON_SEARCH } from "@codetale/contract/operator/call";
import {
  LONGEST_DISABLED_REASON,
  operatorDisable,
  operatorEnable,
  operatorEndSessions,
  operatorPeople,
  type OperatorPerson,
} from "@codetale/contract/operator/people";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { call } from "#lib/http/api-client";
import { latestAttempt } from "#lib/latest-error";
import { useSession } from "#lib/session/use-session";
import { CheckIcon, InfoIcon, WarningIcon } from "#ui/display/icons";
import { StatusChip } from "#ui/display/status-chip";
import { useConfirm } from "#ui/feedback/confirm";
import { SearchField } from "#ui/forms/search-field";
import { ActOutcome } from "../components/act-outcome.tsx";
import { Entry, EntryList } from "../components/entry-list.tsx";
import { Loaded } from "../components/loaded.tsx";
import { ReasonDialog } from "../components/reason-dialog.tsx";
import { useAct } from "../hooks/use-act.ts";
import { useSectionQuery } from "../hooks/use-section-query.ts";
import { dayText } from "../instant-text.ts";
import type { SectionProps } from "../section.ts";
import { personLine, words } from "../words.ts";

/** Accounts: found by address, disabled, enabled and signed out. */
export function PeopleSection({ withProof }: SectionProps) {
  const [search, setSearch] = useState("");
  const [disabled, setDisabled] = useState<OperatorPerson | null>(null);
  const { session } = useSession();
  const confirm = useConfirm();
  const query = useSectionQuery(operatorPeople, { query: { search } });
  const disabling = useAct(withProof, (body: { uid: string; reason: string }) =>
    call(operatorDisable, { body }),
  );
  const enabling = useAct(withProof, (uid: string) => call(operatorEnable, { body: { uid } }));
  const ending = useAct(withProof, (uid: string) => call(operatorEndSessions, { body: { uid } }));

  async function enable({ uid, email }: OperatorPerson): Promise<void> {
    if (await confirm(words.enable(email))) enabling.mutate(uid);
  }
  async function endSessions({ uid, email }: OperatorPerson): Promise<void> {
    if (await confirm(words.endSessions(email))) ending.mutate(uid);
  }

  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <SearchField
        label={words.searchPeople}
        help={words.searchPeopleHint}
        longest={LONGEST_PERSON_SEARCH}
        search={search}
        onSearch={setSearch}
      />
      {/* The dialog says itself why disabling failed. */}
      {!disabled && (
        <ActOutcome
          {...latestAttempt(
            { ...disabling, done: words.isDisabled(emailOf(disabling)) },
            { ...enabling, done: words.isEnabled(emailOf(enabling)) },
            { ...ending, done: words.areEnded(emailOf(ending)) },
          )}
        />
      )}
      <Loaded query={query} isEmpty={({ people }) => people.length === 0} empty={words.noPeople}>
        {({ people, hasMore }) => (
          <>
            <EntryList label="Accounts">
              {people.map((person) => (
                <Entry
                  key={person.uid}
                  title={person.email}
                  states={<PersonStates person={person} />}
                  lines={[personLine(person, dayText(person.since)), person.disabledReason]}
                  actions={
                    person.uid !== session?.uid && (
                      <>
                        {person.isDisabled ? (
                          <Button
                            variant="outlined"
                            aria-label={`Enable ${person.email}`}
                            onClick={() => void enable(person)}
                          >
                            Enable
                          </Button>
                        ) : (
                          <Button
                            variant="outlined"
                            aria-label={`Disable ${person.email}`}
                            onClick={() => setDisabled(person)}
                          >
                            Disable
                          </Button>
                        )}
                        {person.sessions > 0 && (
                          <Button
                            variant="outlined"
                            aria-label={`End sessions of ${person.email}`}
                            onClick={() => void endSessions(person)}
                          >
                            End sessions
                          </Button>
                        )}
                      </>
                    )
                  }
                />
              ))}
            </EntryList>
            {hasMore && <Typography color="text.secondary">{words.morePeople}</Typography>}
          </>
        )}
      </Loaded>
      {disabled && (
        <ReasonDialog
          title={words.disableTitle(disabled.email)}
          label={words.disableReason}
          help={words.disableReasonHint}
          longest={LONGEST_DISABLED_REASON}
          submitLabel="Disable"
          isBusy={disabling.isPending}
          error={disabling.variables?.uid === disabled.uid ? disabling.error : null}
          onSubmit={(reason) =>
            disabling.mutate({ uid: disabled.uid, reason }, { onSuccess: () => setDisabled(null) })
          }
          onClose={() => setDisabled(null)}
        />
      )}
    </Box>
  );
}

function emailOf({ data }: { data: { person: OperatorPerson } | undefined }): string {
  return data?.person.email ?? "";
}

function PersonStates({ person }: { person: OperatorPerson }) {
  const { isDisabled, isOperator, isVerified } = person;
  return (
    <>
      {isDisabled ? (
        <StatusChip icon={<WarningIcon />} label="Disabled" tone="crimson" />
      ) : (
        <StatusChip icon={<CheckIcon />} label="Enabled" tone="pine" />
      )}
      {!isVerified && <StatusChip icon={<InfoIcon />} label="Not verified" tone="marigold" />}
      {isOperator && <StatusChip icon={<InfoIcon />} label="Operator" tone="sky" />}
    </>
  );
}
