import { editStoryPath, storyBookPath, tellAgainPath } from "@codetale/contract/screens";
import { exportStory, type Story } from "@codetale/contract/stories";
import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useId, useState } from "react";
import { Link } from "#lib/routing/link";
import { ChevronDownIcon } from "#ui/display/icons";
import { words } from "../words.ts";

interface StoryMenuProps {
  story: Story;
  onRename: () => void;
  onShare: () => void;
  /** Opens the private links of the story. */
  onLinks: () => void;
  onDelete: () => void;
}

/** The actions of a story's owner. */
export function StoryMenu({ story, onRename, onShare, onLinks, onDelete }: StoryMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const close = () => setAnchor(null);
  const choose = (action: () => void) => () => {
    close();
    action();
  };
  return (
    <>
      <Button
        variant="text"
        aria-label={words.more(story.title || words.untitled)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ position: "relative", zIndex: 1, minWidth: 44, px: 1 }}
      >
        <ChevronDownIcon />
      </Button>
      <Menu id={menuId} open={anchor !== null} anchorEl={anchor} onClose={close}>
        <MenuItem onClick={choose(onRename)}>{words.rename}</MenuItem>
        {!story.isAuthored && (
          <MenuItem component={Link} href={tellAgainPath(story.id)} onClick={close}>
            {words.tellAgain}
          </MenuItem>
        )}
        <MenuItem component={Link} href={editStoryPath(story.id)} onClick={close}>
          {words.edit}
        </MenuItem>
        <MenuItem component={Link} href={storyBookPath(story.id)} onClick={close}>
          {words.book}
        </MenuItem>
        <MenuItem onClick={choose(onLinks)}>{words.links}</MenuItem>
        <MenuItem onClick={choose(onShare)}>
          {story.isShared ? words.unshare : words.share}
        </MenuItem>
        {(["twee", "ink"] as const).map((format) => (
          <MenuItem
            key={format}
            component="a"
            href={`${exportStory.path.replace(":storyId", story.id)}?format=${format}`}
            download
            onClick={close}
          >
            {format === "twee" ? words.exportTwee : words.exportInk}
          </MenuItem>
        ))}
        <MenuItem onClick={choose(onDelete)}>{words.remove}</MenuItem>
      </Menu>
    </>
  );
}
