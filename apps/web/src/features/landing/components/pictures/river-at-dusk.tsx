import Box from "@mui/material/Box";
import { Boat, Cottage, Fir, Fireflies, duskColours, Moon, Stars } from "./dusk-shapes.tsx";

/** A river between hills under a low moon, and a small boat with a child and a fox on it. */
export function RiverAtDusk() {
  return (
    <Box
      component="svg"
      viewBox="0 0 620 700"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      sx={{ position: "absolute", inset: 0, width: 1, height: 1 }}
    >
      <defs>
        <linearGradient id="river" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={duskColours.moon} />
          <stop offset="0.35" stopColor={duskColours.glow} />
          <stop offset="1" stopColor={duskColours.far} />
        </linearGradient>
      </defs>
      <Stars at={stars} />
      <Moon x={436} y={398} r={46} />
      <path
        d="M330 418h96q10 0 10 7t-10 7h-70q-26 0-26-14Z"
        fill={duskColours.rose}
        opacity="0.55"
      />
      <path
        d="M446 388h92q12 0 12 6t-12 6h-74q-18 0-18-12Z"
        fill={duskColours.rose}
        opacity="0.45"
      />
      <path d="M0 470Q70 410 150 446T310 452 470 436 620 452V700H0Z" fill={duskColours.far} />
      <path d="M0 500Q120 456 236 492T420 488 620 474V700H0Z" fill={duskColours.mid} />
      {farFirs.map(([x, y, h]) => (
        <Fir key={x} x={x} y={y} h={h} fill={duskColours.mid} />
      ))}
      <path
        d="M330 494C372 500 402 508 392 522 378 540 250 548 232 580 212 616 330 640 420 700H36C40 640 96 590 196 556 286 526 326 516 316 504Z"
        fill="url(#river)"
      />
      <g stroke={duskColours.moon} strokeWidth="3" strokeLinecap="round" opacity="0.65">
        <path d="M338 512h22M322 524h34M268 544h40M214 566h26M196 640h44M150 664h62M250 676h50M176 604h20" />
      </g>
      <path
        d="M620 508C540 500 470 516 424 540 360 570 300 590 322 616 348 648 430 660 470 700H620Z"
        fill={duskColours.near}
      />
      <path
        d="M0 530C60 520 130 530 176 548 150 570 96 590 60 634 44 656 40 680 36 700H0Z"
        fill={duskColours.near}
      />
      <Cottage x={520} y={530} />
      {nearFirs.map(([x, y, h]) => (
        <Fir key={x} x={x} y={y} h={h} fill={duskColours.near} />
      ))}
      <Boat x={244} y={622} />
      <path
        d="M180 636q64 10 146 0"
        fill="none"
        stroke={duskColours.cream}
        strokeWidth="2.5"
        opacity="0.5"
        strokeLinecap="round"
      />
      <Fireflies at={fireflies} />
    </Box>
  );
}

const stars = [
  [40, 60, 1.2],
  [96, 150, 0.9],
  [150, 36, 1],
  [214, 96, 0.8],
  [300, 44, 1.3],
  [352, 130, 0.9],
  [398, 60, 1],
  [470, 104, 1.4],
  [520, 40, 0.9],
  [566, 156, 1.1],
  [598, 84, 1],
  [64, 262, 1.1],
  [548, 250, 1.3],
  [120, 330, 1],
  [30, 384, 0.9],
  [206, 352, 1.2],
  [300, 318, 0.9],
  [592, 336, 1],
  [352, 356, 1],
  [80, 412, 0.8],
  [510, 318, 0.9],
  [250, 400, 0.8],
] as const;

const farFirs = [
  [36, 500, 40],
  [60, 496, 54],
  [86, 492, 38],
  [470, 490, 36],
  [560, 482, 46],
  [586, 482, 34],
] as const;

const nearFirs = [
  [34, 548, 118],
  [78, 552, 86],
  [118, 552, 60],
  [584, 524, 128],
  [452, 548, 62],
  [610, 540, 84],
] as const;

const fireflies = [
  [142, 596],
  [96, 636],
  [402, 606],
  [470, 580],
  [440, 650],
  [540, 610],
  [384, 566],
] as const;
