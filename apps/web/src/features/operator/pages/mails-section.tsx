import { LONGEST_PERSON_SEARCH } from "@codetale/contract/operator/call";
import {
  mailStates,
  operatorMails,
  type MailState,
  type OperatorMail,
} from "@codetale/contract/operator/upkeep";
import Box from "@mui/material/Box";
import { useState, type ReactNode } from "react";
import type { ToneName } from "#theme/tokens";
import { CheckIcon, ClockIcon, WarningIcon } from "#ui/display/icons";
import { StatusChip } from "#ui/display/status-chip";
import { SearchField } from "#ui/forms/search-field";
import { SelectField } from "#ui/forms/select-field";
import { Entry, EntryList } from "../components/entry-list.tsx";
import { Filters } from "../components/filters.tsx";
import { Loaded } from "../components/loaded.tsx";
import { PageButtons } from "../components/page-buttons.tsx";
import { usePages } from "../hooks/use-pages.ts";
import { useSectionQuery } from "../hooks/use-section-query.ts";
import { instantText } from "../instant-text.ts";
import { mailKindNames, mailStateNames, words } from "../words.ts";

/** The ledger of mails, the latest first: to whom, of what kind, and what became of each. */
export function MailsSection() {
  const [state, setState] = useState<MailState | "">("");
  const [to, setTo] = useState("");
  const { before, ...pages } = usePages<OperatorMail | undefined>();
  const query = useSectionQuery(operatorMails, {
    query: {
      to,
      ...(state && { state }),
      ...(before && { beforeAt: before.createdAt, beforeId: before.id }),
    },
  });

  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Filters>
        <SelectField
          label={words.mailState}
          value={state}
          placeholder={words.anyMailState}
          options={mailStates.map((value) => ({ value, label: mailStateNames[value] }))}
          onChange={({ target }) => {
            setState(target.value as MailState | "");
            pages.reset();
          }}
        />
        <SearchField
          label={words.mailAddress}
          help={words.wholeAddressHint}
          longest={LONGEST_PERSON_SEARCH}
          search={to}
          onSearch={(search) => {
            setTo(search);
            pages.reset();
          }}
        />
      </Filters>
      <Loaded query={query} isEmpty={({ mails }) => mails.length === 0} empty={words.noMails}>
        {({ mails, hasMore }) => (
          <>
            <EntryList label="Mails">
              {mails.map((mail) => (
                <Entry
                  key={mail.id}
                  title={mail.to}
                  states={<MailStateChip state={mail.state} />}
                  lines={[
                    `${mailKindNames[mail.kind]} · ${instantText(mail.createdAt)}`,
                    triesLine(mail),
                  ]}
                />
              ))}
            </EntryList>
            <PageButtons
              onNewer={pages.isFirst ? null : pages.back}
              onOlder={hasMore ? () => pages.on(mails.at(-1)) : null}
            />
          </>
        )}
      </Loaded>
    </Box>
  );
}

const stateLooks: Record<MailState, { tone: ToneName; icon: ReactNode }> = {
  waiting: { tone: "sky", icon: <ClockIcon /> },
  sent: { tone: "pine", icon: <CheckIcon /> },
  refused: { tone: "crimson", icon: <WarningIcon /> },
  failed: { tone: "crimson", icon: <WarningIcon /> },
  expired: { tone: "quiet", icon: <ClockIcon /> },
};

function MailStateChip({ state }: { state: MailState }) {
  return <StatusChip label={mailStateNames[state]} {...stateLooks[state]} />;
}

/** `Tried 3 times, the last time 3 May 2026, 14:05 · Failure: ECONNREFUSED`. */
function triesLine({ tries, triedAt, failure }: OperatorMail): string {
  if (triedAt === null) return words.notTried;
  const tried = words.tried(tries, instantText(triedAt));
  return failure === null ? tried : `${tried} · ${words.failure(failure)}`;
}
