import Box from "@mui/material/Box";
import { colourVar } from "#theme/colour-var";

/** An envelope on its way over the hills at dusk. */
export function LetterPicture() {
  return (
    <Box component="svg" viewBox="0 0 560 200" aria-hidden sx={{ display: "block", width: 1 }}>
      <defs>
        <linearGradient id="letter-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={colourVar("stage.violet")} />
          <stop offset="0.62" stopColor={colourVar("stage.rose")} />
          <stop offset="1" stopColor={colourVar("stage.glow")} />
        </linearGradient>
      </defs>
      <rect width="560" height="200" fill="url(#letter-sky)" />
      <circle cx="458" cy="62" r="28" fill={colourVar("stage.moon")} />
      <path d="M0 150Q120 96 260 136Q420 176 560 112V200H0Z" fill={colourVar("stage.farHill")} />
      <path d="M0 176Q150 130 320 164Q450 186 560 150V200H0Z" fill={colourVar("stage.midHill")} />
      <path d="M0 192Q170 164 340 184Q460 196 560 178V200H0Z" fill={colourVar("stage.nearHill")} />
      <path
        d="M40 150C110 96 150 150 204 104"
        fill="none"
        stroke={colourVar("stage.cream")}
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="2 9"
        opacity="0.8"
      />
      <g transform="translate(214 54) rotate(-8)">
        <rect width="104" height="68" rx="4" fill={colourVar("stage.cream")} />
        <path
          d="M2 4l50 36L102 4M3 65l36-33M101 65L65 32"
          fill="none"
          stroke={colourVar("stage.rose")}
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        <circle cx="52" cy="40" r="9" fill={colourVar("stage.ember")} />
      </g>
    </Box>
  );
}
