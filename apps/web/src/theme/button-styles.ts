import type { ThemeOptions } from "@mui/material/styles";
import { durations, EASING } from "./motion.ts";

/**
 * The very type that `createTheme` takes. With `Components<Theme>` the compiler compared the styles of
 * every component, which was two thirds of its time for the web app.
 */
export type ComponentStyles = NonNullable<ThemeOptions["components"]>;

const settle = ["background-color", "border-color", "color"]
  .map((property) => `${property} ${durations.quick}ms ${EASING}`)
  .join(", ");

/** Where the system paints all grounds alike, a button is known by its edge. */
const edgeInForcedColours = {
  "@media (forced-colors: active)": { border: "1px solid ButtonBorder" },
} as const;

/** Styles of buttons; no control is lower than 44 px, the least size of a touch target. */
export const buttonStyles: ComponentStyles = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 44,
        padding: "8px 20px",
        whiteSpace: "nowrap",
        transition: settle,
        ...edgeInForcedColours,
      },
      sizeLarge: { minHeight: 52, padding: "10px 28px" },
      text: { padding: "8px 12px" },
    },
    variants: [
      {
        props: { variant: "outlined", color: "primary" },
        style: ({ theme }) => ({
          color: theme.vars.palette.text.primary,
          borderColor: theme.vars.palette.divider,
          backgroundColor: theme.vars.palette.background.paper,
          "&:hover": {
            borderColor: theme.vars.palette.control.line,
            backgroundColor: theme.vars.palette.background.paper,
          },
        }),
      },
      {
        props: { variant: "dusk" },
        style: ({ theme }) => ({
          color: theme.vars.palette.stage.ember,
          backgroundColor: theme.vars.palette.stage.cream,
          "&:hover": { backgroundColor: theme.vars.palette.stage.moon },
          "&.Mui-focusVisible": { outlineColor: theme.vars.palette.stage.cream },
        }),
      },
      {
        props: { variant: "duskOutlined" },
        style: ({ theme }) => ({
          color: theme.vars.palette.stage.cream,
          border: `1px solid ${theme.vars.palette.stage.creamLine}`,
          "&:hover": { borderColor: theme.vars.palette.stage.cream },
          "&.Mui-focusVisible": { outlineColor: theme.vars.palette.stage.cream },
        }),
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 44,
        minHeight: 44,
        borderRadius: 4,
        color: theme.vars.palette.text.primary,
        "&:hover": { backgroundColor: theme.vars.palette.tone.quiet.wash },
        ...edgeInForcedColours,
      }),
    },
  },
};
