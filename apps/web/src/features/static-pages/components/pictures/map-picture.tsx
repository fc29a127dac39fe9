import Box from "@mui/material/Box";
import { colourVar } from "#theme/colour-var";

/** A sketch of the place: the creek, the railway, the wooded hills, and a pin. */
export function MapPicture() {
  return (
    <Box component="svg" viewBox="0 0 560 200" aria-hidden sx={{ display: "block", width: 1 }}>
      <rect width="560" height="200" fill={colourVar("tone.quiet.wash")} />
      <path d="M0 0H96C120 40 72 74 96 112S150 168 132 200H0Z" fill={colourVar("tone.sky.wash")} />
      <path
        d="M560 0H430C400 44 452 74 424 116S446 176 428 200H560Z"
        fill={colourVar("tone.pine.wash")}
      />
      <g stroke={colourVar("background.paper")} strokeWidth="7" fill="none">
        <path d="M120 52C210 66 300 40 424 60M112 148C220 130 330 156 432 140" />
        <path d="M196 0C188 70 214 130 200 200M352 0C366 80 336 130 356 200" />
      </g>
      <path
        d="M276 0C262 60 292 130 274 200"
        fill="none"
        stroke={colourVar("text.secondary")}
        strokeWidth="2"
        strokeDasharray="9 5"
      />
      <g fill={colourVar("tone.pine.text")} opacity="0.55">
        <path d="M470 66l11-30 11 30zM496 84l9-26 9 26zM460 138l10-28 10 28zM500 160l11-32 11 32zM528 60l8-24 8 24z" />
      </g>
      <g fill="none" stroke={colourVar("tone.sky.text")} strokeWidth="1.5" opacity="0.5">
        <path d="M20 44q8-6 16 0t16 0M34 96q8-6 16 0t16 0M16 150q8-6 16 0t16 0t16 0" />
      </g>
      <path
        d="M316 130c-20-26-30-38-30-54a30 30 0 0 1 60 0c0 16-10 28-30 54z"
        fill={colourVar("secondary.main")}
      />
      <circle cx="316" cy="76" r="11" fill={colourVar("background.paper")} />
    </Box>
  );
}
