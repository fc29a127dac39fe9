import { linkedStoryPath } from "@codetale/contract/screens";
import type { Story } from "@codetale/contract/stories";
import { LONGEST_LINK_LABEL, MOST_LINKS, type StoryLink } from "@codetale/contract/stories/links";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState, type SubmitEvent } from "react";
import { errorNumberOf } from "#lib/http/error-number";
import { useConfirm } from "#ui/feedback/confirm";
import { Dialog } from "#ui/feedback/dialog";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { useToast } from "#ui/feedback/toast";
import { SubmitButton } from "#ui/forms/submit-button";
import { TextField } from "#ui/forms/text-field";
import { LinkList } from "../components/link-list.tsx";
import { useStoryLinks } from "../hooks/use-story-links.ts";
import { words } from "../words.ts";

/** Makes, shows and revokes the private links of an own story. */
export function LinksDialog({ story, onClose }: { story: Story; onClose: () => void }) {
  const { links, create, revoke } = useStoryLinks(story.id);
  const [label, setLabel] = useState("");
  const confirm = useConfirm();
  const toast = useToast();
  const all = links.data?.links;
  const isFull = all !== undefined && all.length >= MOST_LINKS;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!create.isPending) create.mutate(label.trim(), { onSuccess: () => setLabel("") });
  };
  const onRevoke = async ({ id }: StoryLink) => {
    const { revokeTitle: title, revokeText: text, revoke: confirmLabel } = words;
    if (!(await confirm({ title, text, confirmLabel }))) return;
    revoke.mutate(id, {
      onSuccess: () => {
        if (create.data?.link.id === id) create.reset();
        toast(words.revoked, "success");
      },
      onError: (error) => toast(error.message, "error", errorNumberOf(error)),
    });
  };

  return (
    <Dialog
      title={words.linksTitle}
      size="medium"
      isOpen
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <Box sx={{ display: "grid", gap: 2.5 }}>
        <Typography>{words.linksText}</Typography>
        {isFull ? (
          <Typography role="status">{words.linksFull}</Typography>
        ) : (
          <Box component="form" noValidate onSubmit={submit} sx={{ display: "grid", gap: 2 }}>
            <TextField
              label={words.linkLabel}
              help={words.linkLabelHelp}
              isOptional
              error={create.error?.message}
              value={label}
              maxLength={LONGEST_LINK_LABEL}
              autoComplete="off"
              onChange={(event) => setLabel(event.currentTarget.value)}
            />
            <SubmitButton isBusy={create.isPending} sx={{ justifySelf: "start" }}>
              {words.createLink}
            </SubmitButton>
          </Box>
        )}
        {create.data && <NewLink key={create.data.link.id} secret={create.data.secret} />}
        {links.error && !all && (
          <FailureNotice
            number={errorNumberOf(links.error)}
            message={links.error.message}
            onRetry={() => void links.refetch()}
          />
        )}
        {all && <LinkList links={all} onRevoke={(link) => void onRevoke(link)} />}
      </Box>
    </Dialog>
  );
}

/** The address of a link that was just made, which nothing can show again. */
function NewLink({ secret }: { secret: string }) {
  const toast = useToast();
  const address = new URL(linkedStoryPath(secret), window.location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast(words.copied, "success");
    } catch {
      toast(words.notCopied, "error");
    }
  };
  return (
    <Box role="status" sx={{ display: "grid", gap: 1 }}>
      <TextField
        label={words.newLink}
        help={words.newLinkHelp}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="outlined" onClick={() => void copy()} sx={{ justifySelf: "start" }}>
        {words.copy}
      </Button>
    </Box>
  );
}
