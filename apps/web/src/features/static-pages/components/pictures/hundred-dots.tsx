import Box from "@mui/material/Box";
import { colourVar } from "#theme/colour-var";

const ROW = 10;
const STEP = 32;
const RADIUS = 10;

/** Somewhere in the crowd. */
const THE_ONE = 67;

/** A hundred dots, of which one is not even filled: what less than one percent looks like. */
export function HundredDots() {
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${ROW * STEP} ${ROW * STEP}`}
      aria-hidden
      sx={{ display: "block", width: 1 }}
    >
      {Array.from({ length: 100 }, (_, index) =>
        index === THE_ONE ? <TheOne key={index} /> : <Dot key={index} index={index} />,
      )}
    </Box>
  );
}

function Dot({ index }: { index: number }) {
  const { x, y } = placeOf(index);
  return <circle cx={x} cy={y} r={RADIUS} fill={colourVar("divider")} />;
}

/** Three quarters of a disc, beginning at the top, within a ring. */
function TheOne() {
  const { x, y } = placeOf(THE_ONE);
  const colour = colourVar("secondary.main");
  return (
    <>
      <circle cx={x} cy={y} r={RADIUS} fill="none" stroke={colour} strokeWidth="2" />
      <path
        d={`M${x} ${y}V${y - RADIUS}A${RADIUS} ${RADIUS} 0 1 1 ${x - RADIUS} ${y}Z`}
        fill={colour}
      />
    </>
  );
}

function placeOf(index: number): { x: number; y: number } {
  return {
    x: (index % ROW) * STEP + STEP / 2,
    y: Math.floor(index / ROW) * STEP + STEP / 2,
  };
}
