import type { SignedInSession } from "@codetale/contract/identity-sessions";
import type { EpochMs } from "@codetale/domain/time";
import Box from "@mui/material/Box";
import { LaptopIcon, PhoneIcon } from "#ui/display/icons";
import { StatusChip } from "#ui/display/status-chip";
import { SubmitButton } from "#ui/forms/submit-button";
import { personNames } from "../../words.ts";

interface ActiveSessionProps {
  session: SignedInSession;
  isEnding: boolean;
  onEnd: () => void;
}

/** An active session, with a button to end it. */
export function ActiveSession({ session, isEnding, onEnd }: ActiveSessionProps) {
  const { device, person, since, address, isCurrent } = session;
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
          {personNames[person]}, since {signedInSinceText(since)}
          {address !== null && `, from ${address}`}
        </Box>
      </Box>
      {!isCurrent && (
        <SubmitButton
          type="button"
          variant="outlined"
          aria-label={`Sign out ${device}`}
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
  return `${days.format(since)}, ${times.format(since).replace("\u202f", " ")}`;
}

const days = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
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
