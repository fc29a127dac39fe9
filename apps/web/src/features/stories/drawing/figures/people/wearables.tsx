/** Parts of people's clothes and heads that take the colours of the character. */
import { pictureColours } from "#theme/picture-palette";
import { SvgPart } from "#ui/display/svg-picture";
import type { PersonLook } from "./person-design.ts";

/** A part that is the same for all. */
export const part = (file: string) => () => <SvgPart file={file} />;

export const cape = ({ trim }: Pick<PersonLook, "trim">) => (
  <path d="M-26-126Q-62-60-66-12 0 8 58-12 54-60 26-126Z" fill={trim} />
);

/** A beard, which children have not. */
const beard =
  (path: string) =>
  ({ hair, age }: PersonLook) =>
    age !== "child" && <path d={path} fill={hair} />;

export const shortBeard = beard(
  "M-36 6Q-34 42 12 48 44 36 37 4 34 16 26 12 14 4 2 12-12 20-22 8-30 18-36 6Z",
);

export const longBeard = beard(
  "M-36 4Q-38 50-8 66 2 88 14 104 24 84 32 62 44 36 37 4 34 16 26 11 14 4 2 11-12 20-22 8-30 18-36 4Z",
);

export const pointedEars = ({ skin }: PersonLook) => (
  <path d="M-28-8Q-54-22-66-24-62 8-30 16ZM34-8Q54-22 66-24 62 8 34 16Z" fill={skin} />
);

export const ermine = () => (
  <g>
    <path d="M-30-128Q0-104 30-128L42-106Q0-74-42-106Z" fill={cream} />
    <path
      d="M-24-106l3 8M0-98v8M24-106l-3 8"
      stroke={night}
      strokeWidth="4"
      strokeLinecap="round"
    />
  </g>
);

export const ruff = () => (
  <path
    d="M-46-158Q-52-112 0-108 52-112 46-158 32-134 0-134-32-134-46-158Z"
    fill={cream}
    stroke={pictureColours.moon}
    strokeWidth="4"
  />
);

export const belt = ({ trim }: PersonLook) => (
  <g>
    <path d="M-35-68q35 9 70 0l1 11q-36 9-72 0Z" fill={pictureColours.woodDark} />
    <path d="M-7-66H8v14H-7Z" fill="none" stroke={trim} strokeWidth="4" />
  </g>
);

export const wings = () => (
  <g fill={pictureColours.ice} opacity="0.85">
    <path d="M-6-104Q-60-190-98-150-112-108-6-96ZM6-104Q60-190 98-150 112-108 6-96Z" />
    <path
      d="M-6-98Q-78-94-78-58-56-32-4-84ZM6-98Q78-94 78-58 56-32 4-84Z"
      fill={pictureColours.pink}
    />
  </g>
);

export const heroMask = ({ trim }: PersonLook) => (
  <g>
    <path d="M-37-10Q12-20 37-10 42 4 32 12 20 12 13 5 6 12-6 12-20 6-37 0Z" fill={trim} />
    <g fill={cream}>
      <ellipse cx="2" cy="-1" rx="9" ry="8" />
      <ellipse cx="23" cy="-1" rx="9" ry="8" />
    </g>
  </g>
);

export const eyePatch = () => (
  <g>
    <path d="M-36-16L2-4 38-22" fill="none" stroke={night} strokeWidth="4" />
    <path d="M-9-8Q2-14 13-8 14 10 2 12-10 10-9-8Z" fill={night} />
  </g>
);

export const spaceHelmet = () => (
  <g>
    <circle cx="2" cy="-4" r="51" fill={pictureColours.ice} opacity="0.2" />
    <circle cx="2" cy="-4" r="52" fill="none" stroke={cream} strokeWidth="9" />
    <path d="M-34-24q8-18 24-24" fill="none" stroke={cream} strokeWidth="6" strokeLinecap="round" />
    <path d="M-30 36Q2 52 34 36L36 48Q2 62-32 48Z" fill={pictureColours.coral} />
  </g>
);

const { cream, night } = pictureColours;
