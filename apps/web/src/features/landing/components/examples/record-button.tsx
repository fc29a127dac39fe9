import Box from "@mui/material/Box";
import { duskColours } from "../pictures/dusk-shapes.tsx";

/** The round button one answers with; its ring empties in ten seconds. */
export function RecordButton() {
  return (
    <Box
      component="svg"
      viewBox="0 0 104 104"
      sx={{ display: "block", width: 96, mx: "auto", mt: 3 }}
    >
      <Box
        component="circle"
        cx="52"
        cy="52"
        r="44"
        sx={{ fill: "var(--ct-palette-stage-ember)" }}
      />
      <circle
        cx="52"
        cy="52"
        r="49"
        fill="none"
        stroke={duskColours.cream}
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="220 308"
        transform="rotate(-90 52 52)"
      />
      <rect x="43" y="28" width="18" height="32" rx="9" fill={duskColours.cream} />
      <path
        d="M35 50a17 17 0 0 0 34 0M52 67v9"
        stroke={duskColours.cream}
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
    </Box>
  );
}
