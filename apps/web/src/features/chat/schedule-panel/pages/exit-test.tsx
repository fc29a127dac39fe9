import { startTest } from "@codetale/contract/schedules";
import { rolePaths } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { errorNumberOf } from "#lib/http/error-number";
import { call } from "#lib/http/api-client";
import { useNavigate } from "#lib/routing/navigation";
import { allButSession } from "#lib/session/session-query";
import { useConfirm } from "#ui/feedback/confirm";
import { useToast } from "#ui/feedback/toast";
import { SubmitButton } from "#ui/forms/submit-button";
import { words } from "../../words.ts";

interface ExitTestProps {
  scheduleId: string;
  otherName: string;
  /** How many messages are in the outbox. */
  unsent: number;
}

/** Ends the test for both participants, after a confirmation, and goes to the coder's home. */
export function ExitTest({ scheduleId, otherName, unsent }: ExitTestProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(startTest, { body: { scheduleId, key: "completed" } }),
    onSuccess: async () => {
      await navigate(rolePaths.coder.schedules, { state: { completed: scheduleId } });
      // All lists of schedules change: the schedule is over.
      await client.invalidateQueries(allButSession);
    },
  });
  const exit = async () => {
    const isSure = await confirm({
      title: words.exitTitle,
      text: (
        <>
          <Box component="p" sx={{ m: 0 }}>
            {words.exitText(otherName)}
          </Box>
          {unsent > 0 && (
            <Box component="p" sx={{ mt: 1.5, mb: 0, color: "tone.crimson.text" }}>
              {words.exitUnsent(unsent)}
            </Box>
          )}
        </>
      ),
      confirmLabel: "Exit Test",
      cancelLabel: words.stay,
    });
    if (isSure)
      mutate(undefined, {
        onError: (error) => toast(error.message, "error", errorNumberOf(error)),
      });
  };

  return (
    <SubmitButton
      type="button"
      variant="outlined"
      color="error"
      isBusy={isPending}
      onClick={() => void exit()}
      sx={{ justifySelf: "start" }}
    >
      Exit Test
    </SubmitButton>
  );
}
