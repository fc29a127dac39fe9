import type { Story } from "@codetale/contract/stories";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useConfirm } from "#ui/feedback/confirm";
import { Notice } from "#ui/feedback/notice";
import { useToast } from "#ui/feedback/toast";
import { RenameDialog } from "../components/rename-dialog.tsx";
import { StoryGrid, type StoryGridProps } from "../components/story-grid.tsx";
import { StoryMenu } from "../components/story-menu.tsx";
import { useOwnStory } from "../hooks/use-own-story.ts";
import { words } from "../words.ts";

/** The grid of stories, with the actions of their owner and the undoing of a deletion. */
export function OwnStories(props: Omit<StoryGridProps, "menuOf">) {
  const { rename, share, remove, restore } = useOwnStory();
  const [renamed, setRenamed] = useState<Story | null>(null);
  const [deleted, setDeleted] = useState<Story | null>(null);
  const confirm = useConfirm();
  const toast = useToast();
  const onError = (error: Error) => toast(error.message, "error");

  const onShare = async (story: Story) => {
    const shared = !story.isShared;
    const { shareTitle: title, shareText: text, shareNow: confirmLabel } = words;
    if (shared && !(await confirm({ title, text, confirmLabel }))) return;
    const onSuccess = () => toast(shared ? words.sharedNow : words.unsharedNow, "success");
    share.mutate({ storyId: story.id, shared }, { onSuccess, onError });
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
        menuOf={(story) => (
          <StoryMenu
            story={story}
            onRename={() => {
              rename.reset();
              setRenamed(story);
            }}
            onShare={() => void onShare(story)}
            onDelete={() =>
              remove.mutate(story.id, { onSuccess: () => setDeleted(story), onError })
            }
          />
        )}
      />
      {renamed && (
        <RenameDialog
          key={renamed.id}
          story={renamed}
          error={rename.error?.message}
          isBusy={rename.isPending}
          onRename={(title) =>
            rename.mutate({ storyId: renamed.id, title }, { onSuccess: () => setRenamed(null) })
          }
          onClose={() => setRenamed(null)}
        />
      )}
    </>
  );
}
