import Box from "@mui/material/Box";
import type { ReactNode } from "react";

interface SampleCodeProps {
  children: ReactNode;
}

/** A block of example code, as the chat shows it. */
export function SampleCode({ children }: SampleCodeProps) {
  return (
    <Box component="pre" sx={frame}>
      {children}
    </Box>
  );
}

type Part = "keyword" | "name" | "string" | "comment";

/** A part of the code in its syntax colour. */
export function Code({ part, children }: { part: Part; children: ReactNode }) {
  return (
    <Box component="span" sx={{ color: `code.${part}` }}>
      {children}
    </Box>
  );
}

const frame = {
  typography: "code",
  fontSize: "0.84rem",
  m: 0,
  mt: 1,
  px: 1.5,
  py: 1,
  whiteSpace: "pre-wrap",
  bgcolor: "background.paper",
  border: "1px solid",
  borderColor: "divider",
  borderRadius: 1,
};
