import { MOST_STARS } from "@codetale/domain/coders/ratings";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { StarIcon } from "#ui/display/icons";
import { ChoiceChips } from "#ui/forms/choice-chips";
import { words } from "../words.ts";

interface StarChoiceProps {
  /** Null before one is chosen. */
  stars: number | null;
  /** Shown where none was chosen; else empty. */
  error: string;
  onChoose: (stars: number) => void;
}

export function StarChoice({ stars, error, onChoose }: StarChoiceProps) {
  return (
    <div>
      <ChoiceChips
        legend={words.legend}
        columns={MOST_STARS}
        value={String(stars ?? "")}
        onChoose={(value) => onChoose(Number(value))}
        choices={words.meanings.map((meaning, index) => ({
          value: String(index + 1),
          name: `${index + 1} of ${MOST_STARS}, ${meaning}`,
          label: (
            <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 0.5 }}>
              {index + 1}
              <StarIcon size="1em" />
            </Box>
          ),
        }))}
      />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.75, minHeight: "1.5em" }}>
        {stars !== null && words.meanings[stars - 1]}
      </Typography>
      {/* Always rendered, so that screen readers announce text that appears in it. */}
      <Typography role="alert" variant="body2" color="tone.crimson.text">
        {error}
      </Typography>
    </div>
  );
}
