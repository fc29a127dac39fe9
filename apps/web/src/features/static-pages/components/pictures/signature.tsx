import Box from "@mui/material/Box";
import { FOUNDER } from "../../founder.ts";

/** The founder's hand. */
export function Signature() {
  return (
    <Box
      component="svg"
      viewBox="0 0 310 96"
      role="img"
      aria-label={`Signature of ${FOUNDER}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      sx={{ display: "block", width: 248, maxWidth: 1 }}
    >
      <path d="M12 72C30 58 46 26 54 14c4-5 4 6 2 22-2 16-3 26 0 30 5 5 12-6 16-15 1-3 2 2 0 12 4-11 12-16 13-10 1 6-2 13 3 14 5 0 9-9 11-16-2 9-2 16 3 16 7 0 12-18 14-38 1-9-3-8-4 2-2 15-3 26-2 34 4-12 13-18 15-13 1 6-9 7-12 6 6 3 11 10 18 8 5-2 8-10 12-14 4-3 7 0 5 4-4-4-11 0-11 7 1 6 8 3 11-7 0 6 2 11 10 8" />
      <path d="M28 50c12-5 26-7 36-5M102 39l1.5-1.5M192 14c-3 20-7 38-13 54" />
      <path d="M170 24C196 4 236 12 238 36c2 24-34 38-66 31 30-5 46 6 76 0 18-4 30-14 44-26" />
    </Box>
  );
}
