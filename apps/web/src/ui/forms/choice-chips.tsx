import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId, type ReactNode } from "react";
import { visuallyHidden } from "../text/visually-hidden.tsx";

export interface Choice {
  value: string;
  label: ReactNode;
  /** Accessible name, where the label alone does not say it all. */
  name?: string;
  isDisabled?: boolean;
}

interface ChoiceChipsProps {
  legend: string;
  /** Hides the legend visually, where the place says it. */
  isLegendHidden?: boolean;
  choices: readonly Choice[];
  /** The chosen value; one that is no choice leaves all of them open. */
  value: string;
  onChoose: (value: string) => void;
  /** Columns of equal width; as wide as their texts where it is missing. */
  columns?: number | Record<string, number>;
}

/** One choice out of a few that are all in view: radio buttons, so arrow keys go through them. */
export function ChoiceChips(props: ChoiceChipsProps) {
  const { legend, isLegendHidden = false, choices, value, onChoose, columns } = props;
  const group = useId();
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" sx={isLegendHidden ? visuallyHidden : title}>
        {legend}
      </Typography>
      <Box sx={columns === undefined ? row : { ...grid, gridTemplateColumns: columnsOf(columns) }}>
        {choices.map((choice) => (
          <Box component="label" key={choice.value} sx={{ position: "relative", display: "grid" }}>
            <Box
              component="input"
              type="radio"
              name={group}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.isDisabled}
              aria-label={choice.name}
              onChange={() => onChoose(choice.value)}
              sx={radio}
            />
            <Box component="span" sx={chip}>
              {choice.label}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function columnsOf(columns: number | Record<string, number>) {
  const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
  if (typeof columns === "number") return equal(columns);
  return Object.fromEntries(Object.entries(columns).map(([from, count]) => [from, equal(count)]));
}

const title = { p: 0, mb: 0.75, fontWeight: 600 } as const;

const row = {
  display: "flex",
  flexWrap: "wrap",
  gap: 1,
  "& > label": { minWidth: 72 },
} as const;

const grid = { display: "grid", gap: { xs: 0.75, sm: 1 } } as const;

/** Above the chip and as large, so that a press and a screen reader's touch meet the radio button. */
const radio = {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  m: 0,
  opacity: 0,
  cursor: "pointer",
  "&:disabled": { cursor: "not-allowed" },
} as const;

const chip = {
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  minHeight: 44,
  minWidth: 0,
  px: { xs: 0.5, sm: 1.25 },
  py: 0.75,
  textAlign: "center",
  lineHeight: 1.2,
  fontVariantNumeric: "tabular-nums",
  color: "text.primary",
  bgcolor: "background.paper",
  border: "1px solid",
  borderColor: "control.line",
  borderRadius: 1,
  transition: "background-color 120ms, border-color 120ms",
  "input:hover:not(:disabled) + &": { borderColor: "text.primary" },
  "input:focus-visible + &": {
    outline: "3px solid",
    outlineColor: "primary.main",
    outlineOffset: 2,
  },
  "input:checked + &": {
    color: "primary.contrastText",
    bgcolor: "primary.main",
    borderColor: "primary.main",
    fontWeight: 600,
  },
  "input:disabled + &": {
    color: "text.secondary",
    bgcolor: "transparent",
    borderStyle: "dashed",
    borderColor: "divider",
    textDecoration: "line-through",
  },
  // The system paints every ground alike there.
  "@media (forced-colors: active)": {
    "input:checked + &": {
      color: "HighlightText",
      bgcolor: "Highlight",
      borderColor: "Highlight",
      forcedColorAdjust: "none",
    },
    "input:disabled + &": { color: "GrayText", borderColor: "GrayText" },
  },
} as const;
