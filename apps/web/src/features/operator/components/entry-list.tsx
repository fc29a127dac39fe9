import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** A list of entries with rules between them. */
export function EntryList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: "none" }}>
      {children}
    </Box>
  );
}

interface EntryProps {
  title: string;
  /** Chips that say in which state it is. */
  states?: ReactNode;
  /** Lines below the title; empty ones are left out. */
  lines: readonly (string | null)[];
  /** Buttons. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** One entry: what it is, its state, and what can be done about it. */
export function Entry({ title, states, lines, actions, children }: EntryProps) {
  return (
    <Box component="li" sx={entry}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={heading}>
          <Box component="bdi" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
            {title}
          </Box>
          {states}
        </Box>
        {lines.map(
          (line) =>
            line && (
              <Box key={line} sx={{ ...lineStyle, typography: "body2" }}>
                {line}
              </Box>
            ),
        )}
        {children}
      </Box>
      {actions && <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>{actions}</Box>}
    </Box>
  );
}

const entry = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) auto" },
  alignItems: "start",
  columnGap: 3,
  rowGap: 1.5,
  py: 2,
  borderBottom: "1px solid",
  borderColor: "divider",
} as const;

const heading = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 1.5,
  rowGap: 0.5,
  mb: 0.5,
};

const lineStyle = { color: "text.secondary", overflowWrap: "anywhere" } as const;
