import { colourVar } from "#theme/colour-var";
import { NightHills } from "./night-hills.tsx";

/** A house whose lights went out; somebody at the door holds a lantern already. */
export function DarkHouse() {
  return (
    <>
      <NightHills />
      <path d="M452 336V236l84-58 84 58v100z" fill={colourVar("stage.night")} />
      <path d="M438 246l98-68 98 68" fill="none" stroke={colourVar("stage.rose")} strokeWidth="9" />
      <g fill={colourVar("stage.farHill")}>
        <path d="M478 252h34v34h-34zM560 252h34v34h-34zM520 286h32v50h-32z" />
      </g>
      <circle cx="640" cy="322" r="44" fill={colourVar("stage.lamp")} opacity="0.22" />
      <circle cx="640" cy="322" r="24" fill={colourVar("stage.lamp")} opacity="0.3" />
      <path d="M632 308h16v24h-16z" fill={colourVar("stage.lamp")} />
      <path
        d="M640 308v-8M630 306h20M630 334h20"
        stroke={colourVar("stage.cream")}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  );
}
