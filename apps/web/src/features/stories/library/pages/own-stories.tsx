import { LONGEST_TITLE, type Story } from "@codetale/contract/stories";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { errorNumberOf } from "#lib/http/error-number";
import { useConfirm } from "#ui/feedback/confirm";
import { FormDialog } from "#ui/feedback/form-dialog";
import { Notice } from "#ui/feedback/notice";
import { useToast } from "#ui/feedback/toast";
import { TextField } from "#ui/forms/text-field";
import { removeFromQueue } from "../../queue/story-queue.ts";
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
  const confirm = useConfirm();
  const toast = useToast();
  const onError = (error: Error) => toast(error.message, "error", errorNumberOf(error));

  const onShare = async (story: Story) => {
    const shared = !story.isShared;
    const { shareTitle: title, shareText: text, shareNow: confirmLabel } = words;
    if (shared && !(await confirm({ title, text, confirmLabel }))) return;
    const onSuccess = () => toast(shared ? words.sharedNow : words.unsharedNow, "success");
    share.mutate({ storyId: story.id, shared }, { onSuccess, onError });
  };

  const onDeleted = (story: Story) => {
    removeFromQueue(story.id);
    setDeleted(story);
  };

  const onUndo = ({ id }: Story) =>
    restore.mutate(id, { onSuccess: () => setDeleted(null), onError });

  return (
    <>
      {deleted && (
        <Box sx={{ mt: 3 }}>
          <Notice
            tone="info"
            action={
              <Button variant="outlined" onClick={() => onUndo(deleted)}>
                {words.undo}
              </Button>
            }
          >
            {words.deleted(deleted.title || words.untitled)}
          </Notice>
        </Box>
      )}
      <StoryGrid
        {...props}
        menuOf={(story) =>
          story.isOwn ? (
            <StoryMenu
              story={story}
              onRename={() => setRenamed(story)}
              onShare={() => void onShare(story)}
              onLinks={() => setLinked(story)}
              onDelete={() =>
                remove.mutate(story.id, { onSuccess: () => onDeleted(story), onError })
              }
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
