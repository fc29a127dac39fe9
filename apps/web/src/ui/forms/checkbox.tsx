import Box from "@mui/material/Box";
import { useId, type ReactNode } from "react";

interface CheckboxProps {
  label: string;
  /** What it means, below the label. */
  help?: ReactNode;
  isChecked: boolean;
  isDisabled?: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A native checkbox with its label and, below, what it means. */
export function Checkbox({ label, help, isChecked, isDisabled = false, onChange }: CheckboxProps) {
  const id = useId();
  return (
    <Box sx={row}>
      <Box
        component="input"
        type="checkbox"
        id={id}
        aria-describedby={help ? `${id}-help` : undefined}
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
        sx={box}
      />
      <Box sx={{ minWidth: 0, pt: 1 }}>
        <Box component="label" htmlFor={id} sx={{ fontWeight: 600, cursor: "pointer" }}>
          {label}
        </Box>
        {help && (
          <Box id={`${id}-help`} sx={{ typography: "body2", color: "text.secondary" }}>
            {help}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const row = { display: "flex", alignItems: "flex-start", gap: 1, minHeight: 44 } as const;

/** The pointer's target is larger than the box that is seen. */
const box = {
  flexShrink: 0,
  width: 20,
  height: 20,
  m: 1.25,
  mb: 0,
  ml: 0,
  accentColor: "var(--ct-palette-secondary-main)",
} as const;
