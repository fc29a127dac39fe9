import Box from "@mui/material/Box";
import type { ReactNode } from "react";

interface MeaningSelectProps {
  /** What is chosen, for screen readers: `Meaning of “trains”`. */
  label: string;
  /** Shown before the meaning. */
  prefix?: string;
  value: string;
  /** Whether something was understood. */
  isUnderstood: boolean;
  isBusy: boolean;
  onChoose: (value: string) => void;
  /** Options, also in groups. */
  children: ReactNode;
}

/** A chip that shows what was understood; as a native select it can be corrected on any device. */
export function MeaningSelect(props: MeaningSelectProps) {
  const { label, prefix, value, isUnderstood, isBusy, onChoose, children } = props;
  return (
    <Box
      component="span"
      sx={{ ...chip, ...(isUnderstood ? understood : { borderStyle: "dashed" }) }}
    >
      {prefix !== undefined && (
        <Box component="span" aria-hidden sx={{ color: "text.secondary", whiteSpace: "nowrap" }}>
          {prefix}
        </Box>
      )}
      <Box
        component="select"
        aria-label={label}
        value={value}
        disabled={isBusy}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        sx={select}
      >
        {children}
      </Box>
    </Box>
  );
}

const chip = {
  display: "inline-flex",
  alignItems: "center",
  gap: 0.75,
  minHeight: 44,
  maxWidth: "100%",
  px: 1.25,
  border: "1px solid",
  borderColor: "control.line",
  borderRadius: 1,
  typography: "body2",
  bgcolor: "background.paper",
  "&:focus-within": { outline: "3px solid", outlineColor: "primary.main", outlineOffset: "-1px" },
};

const understood = { bgcolor: "tone.pine.wash", borderColor: "transparent" };

const select = {
  font: "inherit",
  fontWeight: 600,
  color: "text.primary",
  bgcolor: "transparent",
  border: 0,
  outline: 0,
  minWidth: 0,
  minHeight: 42,
  maxWidth: "100%",
  textOverflow: "ellipsis",
  "& option, & optgroup": { bgcolor: "background.paper", color: "text.primary" },
} as const;
