/** What people built. Each stands with the middle of its foot at x, y. */
import { pictureColours } from "#theme/picture-palette";
import { Glow } from "./lights.tsx";

interface BuildingProps {
  x: number;
  y: number;
  scale?: number;
  /** Mirrors it. */
  flip?: boolean;
}

function at({ x, y, scale = 1, flip = false }: BuildingProps): string {
  return `translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`;
}

export function Cottage(props: BuildingProps & { wall?: string; roof?: string }) {
  const { wall = pictureColours.wall, roof = pictureColours.roof } = props;
  return (
    <g transform={at(props)}>
      <path
        d="M52-190c10-16-12-22 0-44s16-16 12-34"
        fill="none"
        stroke={pictureColours.mist}
        strokeWidth="9"
        strokeLinecap="round"
        opacity="0.5"
      />
      <path d="M38-188h32v60H38Z" fill={pictureColours.stone} />
      <path d="M-96-104H96V0H-96Z" fill={wall} />
      <path d="M40-104h56V0H40Z" fill={pictureColours.wallShade} opacity="0.6" />
      <path d="M-122-98 0-196 122-98q-8 10-20 6L0-170-102-92q-12 4-20-6Z" fill={roof} />
      <path d="M-102-94 0-172 102-94Z" fill={roof} />
      <path
        d="M-60-116q12-8 24 0M-14-138q12-8 24 0M-8-110q12-8 24 0M34-116q12-8 24 0"
        fill="none"
        stroke={pictureColours.roofLight}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M-24 0v-50q0-24 24-24t24 24V0Z" fill={pictureColours.woodDark} />
      <circle cx="14" cy="-30" r="4" fill={pictureColours.mustard} />
      <Glow x={-60} y={-52} r={56} />
      <path d="M-78-70h36v36h-36ZM48-70h36v36H48Z" fill={pictureColours.lamp} />
      <path
        d="M-60-70v36M-78-52h36M66-70v36M48-52h36"
        stroke={pictureColours.woodDark}
        strokeWidth="4"
      />
    </g>
  );
}

export function Tower(props: BuildingProps) {
  return (
    <g transform={at(props)}>
      <path d="M-88 0q14-200 6-420H82q-8 220 6 420Z" fill={pictureColours.stone} />
      <path
        d="M20-420h62q-8 220 6 420H30q4-200-10-420Z"
        fill={pictureColours.stoneDark}
        opacity="0.55"
      />
      <path d="M-104-460h208v44q-104 20-208 0Z" fill={pictureColours.stoneLight} />
      <path d="M-124-452 0-640 124-452q-124 26-248 0Z" fill={pictureColours.roof} />
      <path d="M-40-470 0-640 20-468Z" fill={pictureColours.roofLight} opacity="0.6" />
      <path d="M0-636v-54" stroke={pictureColours.woodDark} strokeWidth="6" />
      <path d="M3-688q30-8 56 8-22 10-56 14Z" fill={pictureColours.mustard} />
      <Glow x={-6} y={-330} r={92} />
      <path d="M-30-300v-44q0-26 26-26t26 26v44Z" fill={pictureColours.lamp} />
      <path d="M-4-370v70M-30-330h52" stroke={pictureColours.stoneDark} strokeWidth="5" />
      <path d="M-24-176v-30q0-18 18-18t18 18v30Z" fill={pictureColours.lamp} opacity="0.85" />
      <path d="M-36 0v-66q0-34 34-34t34 34V0Z" fill={pictureColours.woodDark} />
      <path d="M-2-100V0M-36-40h68" stroke={pictureColours.bark} strokeWidth="5" />
      <g fill={pictureColours.stoneLight} opacity="0.55">
        <path d="M-64-90h30v14h-30ZM34-130h30v14H34ZM-70-240h28v14h-28ZM36-270h30v14H36ZM-66-390h30v14h-30ZM30-384h28v14H30Z" />
      </g>
    </g>
  );
}

