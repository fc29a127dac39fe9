import { coderPath } from "@codetale/contract/screens";
import { isDeletedAccount } from "@codetale/domain/identity/deleted-account";
import type { PublicProfile } from "@codetale/contract/values";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { Avatar } from "#ui/display/avatar";
import { ClockIcon, PersonIcon, WarningIcon } from "#ui/display/icons";
import { StatusChip } from "#ui/display/status-chip";

interface CounterpartProps {
  /** Null where it does not matter any more. */
  isAssigned: boolean | null;
  /** The other participant; null while there is none. */
  person: PublicProfile | null;
  isPaid: boolean;
  /** Whether the other participant has a profile to read, as coders have. */
  hasProfile: boolean;
}

/** The other participant, whether a coder has joined, and whether the schedule is paid. */
export function Counterpart({ isAssigned, person, isPaid, hasProfile }: CounterpartProps) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
      {isAssigned === true && (
        <StatusChip icon={<PersonIcon size={16} />} label="Assigned" tone="sky" />
      )}
      {isAssigned === false && (
        <StatusChip icon={<ClockIcon size={14} />} label="Pending" tone="marigold" />
      )}
      {!isPaid && <StatusChip icon={<WarningIcon size={16} />} label="Unpaid" tone="crimson" />}
      {person && (
        <PersonName person={person} hasProfile={hasProfile && !isDeletedAccount(person)} />
      )}
    </Box>
  );
}

interface PersonNameProps {
  person: PublicProfile;
  hasProfile?: boolean;
}

export function PersonName({ person, hasProfile = false }: PersonNameProps) {
  const { uid, name, photoURL } = person;
  return (
    <Box sx={{ display: "inline-flex", alignItems: "center", gap: 1, minWidth: 0 }}>
      <Avatar name={name} src={photoURL} size={28} />
      {hasProfile ? (
        <Link href={coderPath(uid)} sx={{ ...nameStyle, py: 0.75 }}>
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <Box component="bdi" sx={nameStyle}>
          {name}
        </Box>
      )}
    </Box>
  );
}

const nameStyle = { typography: "body2", overflowWrap: "anywhere" } as const;
