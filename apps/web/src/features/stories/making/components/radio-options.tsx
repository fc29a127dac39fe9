import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

interface RadioOptionsProps<Kind extends string> {
  /** Of the group, for the browser. */
  name: string;
  heading: string;
  options: readonly { kind: Kind; label: string; hint: string }[];
  chosen: Kind;
  isBusy: boolean;
  onChoose: (kind: Kind) => void;
  /** What belongs to the chosen option. */
  children?: ReactNode;
}

/** Options of which one is chosen, each with a line that explains it. */
export function RadioOptions<Kind extends string>(props: RadioOptionsProps<Kind>) {
  const { name, heading, options, chosen, isBusy, onChoose, children } = props;
  return (
    <Box component="fieldset" disabled={isBusy} sx={frame}>
      <Typography component="legend" variant="h3" sx={{ p: 0, mb: 1.5 }}>
        {heading}
      </Typography>
      {options.map(({ kind, label, hint }) => (
        <Box component="label" key={kind} sx={optionStyle}>
          <input
            type="radio"
            name={name}
            checked={chosen === kind}
            onChange={() => onChoose(kind)}
          />
          <span>
            <strong>{label}</strong>
            <Typography component="span" color="text.secondary" sx={{ display: "block" }}>
              {hint}
            </Typography>
          </span>
        </Box>
      ))}
      {children}
    </Box>
  );
}

const frame = { border: 0, m: 0, p: 0, minWidth: 0, display: "grid", gap: 1 } as const;

/** Also of a checkbox that stands among the options. */
export const optionStyle = {
  display: "flex",
  alignItems: "start",
  gap: 1.5,
  py: 1,
  minHeight: 44,
  "& input": {
    flex: "none",
    width: 20,
    height: 20,
    mt: 0.25,
    accentColor: "var(--ct-palette-secondary-main)",
  },
} as const;
