import Box from "@mui/material/Box";
import { SubmitButton } from "#ui/forms/submit-button";
import { useConfirm } from "#ui/feedback/confirm";
import { words } from "../../words.ts";

interface ExitTestButtonProps {
  otherName: string;
  /** How many messages are in the outbox. */
  unsent: number;
  isExiting: boolean;
  onExit: () => void;
}

/** Ends the test for both participants, after a confirmation. */
export function ExitTestButton({ otherName, unsent, isExiting, onExit }: ExitTestButtonProps) {
  const confirm = useConfirm();
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
    if (isSure) onExit();
  };

  return (
    <SubmitButton
      type="button"
      variant="outlined"
      isBusy={isExiting}
      onClick={() => void exit()}
      sx={{ justifySelf: "start" }}
    >
      Exit Test
    </SubmitButton>
  );
}
