import { storyBookPath } from "@codetale/contract/screens";
import type { Story } from "@codetale/contract/stories";
import ListItemIcon from "@mui/material/ListItemIcon";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useMutation } from "@tanstack/react-query";
import { use, useState, type ReactNode } from "react";
import { logError } from "#lib/log";
import { Link } from "#lib/routing/link";
import { CheckIcon, DownloadIcon } from "#ui/display/icons";
import { useToast } from "#ui/feedback/toast";
import { StageButton } from "../components/stage-button.tsx";
import {
  BinIcon,
  BookIcon,
  MoonIcon,
  MoreIcon,
  SoundIcon,
  TapAgainIcon,
} from "../components/stage-icons.tsx";
import { usePlayerWords } from "../hooks/use-player-words.ts";
import { PlayerOrigin } from "../origin.ts";
import { downloadState, removeDownload, saveDownload } from "../offline/downloaded-stories.ts";
import { partialDownloadTexts } from "../offline/partial-download-words.ts";

interface StoryMenuProps {
  story: Story;
  /** Whether the first tap takes a choice. */
  isTakenByOneTap: boolean;
  onTakenByOneTap: (value: boolean) => void;
  hasPlaceSounds: boolean;
  onPlaceSounds: (value: boolean) => void;
  onBedtime: () => void;
}

/**
 * What this device remembers, the download for use without a network, and the story as a book. By a
 * private link it is what the device remembers alone, and on the child's shelf there is no menu.
 */
export function StoryMenu({ story, ...settings }: StoryMenuProps) {
  const { isTakenByOneTap, onTakenByOneTap, hasPlaceSounds, onPlaceSounds, onBedtime } = settings;
  const { words, language } = usePlayerWords();
  const origin = use(PlayerOrigin);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const downloads = useDownload(story);
  const closeAnd = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  if (origin === "shelf") return null;
  const isOfLibrary = origin === "library";
  return (
    <>
      <StageButton
        isBare
        icon={<MoreIcon />}
        label={words.menu}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu
        lang={language}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
      >
        {switchItem(words.tapOnce, <TapAgainIcon />, isTakenByOneTap, onTakenByOneTap)}
        {switchItem(words.placeSounds, <SoundIcon />, hasPlaceSounds, onPlaceSounds)}
        <MenuItem aria-haspopup="dialog" onClick={closeAnd(onBedtime)} sx={{ minHeight: 48 }}>
          <ListItemIcon>
            <MoonIcon />
          </ListItemIcon>
          {words.bedtime}
        </MenuItem>
        {isOfLibrary && downloads.canSave && (
          <MenuItem
            onClick={closeAnd(downloads.save)}
            disabled={downloads.isSaving}
            sx={{ minHeight: 48 }}
          >
            <ListItemIcon>
              <DownloadIcon size="1.375em" />
            </ListItemIcon>
            {downloads.isSaving ? words.downloading : words.download}
          </MenuItem>
        )}
        {isOfLibrary && downloads.canRemove && (
          <MenuItem onClick={closeAnd(downloads.remove)} sx={{ minHeight: 48 }}>
            <ListItemIcon>
              <BinIcon />
            </ListItemIcon>
            {words.removeDownload}
          </MenuItem>
        )}
        {isOfLibrary && (
          <MenuItem component={Link} href={storyBookPath(story.id)} sx={{ minHeight: 48 }}>
            <ListItemIcon>
              <BookIcon />
            </ListItemIcon>
            {words.book}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}

/**
 * Downloads a story and removes it, with a message at the end. What is incomplete can be downloaded
 * again.
 */
function useDownload(story: Story) {
  const { words, language } = usePlayerWords();
  const toast = useToast();
  const [state, setState] = useState(() => downloadState(story.id));
  const saving = useMutation({
    mutationFn: () => saveDownload(story),
    onSuccess: (missing) => {
      if (missing === 0) toast(words.downloaded, "success");
      else toast(partialDownloadTexts[language](missing, words.download), "warning");
    },
    onError: (error) => {
      logError("The story could not be downloaded", error);
      toast(words.downloadFailed, "error");
    },
    onSettled: () => setState(downloadState(story.id)),
  });
  const removing = useMutation({
    mutationFn: () => removeDownload(story.id),
    onSuccess: () => toast(words.removed),
    onSettled: () => setState(downloadState(story.id)),
  });
  // `caches` exists on pages served over HTTPS only.
  const isPossible = "caches" in window;
  return {
    isSaving: saving.isPending,
    canSave: isPossible && (saving.isPending || state !== "complete"),
    canRemove: isPossible && !saving.isPending && state !== "none",
    save: () => saving.mutate(),
    remove: () => removing.mutate(),
  };
}

/** No component, since a menu moves the focus among its own children only. */
function switchItem(
  label: string,
  icon: ReactNode,
  isOn: boolean,
  onChange: (value: boolean) => void,
) {
  return (
    <MenuItem
      role="menuitemcheckbox"
      aria-checked={isOn}
      onClick={() => onChange(!isOn)}
      sx={{ minHeight: 48 }}
    >
      <ListItemIcon>{isOn ? <CheckIcon size="1.375em" /> : icon}</ListItemIcon>
      {label}
    </MenuItem>
  );
}
