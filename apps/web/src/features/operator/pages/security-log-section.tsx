import { LONGEST_PERSON_SEARCH } from "@codetale/contract/operator/call";
import { operatorSecurityLog, type OperatorEvent } from "@codetale/contract/operator/upkeep";
import { securityEventKinds, type SecurityEventKind } from "@codetale/contract/security-events";
import Box from "@mui/material/Box";
import { useState } from "react";
import { SearchField } from "#ui/forms/search-field";
import { SelectField } from "#ui/forms/select-field";
import { Entry, EntryList } from "../components/entry-list.tsx";
import { Filters } from "../components/filters.tsx";
import { Loaded } from "../components/loaded.tsx";
import { PageButtons } from "../components/page-buttons.tsx";
import { usePages } from "../hooks/use-pages.ts";
import { useSectionQuery } from "../hooks/use-section-query.ts";
import { instantText } from "../instant-text.ts";
import { words } from "../words.ts";

/** The security log, the latest first, of one kind or account or of all. */
export function SecurityLogSection() {
  const [kind, setKind] = useState<SecurityEventKind | "">("");
  const [email, setEmail] = useState("");
  const { before, ...pages } = usePages<number>();
  const query = useSectionQuery(operatorSecurityLog, {
    query: { email, ...(kind && { kind }), ...(before !== undefined && { before }) },
  });

  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Filters>
        <SelectField
          label={words.kind}
          value={kind}
          placeholder={words.anyKind}
          options={securityEventKinds}
          onChange={({ target }) => {
            setKind(target.value as SecurityEventKind | "");
            pages.reset();
          }}
        />
        <SearchField
          label={words.eventAddress}
          help={words.wholeAddressHint}
          longest={LONGEST_PERSON_SEARCH}
          search={email}
          onSearch={(search) => {
            setEmail(search);
            pages.reset();
          }}
        />
      </Filters>
      <Loaded query={query} isEmpty={({ events }) => events.length === 0} empty={words.noEvents}>
        {({ events, hasMore }) => (
          <>
            <EntryList label="Events">
              {events.map((event) => (
                <Entry
                  key={event.id}
                  title={`${event.kind}${event.detail && `: ${event.detail}`}`}
                  lines={[eventLine(event)]}
                />
              ))}
            </EntryList>
            <PageButtons
              onNewer={pages.isFirst ? null : pages.back}
              onOlder={hasMore ? () => pages.on(events.at(-1)?.id ?? 0) : null}
            />
          </>
        )}
      </Loaded>
    </Box>
  );
}

function eventLine({ at, email, operator, address }: OperatorEvent): string {
  return [
    instantText(at),
    email,
    operator === null ? null : `by ${operator}`,
    address === null ? null : `from ${address}`,
  ]
    .filter((part) => part !== null)
    .join(" · ");
}
