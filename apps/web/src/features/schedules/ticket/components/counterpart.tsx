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
  /** Address of the other participant's profile; null where they have none to read. */
  profileHref: string | null;
}

/** The other participant, whether a coder has joined, and whether the schedule is paid. */
export function Counterpart({ isAssigned, person, isPaid, profileHref }: CounterpartProps) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
      {isAssigned === true && (
        <StatusChip icon={<PersonIcon size={16} />} label="Assigned" tone="sky" />
      )}
      {isAssigned === false && (
        <StatusChip icon={<ClockIcon size={14} />} label="Pending" tone="marigold" />
      )}
      {!isPaid && <StatusChip icon={<WarningIcon size={16} />} label="Unpaid" tone="crimson" />}
      {person && <PersonName person={person} profileHref={profileHref} />}
    </Box>
  );
}

interface PersonNameProps {
  person: PublicProfile;
  profileHref?: string | null;
}

export function PersonName({ person: { name, photoURL }, profileHref = null }: PersonNameProps) {
  return (
    <Box sx={{ display: "inline-flex", alignItems: "center", gap: 1, minWidth: 0 }}>
      <Avatar name={name} src={photoURL} size={28} />
      {profileHref === null ? (
        <Box component="span" sx={nameStyle}>
          {name}
        </Box>
      ) : (
        <Link href={profileHref} sx={{ ...nameStyle, py: 0.75 }}>
          {name}
        </Link>
      )}
    </Box>
  );
}

const nameStyle = { typography: "body2", overflowWrap: "anywhere" } as const;
