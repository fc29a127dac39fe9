/** /undo_address_change: the target of the link in the mail to an address that was replaced. */
import { undoAddressChange } from "@codetale/contract/identity/ways-in";
import { screenPaths } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import { useMutation } from "@tanstack/react-query";
import { errorNumberOf } from "#lib/http/error-number";
import { ApiError, call } from "#lib/http/api-client";
import { Notice } from "#ui/feedback/notice";
import { SubmitButton } from "#ui/forms/submit-button";
import { IdentityFrame } from "../../frame/components/identity-frame.tsx";
import { useEndSession } from "../../session/hooks/use-end-session.ts";
import { undoTexts, undoWords } from "../../words.ts";
import { InvalidLink } from "../components/invalid-link.tsx";
import { useLinkToken } from "../hooks/use-link-token.ts";

export function UndoAddressPage() {
  const token = useLinkToken();
  if (token === null)
    return <InvalidLink {...invalidLink} message={undoWords.linkMissing} takesFocus={false} />;
  return <UndoAddress key={token} token={token} />;
}

/** Asks before it acts: programs that look into mails open links, but press nothing. */
function UndoAddress({ token: link }: { token: string }) {
  const endSession = useEndSession();
  const undoing = useMutation({
    mutationFn: () =>
      // Also the session of this browser may be one that it ends.
      endSession(async () => {
        const { token } = await call(undoAddressChange, { body: { token: link } });
        return { path: `${screenPaths.resetPassword}#token=${token}`, replace: true };
      }),
  });
  const { error } = undoing;
  if (error instanceof ApiError && error.reason === "undo-link/invalid") {
    return <InvalidLink {...invalidLink} message={error.message} takesFocus />;
  }
  return (
    <IdentityFrame {...undoTexts.ask} scene="key">
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: "grid", gap: 0.75 }}>
        {undoWords.consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </Box>
      {error && (
        <Notice tone="error" number={errorNumberOf(error)}>
          {error.message}
        </Notice>
      )}
      <SubmitButton
        type="button"
        size="large"
        fullWidth
        isBusy={undoing.isPending}
        onClick={() => undoing.mutate()}
      >
        Put my address back
      </SubmitButton>
    </IdentityFrame>
  );
}

const invalidLink = {
  texts: undoTexts.invalidLink,
  wayOut: { label: "Write to us", href: screenPaths.contact },
};
