import type { StoryLink } from "@codetale/contract/stories/links";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { words } from "../words.ts";

interface LinkListProps {
  links: readonly StoryLink[];
  onRevoke: (link: StoryLink) => void;
}

/** The private links of a story: for whom, since when, last used, and a button that ends each. */
export function LinkList({ links, onRevoke }: LinkListProps) {
  if (links.length === 0) return <Typography color="text.secondary">{words.noLinks}</Typography>;
  return (
    <Box component="ul" aria-label={words.linksList} sx={list}>
      {links.map((link) => (
        <Box component="li" key={link.id} sx={row}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
            <Typography dir="auto" sx={{ fontWeight: 600 }}>
              {link.label || words.unnamedLink}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {words.linkFacts(
                dayText(link.createdAt),
                link.lastUsedOn && utcDayText(link.lastUsedOn),
              )}
            </Typography>
          </Box>
          <Button
            variant="text"
            aria-label={words.revokeLabel(link.label || words.unnamedLink)}
            onClick={() => onRevoke(link)}
          >
            {words.revoke}
          </Button>
        </Box>
      ))}
    </Box>
  );
}

const style = { day: "numeric", month: "long", year: "numeric" } as const;

function dayText(instant: number): string {
  return new Date(instant).toLocaleDateString("en-GB", style);
}

/** @param day such as `2026-11-23`, counted in UTC */
function utcDayText(day: string): string {
  return new Date(day).toLocaleDateString("en-GB", { ...style, timeZone: "UTC" });
}

const list = { m: 0, p: 0, listStyle: "none", display: "grid" };

const row = {
  display: "flex",
  alignItems: "center",
  gap: 1,
  py: 1,
  borderTop: "1px solid",
  borderColor: "divider",
};
