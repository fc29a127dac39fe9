import type { ShownRatings } from "@codetale/contract/coders";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { plainList } from "#theme/surfaces";
import { StarIcon } from "#ui/display/icons";
import { words } from "../words.ts";

/** The ratings of all learners together, or why none are shown. */
export function RatingsTogether({ ratings }: { ratings: ShownRatings }) {
  if (ratings === null) return <Typography color="text.secondary">{words.tooFew}</Typography>;
  return (
    <>
      <Box sx={line}>
        <Box component="span" sx={{ color: "tone.marigold.text", display: "inline-flex" }}>
          <StarIcon size={22} />
        </Box>
        {words.average(ratings.average, ratings.count)}
      </Box>
      {ratings.words.length > 0 && (
        <Box component="ul" aria-label={words.said} sx={{ ...plainList, mt: 2 }}>
          {ratings.words.map((text, index) => (
            <Box component="li" key={index} sx={quote}>
              {text}
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

const line = {
  display: "flex",
  alignItems: "center",
  gap: 1,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
} as const;

const quote = {
  py: 1.25,
  borderTop: "1px solid",
  borderColor: "divider",
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  maxWidth: "62ch",
} as const;
