import { keyframes } from "@emotion/react";
import Box from "@mui/material/Box";

/** A spinner in the colour of the surrounding text; hidden from screen readers. */
export function Spinner({ size = "1.1em" }: { size?: string | number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 24 24"
      aria-hidden
      sx={{ width: size, height: size, animation: `${turn} 900ms linear infinite` }}
    >
      <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round">
        <circle cx="12" cy="12" r="9" opacity=".3" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </g>
    </Box>
  );
}

const turn = keyframes`to { transform: rotate(1turn); }`;
