import type { Passkey } from "@codetale/contract/identity/passkeys";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { PasskeyIcon } from "#ui/display/icons";
import { SubmitButton } from "#ui/forms/submit-button";
import { dayText } from "#lib/text/day-text";
import { passkeyWords } from "../words.ts";

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  /** The one that is being removed. */
  removedId: string | null;
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
}

export function PasskeyList({ passkeys, removedId, onRename, onRemove }: PasskeyListProps) {
  if (passkeys.length === 0) {
    return <Typography color="text.secondary">{passkeyWords.none}</Typography>;
  }
  return (
    <Box component="ul" sx={{ width: 1, m: 0, p: 0, listStyle: "none" }}>
      {passkeys.map((passkey) => (
        <Box key={passkey.id} component="li" sx={row}>
          <Box sx={{ display: "flex", pt: 0.25, color: "text.secondary" }}>
            <PasskeyIcon size={24} />
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{passkey.name}</Box>
            {factsOf(passkey).map((fact) => (
              <Box key={fact} sx={{ typography: "body2", color: "text.secondary" }}>
                {fact}
              </Box>
            ))}
          </Box>
          <Box sx={buttons}>
            <Button
              variant="outlined"
              aria-haspopup="dialog"
              aria-label={`Rename ${passkey.name}`}
              onClick={() => onRename(passkey)}
            >
              Rename
            </Button>
            <SubmitButton
              type="button"
              variant="outlined"
              aria-label={`Remove ${passkey.name}`}
              isBusy={passkey.id === removedId}
              onClick={() => onRemove(passkey)}
            >
              Remove
            </SubmitButton>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Each on a line of its own. */
function factsOf({ createdAt, lastUsedAt, isBackedUp }: Passkey): string[] {
  return [
    `Added ${dayText(createdAt)}`,
    lastUsedAt === null ? passkeyWords.neverUsed : `Last used ${dayText(lastUsedAt)}`,
    ...(isBackedUp ? [passkeyWords.isBackedUp] : []),
  ];
}

/** On narrow screens the buttons are below the text rather than below the icon. */
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

const buttons = {
  gridColumn: { xs: 2, sm: 3 },
  display: "flex",
  flexWrap: "wrap",
  gap: 1,
} as const;
