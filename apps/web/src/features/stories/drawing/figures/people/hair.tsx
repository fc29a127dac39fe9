import type { ReactNode } from "react";
import type { PersonLook } from "./person-design.ts";

interface HairProps {
  look: Pick<PersonLook, "hair" | "hairdo" | "trim">;
  isBack?: boolean;
}

/** The hair in front of the head, or the part behind it. */
export function Hair({ look, isBack = false }: HairProps) {
  const { hair, hairdo, trim } = look;
  return (
    <g fill={hair} stroke={trim} strokeWidth="0">
      {isBack ? behind[hairdo] : before[hairdo]}
    </g>
  );
}

const cap = <path d="M-37 4q-6-46 36-46 40-2 39 40-10-6-20-22-16 14-42 10-8 6-13 18Z" />;

const before: Record<PersonLook["hairdo"], ReactNode> = {
  tuft: (
    <>
      <path d="M-36-6q0-32 36-33 34 0 37 30-16-2-26-14-20 14-47 17Z" />
      <path d="M-4-36q-8-22 8-28-4 12 4 16 6-10 16-10-10 8-10 22Z" />
    </>
  ),
  curls: (
    <>
      <circle cx="-28" cy="-16" r="14" />
      <circle cx="-14" cy="-32" r="15" />
      <circle cx="6" cy="-37" r="14" />
      <circle cx="24" cy="-29" r="13" />
      <circle cx="34" cy="-14" r="9" />
      <circle cx="-36" cy="2" r="11" />
    </>
  ),
  bob: cap,
  bun: cap,
  buns: cap,
  pigtails: cap,
  long: <path d="M-38 8q-8-52 38-50 42 0 39 44-8-14-10-26-24 10-46 2-14 10-21 30Z" />,
  short: <path d="M-37-2q-2-40 37-38 36 0 37 30-12-12-36-14-20 0-38 22Z" />,
  spikes: (
    <path d="M-38 2l-8-20 12 4-4-22 16 10 2-20 16 14 10-18 8 18 18-10-4 18 12 0-8 18q-18-2-30-14-20 10-40 22Z" />
  ),
};

const behind: Record<PersonLook["hairdo"], ReactNode> = {
  tuft: null,
  curls: <circle cx="-30" cy="14" r="14" />,
  bob: <path d="M-42 24q-6-66 42-66 44 0 42 40l-40 30q-22 6-44-4Z" />,
  bun: (
    <>
      <circle cx="-6" cy="-54" r="17" />
      <path d="M-17-40q12-6 23-1" strokeWidth="7" strokeLinecap="round" />
    </>
  ),
  buns: (
    <>
      <circle cx="-25" cy="-46" r="13" />
      <circle cx="23" cy="-48" r="13" />
      <path d="M-27-33l11-7M13-42l12 6" strokeWidth="7" strokeLinecap="round" />
    </>
  ),
  pigtails: (
    <>
      <path d="M-30-2q-24 8-20 56 4 12 12 0 8-26 14-44ZM30-2q26 8 22 54-4 12-12 0-8-26-14-42Z" />
      <path d="M-48 22h12M38 22h12" strokeWidth="7" strokeLinecap="round" />
    </>
  ),
  long: <path d="M-44 66q-8-110 44-108 44 0 40 44l-30 34q-2 36-14 36-24 6-40-6Z" />,
  short: null,
  spikes: null,
};