export function Lighthouse(props: BuildingProps) {
  return (
    <g transform={at(props)}>
      <path d="M14-330 420-420v150Z" fill={pictureColours.moon} opacity="0.14" />
      <path d="M-14-330-360-390v110Z" fill={pictureColours.moon} opacity="0.1" />
      <path d="M-54 0q10-150 18-290h72Q44-150 54 0Z" fill={pictureColours.cream} />
      <path
        d="M-47-90q47 12 94 0l4 44q-51 14-102 0ZM-39-210q39 10 78 0l3 46q-42 12-84 0Z"
        fill={pictureColours.berry}
      />
      <path
        d="M12-290h24Q44-150 54 0H20q-2-160-8-290Z"
        fill={pictureColours.violet}
        opacity="0.28"
      />
      <path d="M-50-290H50v14H-50Z" fill={pictureColours.woodDark} />
      <path d="M-30-352h60v62h-60Z" fill={pictureColours.lamp} />
      <path d="M-10-352v62M10-352v62" stroke={pictureColours.woodDark} strokeWidth="4" />
      <path d="M-42-350 0-396l42 46Z" fill={pictureColours.berry} />
      <Glow x={0} y={-322} r={110} fill={pictureColours.moon} />
      <path d="M-14 0v-36q0-16 14-16t14 16V0Z" fill={pictureColours.woodDark} />
    </g>
  );
}

export function Stall(props: BuildingProps & { cloth: string }) {
  const { cloth } = props;
  return (
    <g transform={at(props)}>
      <path d="M-104 0v-190M104 0v-190" stroke={pictureColours.woodDark} strokeWidth="10" />
      <path d="M-112-72h224v72h-224Z" fill={pictureColours.wood} />
      <path d="M-112-72h224v14h-224Z" fill={pictureColours.woodLight} />
      <path
        d="M-40-58v58M34-58v58"
        stroke={pictureColours.woodDark}
        strokeWidth="4"
        opacity="0.6"
      />
      <g>
        <circle cx="-82" cy="-84" r="13" fill={pictureColours.coral} />
        <circle cx="-58" cy="-84" r="13" fill={pictureColours.berry} />
        <circle cx="-70" cy="-104" r="13" fill={pictureColours.coral} />
        <circle cx="-14" cy="-82" r="12" fill={pictureColours.mustard} />
        <circle cx="8" cy="-82" r="12" fill={pictureColours.mustard} />
        <path d="M40-72q-2-34 18-40 20 6 18 40Z" fill={pictureColours.teal} />
        <path d="M78-72q-2-24 12-28 14 4 12 28Z" fill={pictureColours.skyBlue} />
      </g>
      <path d="M-128-190q128-46 256 0l8 44q-136-26-272 0Z" fill={pictureColours.cream} />
      <path
        d="M-128-190q26-10 50-15l-6 50q-28 4-52 9ZM-26-212q26-2 50 0l2 50q-28-2-54 0ZM78-205q26 5 50 15l8 44q-24-5-52-9Z"
        fill={cloth}
      />
      <path
        d="M-136-146q17 26 34-5 17 24 34-3 17 24 34-2 17 24 34 0 17 24 34 2 17 24 34 3 17 31 34 5"
        fill={cloth}
      />
      <Glow x={0} y={-132} r={64} />
      <path d="M0-160v16" stroke={pictureColours.night} strokeWidth="3" />
      <path d="M-9-144h18l5 14-5 14H-9l-5-14Z" fill={pictureColours.lamp} />
    </g>
  );
}

export function Boat(props: BuildingProps & { sail?: string }) {
  const { sail = pictureColours.cream } = props;
  return (
    <g transform={at(props)}>
      <path d="M4-30v-220" stroke={pictureColours.woodDark} strokeWidth="8" strokeLinecap="round" />
      <path d="M14-246q86 60 92 186H14Z" fill={sail} />
      <path d="M-4-226q-60 56-70 166h70Z" fill={pictureColours.moon} />
      <path d="M4-252l40 12-40 14Z" fill={pictureColours.berry} />
      <path d="M-132-40h264q-12 62-62 62H-62q-52 0-70-62Z" fill={pictureColours.wood} />
      <path d="M-122-14h246" stroke={pictureColours.woodLight} strokeWidth="6" />
      <path d="M-132-40h264l-3 12h-256Z" fill={pictureColours.mustard} />
    </g>
  );
}

export function LampPost(props: BuildingProps) {
  return (
    <g transform={at(props)}>
      <Glow x={0} y={-206} r={110} />
      <path d="M-5 0q4-90 0-180h10q-4 90 0 180Z" fill={pictureColours.night} />
      <path d="M-16 0h32l-6-14h-20Z" fill={pictureColours.night} />
      <path d="M-18-226h36l-8 46h-20Z" fill={pictureColours.lamp} />
      <path d="M-22-226h44L0-248Z" fill={pictureColours.night} />
    </g>
  );
}
