import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { errorNumberOf } from "#lib/http/error-number";
import { latestError } from "#lib/latest-error";
import { Notice } from "#ui/feedback/notice";
import { useToast } from "#ui/feedback/toast";
import { SubmitButton } from "#ui/forms/submit-button";
import { TextField } from "#ui/forms/text-field";
import { useCalendarAddress, type WithProof } from "../queries.ts";
import { words } from "../words.ts";

interface CalendarAddressProps {
  uid: string;
  /** Whether there is an address, which is shown once the user asks for it. */
  isShared: boolean;
  withProof: WithProof;
}

export function CalendarAddress({ uid, isShared, withProof }: CalendarAddressProps) {
  const { address, sharing, showing } = useCalendarAddress(uid, withProof);
  const shown = isShared ? address : null;
  const problem = latestError(sharing, showing);
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {problem && (
        <Notice tone="error" number={errorNumberOf(problem)}>
          {problem.message}
        </Notice>
      )}
      {shown !== null && (
        <TextField
          label={words.calendarAddress}
          help={words.calendarHelp}
          value={shown}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        {shown !== null && <CopyButton text={shown} />}
        {isShared && shown === null && (
          <SubmitButton
            type="button"
            variant="contained"
            isBusy={showing.isPending}
            onClick={() => showing.mutate()}
          >
            {words.showAddress}
          </SubmitButton>
        )}
        <ChangeButtons isShared={isShared} sharing={sharing} />
      </Box>
    </Box>
  );
}

type Sharing = Pick<
  ReturnType<typeof useCalendarAddress>["sharing"],
  "isPending" | "variables" | "mutate"
>;

/** The first address, or another, or none any more. */
function ChangeButtons({ isShared, sharing }: { isShared: boolean; sharing: Sharing }) {
  const { isPending, variables, mutate } = sharing;
  return (
    <>
      <SubmitButton
        type="button"
        variant="outlined"
        isBusy={isPending && variables === true}
        onClick={() => mutate(true)}
      >
        {isShared ? words.newAddress : words.makeAddress}
      </SubmitButton>
      {isShared && (
        <SubmitButton
          type="button"
          variant="outlined"
          isBusy={isPending && variables === false}
          onClick={() => mutate(false)}
        >
          {words.revokeAddress}
        </SubmitButton>
      )}
    </>
  );
}

function CopyButton({ text }: { text: string }) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast(words.copied, "success");
    } catch {
      toast(words.notCopied, "error");
    }
  };
  return (
    <Button variant="contained" onClick={() => void copy()}>
      {words.copy}
    </Button>
  );
}
