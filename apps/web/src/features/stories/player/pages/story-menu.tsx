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
import { downloadedStories, removeDownload, saveDownload } from "../offline/downloaded-stories.ts";

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
  const toast = useToast();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isDone, setIsDone] = useState(() => downloadedStories().some(({ id }) => id === story.id));
  const { mutate, isPending } = useMutation({
    mutationFn: () => (isDone ? removeDownload(story.id) : saveDownload(story)),
    onSuccess: () => {
      setIsDone(!isDone);
      if (isDone) toast(words.removed);
      else toast(words.downloaded, "success");
    },
    onError: (error) => {
      logError("The story could not be downloaded", error);
      toast(words.downloadFailed, "error");
    },
  });
  const label = isDone ? words.removeDownload : words.download;
  const openBedtime = () => {
    setAnchor(null);
    onBedtime();
  };
  const pick = () => {
    setAnchor(null);
    mutate();
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
        <MenuItem aria-haspopup="dialog" onClick={openBedtime} sx={{ minHeight: 48 }}>
          <ListItemIcon>
            <MoonIcon />
          </ListItemIcon>
          {words.bedtime}
        </MenuItem>
        {/* `caches` exists on pages served over HTTPS only. */}
        {isOfLibrary && "caches" in window && (
          <MenuItem onClick={pick} disabled={isPending} sx={{ minHeight: 48 }}>
            <ListItemIcon>
              {isDone && !isPending ? <BinIcon /> : <DownloadIcon size="1.375em" />}
            </ListItemIcon>
            {isPending ? words.downloading : label}
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
