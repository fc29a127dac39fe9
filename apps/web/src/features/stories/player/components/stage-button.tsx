import Box from "@mui/material/Box";
import type { ComponentProps, ReactNode } from "react";
import { nightVeil } from "./night-backdrop.ts";

interface StageButtonProps extends Omit<ComponentProps<"button">, "ref" | "color"> {
  icon: ReactNode;
  /** The accessible name; shown beside the icon unless `isBare`. */
  label: string;
  isBare?: boolean;
  /** Whether `useStageFocus` may give it the focus. */
  takesFocus?: boolean;
}

/** A secondary button over the picture. */
export function StageButton(props: StageButtonProps) {
  const { icon, label, isBare = false, takesFocus = false, ...button } = props;
  return (
    <Box
      component="button"
      type="button"
      {...button}
      {...(isBare && { "aria-label": label, title: label })}
      {...(takesFocus && { "data-takes-focus": true })}
      sx={{ ...style, ...(isBare && { px: 0, width: 48 }) }}
    >
      {icon}
      {!isBare && <span>{label}</span>}
    </Box>
  );
}

const style = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 1,
  minHeight: 48,
  px: 2,
  border: "1px solid",
  borderColor: "stage.creamLine",
  borderRadius: 999,
  color: "stage.cream",
  bgcolor: nightVeil(72),
  font: "inherit",
  fontWeight: 600,
  cursor: "pointer",
  transition: "border-color 120ms, background-color 120ms",
  "&:hover:enabled": { borderColor: "stage.cream", bgcolor: nightVeil(90) },
  "&:focus-visible": { outline: "3px solid", outlineColor: "stage.lamp", outlineOffset: 2 },
  "&:disabled": { opacity: 0.5, cursor: "default" },
} as const;
