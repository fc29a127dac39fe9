import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { errorNumberOf } from "#lib/http/error-number";
import { Notice } from "#ui/feedback/notice";
import { useToast } from "#ui/feedback/toast";
import { SubmitButton } from "#ui/forms/submit-button";
import { TextField } from "#ui/forms/text-field";
import { useShareCalendar } from "../queries.ts";
import { words } from "../words.ts";

/** @param address null while there is none */
export function CalendarAddress({ uid, address }: { uid: string; address: string | null }) {
  const sharing = useShareCalendar(uid);
  const toast = useToast();
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast(words.copied, "success");
    } catch {
      toast(words.notCopied, "error");
    }
  };
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {sharing.error && (
        <Notice tone="error" number={errorNumberOf(sharing.error)}>
          {sharing.error.message}
        </Notice>
      )}
      {address !== null && (
        <TextField
          label={words.calendarAddress}
          help={words.calendarHelp}
          value={address}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        {address !== null && (
          <Button variant="contained" onClick={() => void copy(address)}>
            {words.copy}
          </Button>
        )}
        <SubmitButton
          type="button"
          variant="outlined"
          isBusy={sharing.isPending && sharing.variables}
          onClick={() => sharing.mutate(true)}
        >
          {address === null ? words.makeAddress : words.newAddress}
        </SubmitButton>
        {address !== null && (
          <SubmitButton
            type="button"
            variant="outlined"
            isBusy={sharing.isPending && !sharing.variables}
            onClick={() => sharing.mutate(false)}
          >
            {words.revokeAddress}
          </SubmitButton>
        )}
      </Box>
    </Box>
  );
}
