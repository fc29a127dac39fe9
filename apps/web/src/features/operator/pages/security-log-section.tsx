import {
  LONGEST_PERSON_SEARCH,
  operatorSecurityLog,
  type OperatorEvent,
} from "@codetale/contract/operator";
import { securityEventKinds, type SecurityEventKind } from "@codetale/contract/security-events";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { SearchField } from "#ui/forms/search-field";
import { SelectField } from "#ui/forms/select-field";
import { Entry, EntryList } from "../components/entry-list.tsx";
import { Loaded } from "../components/loaded.tsx";
import { useSectionQuery } from "../hooks/use-section-query.ts";
import { instantText } from "../instant-text.ts";
import { words } from "../words.ts";

/** The security log, the latest first, of one kind or account or of all. */
export function SecurityLogSection() {
  const [kind, setKind] = useState<SecurityEventKind | "">("");
  const [email, setEmail] = useState("");
  /** The last event of each page that was turned. */
  const [turned, setTurned] = useState<readonly number[]>([]);
  const before = turned.at(-1);
  const query = useSectionQuery(operatorSecurityLog, {
    query: { email, ...(kind && { kind }), ...(before !== undefined && { before }) },
  });

  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Box sx={filters}>
        <SelectField
          label={words.kind}
          value={kind}
          placeholder={words.anyKind}
          options={securityEventKinds}
          onChange={({ target }) => {
            setKind(target.value as SecurityEventKind | "");
            setTurned([]);
          }}
        />
        <SearchField
          label={words.eventAddress}
          help={words.eventAddressHint}
          longest={LONGEST_PERSON_SEARCH}
          search={email}
          onSearch={(search) => {
            setEmail(search);
            setTurned([]);
          }}
        />
      </Box>
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
            <Box sx={{ display: "flex", gap: 1.5 }}>
              {turned.length > 0 && (
                <Button variant="outlined" onClick={() => setTurned(turned.slice(0, -1))}>
                  Newer
                </Button>
              )}
              {hasMore && (
                <Button
                  variant="outlined"
                  onClick={() => setTurned([...turned, events.at(-1)?.id ?? 0])}
                >
                  Older
                </Button>
              )}
            </Box>
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

const filters = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 2fr)" },
  gap: 2,
} as const;
