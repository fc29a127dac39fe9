/** The frame of every form field: label above, help and error below, connected by ids. */
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId, type ReactNode } from "react";
import { WarningIcon } from "../display/icons.tsx";
import { visuallyHidden } from "../text/visually-hidden.tsx";

export interface FieldProps {
  label: string;
  /** How to fill the field in. */
  help?: ReactNode;
  /** The error message; marks the field as invalid. */
  error?: ReactNode;
  /** Shows "optional" beside the label, outside the field's accessible name. */
  isOptional?: boolean;
  /** Hides the label visually, for a field right below a heading with the same text. */
  isLabelHidden?: boolean;
}

/** Attributes that the control in the frame must have. */
export interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldFrameProps extends FieldProps {
  children: (control: ControlProps) => ReactNode;
}

export function Field(props: FieldFrameProps) {
  const { label, help, error, isOptional, isLabelHidden, children } = props;
  const id = useId();
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, help && helpId].filter(Boolean).join(" ");

  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={isLabelHidden ? {} : above}>
        <Typography
          component="label"
          htmlFor={id}
          variant="body2"
          sx={isLabelHidden ? visuallyHidden : { fontWeight: 600 }}
        >
          {label}
        </Typography>
        {isOptional && (
          <Typography variant="caption" color="text.secondary">
            optional
          </Typography>
        )}
      </Box>
      {children({
        id,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error && (
        <Typography id={errorId} variant="body2" color="tone.crimson.text" sx={underneath}>
          <WarningIcon size="1.1em" />
          <span>{error}</span>
        </Typography>
      )}
      {help && (
        <Typography id={helpId} variant="body2" color="text.secondary" sx={{ mt: 0.75 }}>
          {help}
        </Typography>
      )}
    </Box>
  );
}

const above = { display: "flex", justifyContent: "space-between", gap: 1, mb: 0.75 } as const;

const underneath = { mt: 0.75, display: "flex", gap: 0.75, "& svg": { mt: "0.2em" } } as const;
