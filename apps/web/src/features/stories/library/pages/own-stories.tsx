import type { Story } from "@codetale/contract/stories";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState, type ComponentProps } from "react";
import { useConfirm } from "#ui/feedback/confirm";
import { Notice } from "#ui/feedback/notice";
import { useToast } from "#ui/feedback/toast";
import { RenameDialog } from "../components/rename-dialog.tsx";
import { StoryGrid } from "../components/story-grid.tsx";
import { useOwnStory } from "../hooks/use-own-story.ts";
import { words } from "../words.ts";

type OwnStoriesProps = Omit<ComponentProps<typeof StoryGrid>, "onRename" | "onShare" | "onDelete">;

/** The grid of stories, with the actions of their owner and the undoing of a deletion. */
export function OwnStories(props: OwnStoriesProps) {
  const { rename, share, remove, restore } = useOwnStory();
  const [renamed, setRenamed] = useState<Story | null>(null);
  const [deleted, setDeleted] = useState<Story | null>(null);
  const confirm = useConfirm();
  const toast = useToast();
  const complain = (error: Error) => toast(error.message, "error");

  const onShare = async (story: Story) => {
    const shared = !story.isShared;
    const question = {
      title: words.shareTitle,
      text: words.shareText,
      confirmLabel: words.shareNow,
    };
    if (shared && !(await confirm(question))) return;
    share.mutate(
      { storyId: story.id, shared },
      {
        onSuccess: () => toast(shared ? words.sharedNow : words.unsharedNow, "success"),
        onError: complain,
      },
    );
  };

  return (
    <>
      {deleted && (
        <Box sx={{ mt: 3 }}>
          <Notice
            tone="info"
            action={
              <Button
                variant="outlined"
                onClick={() =>
                  restore.mutate(deleted.id, {
                    onSuccess: () => setDeleted(null),
                    onError: complain,
                  })
                }
              >
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
        onRename={(story) => {
          rename.reset();
          setRenamed(story);
        }}
        onShare={(story) => void onShare(story)}
        onDelete={(story) =>
          remove.mutate(story.id, { onSuccess: () => setDeleted(story), onError: complain })
        }
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
