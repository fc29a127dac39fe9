import { playStoryPath } from "@codetale/contract/screens";
import type { Story } from "@codetale/contract/stories";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId, type ReactNode } from "react";
import { Link } from "#lib/routing/link";
import { sheet } from "#theme/surfaces";
import { StoryCover } from "../../drawing/story-cover.tsx";
import { languageName } from "../../languages.ts";
import { words } from "../words.ts";
import { QueueButton } from "./queue-button.tsx";

interface StoryCardProps {
  story: Story;
  isDownloaded: boolean;
  /** The owner's actions; empty for others. */
  menu: ReactNode;
}

/** A story's cover, title and facts; the whole card links to the player. */
export function StoryCard({ story, isDownloaded, menu }: StoryCardProps) {
  const titleId = useId();
  return (
    <Box component="article" aria-labelledby={titleId} sx={card}>
      <Box aria-hidden sx={cover}>
        <StoryCover story={story} />
      </Box>
      <Box sx={{ p: 2, display: "grid", gap: 1, alignContent: "start", minWidth: 0 }}>
        <Box sx={{ display: "flex", alignItems: "start", gap: 0.5 }}>
          <Typography id={titleId} variant="h4" component="h2" sx={{ flex: 1, minWidth: 0 }}>
            <Box component={Link} href={playStoryPath(story.id)} dir="auto" sx={link}>
              {story.title || words.untitled}
            </Box>
          </Typography>
          <QueueButton story={story} />
          {menu}
        </Box>
        <Typography variant="body2" color="text.secondary">
          {facts(story, isDownloaded).join(" · ")}
        </Typography>
        <Fact label={words.objectives}>{story.learning_objectives.join(", ")}</Fact>
        <Fact label={words.characters}>{story.characters.map(({ name }) => name).join(", ")}</Fact>
      </Box>
    </Box>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  if (children === "") return null;
  return (
    <Typography variant="body2" dir="auto" sx={{ overflowWrap: "anywhere" }}>
      <strong>{label}</strong> {children}
    </Typography>
  );
}

function facts(story: Story, isDownloaded: boolean): string[] {
  const { isOwn, language, level, voiced } = story;
  return [
    languageName(language),
    words.levels[level],
    ...(isOwn ? [visibilityOf(story)] : []),
    ...(isOwn && voiced && voiced.done < voiced.total
      ? [words.voices(voiced.done, voiced.total)]
      : []),
    ...(isDownloaded ? [words.downloaded] : []),
  ];
}

const card = {
  position: "relative",
  display: "grid",
  gridTemplateRows: "auto 1fr",
  minWidth: 0,
  overflow: "hidden",
  ...sheet,
  transition: "border-color 160ms ease-out",
  "&:hover, &:focus-within": { borderColor: "secondary.main" },
} as const;

const cover = { aspectRatio: "4 / 3", overflow: "hidden" };

/** The link's `::after` covers the card; the menu has a higher `z-index`. */
const link = {
  color: "inherit",
  textDecoration: "none",
  overflowWrap: "anywhere",
  "&::after": { content: '""', position: "absolute", inset: 0 },
  "&:hover": { textDecoration: "underline" },
} as const;

function visibilityOf({ isShared, isTakenDown }: Story): string {
  if (isTakenDown) return words.takenDown;
  return isShared ? words.shared : words.private;
}
