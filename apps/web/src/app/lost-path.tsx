import Box from "@mui/material/Box";
import { colourVar } from "#theme/colour-var";

/** A path that ends between two hills, under a small moon. */
export function LostPath() {
  return (
    <Box
      component="svg"
      viewBox="0 0 600 190"
      aria-hidden
      sx={{ display: "block", width: 1, mb: 3, borderRadius: 2 }}
    >
      <rect width="600" height="190" fill={colourVar("stage.violet")} />
      <g fill={colourVar("stage.cream")} opacity="0.7">
        <path d="M60 40h2v2h-2zM148 26h2v2h-2zM236 58h2v2h-2zM330 30h2v2h-2zM402 76h2v2h-2zM548 96h2v2h-2z" />
      </g>
      <circle cx="470" cy="52" r="24" fill={colourVar("stage.moon")} />
      <path d="M0 118Q120 58 260 112T600 84V190H0Z" fill={colourVar("stage.farHill")} />
      <path d="M0 150Q160 96 340 150T600 132V190H0Z" fill={colourVar("stage.midHill")} />
      <path d="M0 176Q180 150 330 178T600 166V190H0Z" fill={colourVar("stage.nearHill")} />
      <path
        d="M96 170l16-54 16 54zM118 172l12-40 12 40zM506 172l15-50 15 50z"
        fill={colourVar("stage.nearHill")}
      />
      <path
        d="M232 188C300 184 250 164 306 158S360 138 336 128"
        fill="none"
        stroke={colourVar("stage.moon")}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="10 10"
      />
    </Box>
  );
}
