import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { PageHeading } from "#ui/page-heading";

interface ReadyHeadingProps {
  title: string;
  lang: string | undefined;
  hint: string;
}

/** The story's title, in large letters over its first place. */
export function ReadyHeading({ title, lang, hint }: ReadyHeadingProps) {
  return (
    <Box sx={heading}>
      <PageHeading title={title}>
        <bdi lang={lang}>{title}</bdi>
      </PageHeading>
      <Typography sx={{ fontSize: "1.25rem", color: "stage.mutedCream", textWrap: "balance" }}>
        {hint}
      </Typography>
    </Box>
  );
}

const heading = {
  display: "grid",
  justifyItems: "center",
  gap: 2,
  maxWidth: 860,
  mx: "auto",
  mt: { xs: 1, sm: 3 },
  textAlign: "center",
  overflowWrap: "anywhere",
  "& h1": { fontSize: "clamp(2.25rem, 1.5rem + 4vw, 4.5rem)" },
} as const;
