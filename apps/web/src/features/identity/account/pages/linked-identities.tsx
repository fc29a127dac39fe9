import type { LinkedIdentity } from "@codetale/contract/identity/ways-in";
import Box from "@mui/material/Box";
import { errorNumberOf } from "#lib/http/error-number";
import { GoogleIcon } from "#ui/display/icons";
import { useConfirm } from "#ui/feedback/confirm";
import { FocusOnMount } from "#ui/feedback/focus-on-mount";
import { Notice } from "#ui/feedback/notice";
import { SubmitButton } from "#ui/forms/submit-button";
import { accountWords } from "../../words.ts";
import { LastUse } from "../components/last-use.tsx";
import type { UnlinkingGoogle } from "../hooks/use-unlink-google.ts";

interface LinkedIdentitiesProps {
  links: readonly LinkedIdentity[];
  unlinking: UnlinkingGoogle;
}

/** The accounts at Google that can sign in, with buttons to remove them. */
export function LinkedIdentities({ links, unlinking }: LinkedIdentitiesProps) {
  const confirm = useConfirm();

  async function unlinkIfMeant(linkId: string): Promise<void> {
    if (await confirm(accountWords.unlinkGoogle)) unlinking.mutate(linkId);
  }

  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Box component="ul" sx={list}>
        {links.map(({ id, email, since, lastUsedAt }) => (
          <Box key={id} component="li" sx={row}>
            <Box sx={{ display: "flex", pt: 0.25 }}>
              <GoogleIcon size={24} />
            </Box>
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
                {email ?? "A Google account"}
              </Box>
              <LastUse began="Linked" since={since} lastUsedAt={lastUsedAt} />
            </Box>
            <SubmitButton
              type="button"
              variant="outlined"
              aria-label={`Remove ${email ?? "Google"}`}
              isBusy={unlinking.isPending && unlinking.variables === id}
              onClick={() => void unlinkIfMeant(id)}
              sx={{ gridColumn: { xs: 2, sm: 3 }, justifySelf: "start" }}
            >
              Remove
            </SubmitButton>
          </Box>
        ))}
      </Box>
      {unlinking.error && (
        <Notice tone="error" number={errorNumberOf(unlinking.error)}>
          {unlinking.error.message}
        </Notice>
      )}
      {unlinking.isSuccess && (
        // It takes the focus, because the pressed button is gone.
        <FocusOnMount key={unlinking.submittedAt}>
          <Notice tone="success">{accountWords.googleRemoved}</Notice>
        </FocusOnMount>
      )}
    </Box>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: "none",
  display: "grid",
  gap: 2,
  "&:empty": { display: "none" },
} as const;

/** On narrow screens the button is below the text rather than below the icon. */
const row = {
  display: "grid",
  gridTemplateColumns: { xs: "auto minmax(0, 1fr)", sm: "auto minmax(0, 1fr) auto" },
  alignItems: "start",
  columnGap: 2,
  rowGap: 1.5,
} as const;
