import Box from "@mui/material/Box";
import { colourVar } from "#theme/colour-var";

/** Two chairs at one table, under a lamp: where every session takes place. */
export function TwoChairsPicture() {
  return (
    <Box component="svg" viewBox="0 0 280 190" aria-hidden sx={drawing}>
      <path d="M140 44 84 178h112z" fill={colourVar("tone.marigold.wash")} />
      <g
        fill="none"
        stroke={colourVar("control.line")}
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M140 0v26M8 178h264" />
        <path d="M34 74l8 58h40M42 132l-8 46M82 132l6 46M38 104h8" />
        <path d="M246 74l-8 58h-40M238 132l8 46M198 132l-6 46M242 104h-8" />
      </g>
      <path d="M120 44a20 20 0 0 1 40 0z" fill={colourVar("primary.main")} />
      <g fill={colourVar("primary.main")}>
        <path d="M98 112h84v6H98zM136 118h8v54h-8zM122 172h36v6h-36z" />
      </g>
      <path
        d="M112 104h22v8h-22zM152 98h4v14h-4zM160 104h12v8h-12z"
        fill={colourVar("tone.ember.text")}
      />
    </Box>
  );
}

const drawing = { display: { xs: "none", md: "block" }, width: 1, maxWidth: 280, mt: 4 };
