import { LONGEST_TITLE, type Story } from "@codetale/contract/stories";
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { errorNumberOf } from "#lib/http/error-number";
import { useConfirm } from "#ui/feedback/confirm";
import { FocusOnMount } from "#ui/feedback/focus-on-mount";
import { FormDialog } from "#ui/feedback/form-dialog";
import { Notice } from "#ui/feedback/notice";
import { useToast } from "#ui/feedback/toast";
import { SubmitButton } from "#ui/forms/submit-button";
import { TextField } from "#ui/forms/text-field";
import { CardMenu } from "../components/card-menu.tsx";
import { StoryGrid, type StoryGridProps } from "../components/story-grid.tsx";
import { StoryMenu } from "../components/story-menu.tsx";
import { useOwnStory } from "../hooks/use-own-story.ts";
import { words } from "../words.ts";
import { ReportDialog } from "./report-dialog.tsx";
import { LinksDialog } from "./links-dialog.tsx";

/** The grid of stories, with the actions of each and the undoing of a deletion. */
export function OwnStories(props: Omit<StoryGridProps, "menuOf">) {
  const { share, remove, restore } = useOwnStory();
  const [renamed, setRenamed] = useState<Story | null>(null);
  const [linked, setLinked] = useState<Story | null>(null);
  const [reported, setReported] = useState<Story | null>(null);
  const [deleted, setDeleted] = useState<Story | null>(null);
  const [restored, setRestored] = useState<Story | null>(null);
  const confirm = useConfirm();
  const toast = useToast();
  const onError = (error: Error) => toast(error.message, "error", errorNumberOf(error));

  const onShare = async (story: Story) => {
    const shared = !story.isShared;
    const { shareTitle: title, shareText: text, shareNow: confirmLabel } = words;
    if (shared && !(await confirm({ title, text, confirmLabel }))) return;
    await share
      .mutateAsync({ storyId: story.id, shared })
      .then(() => toast(shared ? words.sharedNow : words.unsharedNow, "success"), onError);
  };

  const onDelete = (story: Story) =>
    remove.mutateAsync(story.id).then(() => {
      setDeleted(story);
      setRestored(null);
    }, onError);

  const onUndo = (story: Story) =>
    restore.mutateAsync(story.id).then(() => {
      // Another one may have been deleted meanwhile.
      setDeleted((latest) => (latest?.id === story.id ? null : latest));
      setRestored(story);
    }, onError);

  return (
    <>
      <Box sx={{ mt: 3, "&:empty": { display: "none" } }}>
        {deleted && (
          // It takes the focus, because the story's card and its menu are gone.
          <FocusOnMount key={`deleted ${deleted.id}`}>
            <Notice
              tone="info"
              action={
                <SubmitButton
                  type="button"
                  variant="outlined"
                  isBusy={restore.isPending}
                  onClick={() => void onUndo(deleted)}
                >
                  {words.undo}
                </SubmitButton>
              }
            >
              {words.deleted(deleted.title || words.untitled)}
            </Notice>
          </FocusOnMount>
        )}
        {restored && (
          <FocusOnMount key={`restored ${restored.id}`}>
            <Notice tone="success">{words.restored(restored.title || words.untitled)}</Notice>
          </FocusOnMount>
        )}
      </Box>
      <StoryGrid
        {...props}
        menuOf={(story) =>
          story.isOwn ? (
            <StoryMenu
              story={story}
              onRename={() => setRenamed(story)}
              onShare={() => void onShare(story)}
              onLinks={() => setLinked(story)}
              onDelete={() => void onDelete(story)}
            />
          ) : (
            <CardMenu title={story.title}>
              {(choose) => (
                <MenuItem onClick={choose(() => setReported(story))}>{words.report}</MenuItem>
              )}
            </CardMenu>
          )
        }
      />
      {renamed && (
        <RenameDialog key={renamed.id} story={renamed} onClose={() => setRenamed(null)} />
      )}
      {reported && (
        <ReportDialog key={reported.id} story={reported} onClose={() => setReported(null)} />
      )}
      {linked && <LinksDialog key={linked.id} story={linked} onClose={() => setLinked(null)} />}
    </>
  );
}

function RenameDialog({ story, onClose }: { story: Story; onClose: () => void }) {
  const { mutate, isPending, error } = useOwnStory().rename;
  const [title, setTitle] = useState(story.title);
  const [problem, setProblem] = useState<string>();
  const rename = () => {
    // Spaces alone pass the browser's own check.
    const isMissing = title.trim() === "";
    setProblem(isMissing ? words.missing : undefined);
    if (!isMissing) mutate({ storyId: story.id, title }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={words.renameTitle}
      cancelLabel={words.cancel}
      submitLabel={words.save}
      isBusy={isPending}
      onSubmit={rename}
      onClose={onClose}
    >
      <TextField
        label={words.renameField}
        name="title"
        value={title}
        error={problem ?? error?.message}
        maxLength={LONGEST_TITLE}
        autoComplete="off"
        autoFocus
        required
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
