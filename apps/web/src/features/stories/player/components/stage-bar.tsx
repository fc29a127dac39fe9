import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { use, type ReactNode } from "react";
import { ArrowLeftIcon } from "#ui/display/icons";
import { useWayOut } from "../hooks/use-way-out.ts";
import { textDirection } from "../language-tag.ts";
import { StoryLanguage } from "./story-text.tsx";

interface StageBarProps {
  /** Null before the story plays: the title is then the stage's heading. */
  title: string | null;
  children?: ReactNode;
}

/** The link back to the library or the shelf, the story's title, and its menu (`children`). */
export function StageBar({ title, children }: StageBarProps) {
  const wayOut = useWayOut();
  const lang = use(StoryLanguage);
  return (
    <Box component="header" sx={bar}>
      {wayOut && (
        <Button href={wayOut.href} variant="text" sx={exit} startIcon={<ArrowLeftIcon />}>
          {wayOut.label}
        </Button>
      )}
      {title !== null && (
        <Typography component="h1" variant="h4" lang={lang} dir={textDirection(lang)} sx={name}>
          {title}
        </Typography>
      )}
      <Box sx={{ display: "flex", gap: 1, ml: "auto" }}>{children}</Box>
    </Box>
  );
}

const bar = {
  position: "relative",
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  gap: 1.5,
  minHeight: 64,
  px: { xs: 1, sm: 2.5 },
  pt: "env(safe-area-inset-top)",
} as const;

const exit = {
  minWidth: 44,
  px: { xs: 1, sm: 1.5 },
  color: "stage.cream",
  "&:hover": { bgcolor: "stage.creamLine" },
  "&.Mui-focusVisible": { outlineColor: "stage.lamp" },
} as const;

const name = {
  position: { md: "absolute" },
  left: { md: "50%" },
  translate: { md: "-50% 0" },
  maxWidth: { md: "46vw" },
  minWidth: 0,
  // A narrow bar has no space for the title; screen readers still find the heading.
  "@media (max-width: 599.95px)": { position: "absolute", clipPath: "inset(50%)", width: "1px" },
  overflow: "hidden",
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
  color: "stage.mutedCream",
} as const;
