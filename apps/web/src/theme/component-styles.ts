/** Defaults and styles of MUI's components: thin lines instead of shadows, no ripple. */
import type { ElementType } from "react";
import { baseStyles } from "./base-styles.ts";
import { buttonStyles, type ComponentStyles } from "./button-styles.ts";
import { durations, EASING } from "./motion.ts";

export const componentStyles = (LinkComponent: ElementType): ComponentStyles => ({
  MuiCssBaseline: { styleOverrides: baseStyles as never },
  MuiButtonBase: { defaultProps: { disableRipple: true, LinkComponent } },
  ...buttonStyles,
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: "none" } },
  },
  MuiTypography: {
    defaultProps: { variantMapping: { subtitle1: "p", subtitle2: "p", eyebrow: "p" } },
    styleOverrides: {
      // Lets `color` take any path of the palette, as `sx` does.
      root: ({ theme, ownerState }) =>
        typeof ownerState.color === "string" && ownerState.color.includes(".")
          ? theme.unstable_sx({ color: ownerState.color })
          : {},
    },
  },
  MuiLink: {
    defaultProps: { underline: "always", component: LinkComponent },
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.tone.pine.text,
        fontWeight: 600,
        textDecorationColor: "currentColor",
        textDecorationThickness: 1,
        textUnderlineOffset: "0.2em",
        borderRadius: 2,
        "&:hover": { textDecorationThickness: 2 },
      }),
    },
  },
  MuiDialog: {
    // What scrolls then holds the buttons too: arrow keys scroll it from wherever the focus is, and
    // a low window shows the text in full height.
    defaultProps: { scroll: "body" },
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: 8,
        margin: 16,
        width: "calc(100% - 32px)",
        boxShadow: theme.shadows[24],
        scrollMargin: 16,
        // Else the buttons would stick to the paper and not to the window.
        overflowY: "visible",
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.h3, padding: "28px 28px 8px" }),
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: "8px 28px 20px" } } },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: "8px 28px 28px",
        gap: 12,
        flexWrap: "wrap",
        "@media (min-height: 480px)": {
          position: "sticky",
          bottom: 0,
          borderRadius: "0 0 8px 8px",
          backgroundColor: theme.vars.palette.background.paper,
        },
      }),
    },
    defaultProps: { disableSpacing: true },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({
        "&:not(.MuiBackdrop-invisible)": {
          backgroundColor: `color-mix(in srgb, ${theme.vars.palette.stage.night} 55%, transparent)`,
        },
      }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({ borderBottom: `1px solid ${theme.vars.palette.divider}` }),
      indicator: {
        height: 3,
        borderRadius: "3px 3px 0 0",
        "@media (forced-colors: active)": {
          backgroundColor: "Highlight",
          forcedColorAdjust: "none",
        },
      },
      list: { gap: 8 },
      // The first tab begins where the text below it does, until there is something before it.
      scrollButtons: { "&.Mui-disabled": { width: 0 } },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        minWidth: 0,
        padding: "12px 12px",
        color: theme.vars.palette.text.secondary,
        transition: `color ${durations.quick}ms ${EASING}`,
        "&:hover": { color: theme.vars.palette.text.primary },
        "&.Mui-selected": { color: theme.vars.palette.tone.pine.text },
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: "wave" },
    styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.vars.palette.divider }) },
  },
});
