import Box from "@mui/material/Box";
import { Boat, Fir, Fireflies, duskColours, Moon, Stars } from "./dusk-shapes.tsx";
import { Owl } from "./owl.tsx";

/** The scene the example plays in: a wide lake, hills, and an owl who knows the way. */
export function LakeAtDusk() {
  return (
    <Box
      component="svg"
      viewBox="0 0 1144 700"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      sx={{ position: "absolute", inset: 0, width: 1, height: 1 }}
    >
      <defs>
        <linearGradient id="lake" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={duskColours.glow} />
          <stop offset="0.16" stopColor={duskColours.rose} />
          <stop offset="1" stopColor={duskColours.mid} />
        </linearGradient>
      </defs>
      <Stars at={stars} />
      <Moon x={716} y={262} r={52} />
      <path d="M0 330Q160 236 330 300T640 296 900 284 1144 310V700H0Z" fill={duskColours.far} />
      <path d="M0 366Q220 310 420 352T780 346 1144 330V700H0Z" fill={duskColours.mid} />
      {firs.map(([x, y, h]) => (
        <Fir key={x} x={x} y={y} h={h} fill={duskColours.mid} />
      ))}
      <path d="M0 386Q280 372 572 378T1144 374V700H0Z" fill="url(#lake)" />
      <g stroke={duskColours.moon} strokeWidth="3" strokeLinecap="round" opacity="0.6">
        <path d="M676 392h84M692 408h58M668 426h98M704 444h36M500 404h40M430 432h52M762 470h60M330 410h30" />
      </g>
      <Boat x={560} y={440} scale={0.92} />
      <path
        d="M494 452q70 9 150 0"
        fill="none"
        stroke={duskColours.cream}
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity="0.5"
      />
      <path d="M0 420Q90 404 190 436T350 520Q300 560 340 700H0Z" fill={duskColours.near} />
      <path d="M1144 412Q1060 404 970 440T826 520Q880 560 850 700h294Z" fill={duskColours.near} />
      {nearFirs.map(([x, y, h]) => (
        <Fir key={x} x={x} y={y} h={h} fill={duskColours.near} />
      ))}
      <Owl x={212} y={392} />
      <Fireflies at={fireflies} />
    </Box>
  );
}

const stars = [
  [60, 90, 1.4],
  [140, 40, 1],
  [210, 150, 0.9],
  [300, 70, 1.2],
  [90, 220, 1],
  [420, 36, 0.9],
  [520, 24, 1.1],
  [700, 40, 1],
  [800, 90, 0.9],
  [900, 50, 1.3],
  [980, 130, 1],
  [1060, 60, 1.2],
  [1104, 180, 0.9],
  [1010, 250, 1],
  [180, 280, 0.9],
  [660, 250, 0.9],
  [420, 262, 1],
  [560, 290, 0.8],
] as const;

const firs = [
  [360, 350, 44],
  [386, 352, 60],
  [414, 354, 40],
  [850, 344, 46],
  [876, 344, 34],
  [960, 340, 52],
] as const;

const nearFirs = [
  [44, 430, 190],
  [116, 432, 128],
  [1096, 424, 208],
  [1030, 432, 130],
  [976, 446, 84],
] as const;

const fireflies = [
  [150, 404],
  [268, 440],
  [306, 470],
  [930, 440],
  [890, 470],
  [1010, 446],
  [258, 410],
] as const;
