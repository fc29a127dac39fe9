import { editStoryPath, storyBookPath, tellAgainPath } from "@codetale/contract/screens";
import { exportStory, type Story } from "@codetale/contract/stories";
import MenuItem from "@mui/material/MenuItem";
import { Link } from "#lib/routing/link";
import { words } from "../words.ts";
import { CardMenu } from "./card-menu.tsx";

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
  return (
    <CardMenu title={story.title}>
      {(choose) => [
        <MenuItem key="rename" onClick={choose(onRename)}>
          {words.rename}
        </MenuItem>,
        !story.isAuthored && (
          <MenuItem key="again" component={Link} href={tellAgainPath(story.id)} onClick={choose()}>
            {words.tellAgain}
          </MenuItem>
        ),
        <MenuItem key="edit" component={Link} href={editStoryPath(story.id)} onClick={choose()}>
          {words.edit}
        </MenuItem>,
        <MenuItem key="book" component={Link} href={storyBookPath(story.id)} onClick={choose()}>
          {words.book}
        </MenuItem>,
        !story.isTakenDown && (
          <MenuItem key="links" onClick={choose(onLinks)}>
            {words.links}
          </MenuItem>
        ),
        !story.isTakenDown && (
          <MenuItem key="share" onClick={choose(onShare)}>
            {story.isShared ? words.unshare : words.share}
          </MenuItem>
        ),
        ...(["twee", "ink"] as const).map((format) => (
          <MenuItem
            key={format}
            component="a"
            href={`${exportStory.path.replace(":storyId", story.id)}?format=${format}`}
            download
            onClick={choose()}
          >
            {format === "twee" ? words.exportTwee : words.exportInk}
          </MenuItem>
        )),
        <MenuItem key="delete" onClick={choose(onDelete)}>
          {words.remove}
        </MenuItem>,
      ]}
    </CardMenu>
  );
}
