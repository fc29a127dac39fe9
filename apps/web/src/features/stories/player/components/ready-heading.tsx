import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { PageHeading } from "#ui/layout/page-heading";
import { nightBackdrop } from "./night-backdrop.ts";
import { StoryText } from "./story-text.tsx";

interface ReadyHeadingProps {
  title: string;
  lang: string | undefined;
  hint: string;
}

/** The story's title, over the picture of its first scene. */
export function ReadyHeading({ title, lang, hint }: ReadyHeadingProps) {
  return (
    <Box sx={heading}>
      <PageHeading title={title}>
        <StoryText lang={lang}>{title}</StoryText>
      </PageHeading>
      <Typography sx={{ fontSize: "1.25rem", color: "stage.mutedCream", textWrap: "balance" }}>
        {hint}
      </Typography>
    </Box>
  );
}

const heading = {
  ...nightBackdrop,
  display: "grid",
  justifyItems: "center",
  gap: 2,
  width: "fit-content",
  maxWidth: 860,
  mx: "auto",
  mt: { xs: 1, sm: 3 },
  textAlign: "center",
  overflowWrap: "anywhere",
  "& h1": { fontSize: "clamp(2.25rem, 1.5rem + 4vw, 4.5rem)" },
} as const;
