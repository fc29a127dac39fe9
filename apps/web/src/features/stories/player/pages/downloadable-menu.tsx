import type { Story } from "@codetale/contract/stories";
import { logError } from "#lib/log";
import { useToast } from "#ui/feedback/toast";
import { PlayerMenu } from "../components/player-menu.tsx";
import { useDownload } from "../hooks/use-download.ts";
import { words } from "../words.ts";

interface DownloadableMenuProps {
  storyId: string;
  story: Story | null;
  onMap: () => void;
}

/** The player's menu with the download of its story. */
export function DownloadableMenu({ storyId, story, onMap }: DownloadableMenuProps) {
  const toast = useToast();
  const { isPossible, isBusy, isDone, download, remove } = useDownload(storyId, story, {
    onDone: () => toast(words.downloaded, "success"),
    onRemoved: () => toast(words.removed),
    onFailed: (error) => {
      logError("The story could not be downloaded", error);
      toast(words.downloadFailed, "error");
    },
  });
  const state = isBusy ? "busy" : isDone ? "done" : "none";
  return (
    <PlayerMenu
      download={isPossible ? state : "impossible"}
      onMap={onMap}
      onDownload={download}
      onRemove={remove}
    />
  );
}
