/** The parts of a head of radius 37, drawn around the origin and facing right. */
import { pictureColours } from "#theme/picture-palette";
import type { FigureLook } from "./figure-look.ts";

export function Face({ person, speaks }: { person: FigureLook; speaks: boolean }) {
  return (
    <g>
      <g data-eyes fill={pictureColours.night}>
        <ellipse cx="2" cy="-1" rx="4" ry="5" />
        <ellipse cx="23" cy="-1" rx="4" ry="5" />
      </g>
      <g fill={pictureColours.coral} opacity="0.35">
        <circle cx="-5" cy="12" r="7" />
        <circle cx="29" cy="12" r="6" />
      </g>
      {speaks ? (
        <ellipse cx="13" cy="16" rx="7" ry="8" fill={pictureColours.berry} />
      ) : (
        <path
          d="M5 13q8 9 17 0"
          fill="none"
          stroke={pictureColours.night}
          strokeWidth="3.5"
          strokeLinecap="round"
        />
      )}
      {person.hasGlasses && (
        <g fill="none" stroke={pictureColours.night} strokeWidth="3">
          <circle cx="2" cy="-1" r="10" />
          <circle cx="24" cy="-1" r="10" />
          <path d="M-8-2l-22-5" />
        </g>
      )}
    </g>
  );
}

/** The hair in front of the head, or the part behind it. */
export function Hair({ person, isBack = false }: { person: FigureLook; isBack?: boolean }) {
  const { hair, hairdo } = person;
  return <g fill={hair}>{isBack ? behind[hairdo] : before[hairdo]}</g>;
}

const cap = <path d="M-37 4q-6-46 36-46 40-2 39 40-10-6-20-22-16 14-42 10-8 6-13 18Z" />;

const before: Record<FigureLook["hairdo"], React.ReactNode> = {
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
  buns: cap,
  long: <path d="M-38 8q-8-52 38-50 42 0 39 44-8-14-10-26-24 10-46 2-14 10-21 30Z" />,
  short: <path d="M-37-2q-2-40 37-38 36 0 37 30-12-12-36-14-20 0-38 22Z" />,
  spikes: (
    <path d="M-38 2l-8-20 12 4-4-22 16 10 2-20 16 14 10-18 8 18 18-10-4 18 12 0-8 18q-18-2-30-14-20 10-40 22Z" />
  ),
};

const behind: Record<FigureLook["hairdo"], React.ReactNode> = {
  tuft: null,
  curls: <circle cx="-30" cy="14" r="14" />,
  bob: <path d="M-42 24q-6-66 42-66 44 0 42 40l-40 30q-22 6-44-4Z" />,
  buns: (
    <>
      <circle cx="-26" cy="-40" r="16" />
      <circle cx="24" cy="-42" r="16" />
    </>
  ),
  long: <path d="M-44 66q-8-110 44-108 44 0 40 44l-30 34q-2 36-14 36-24 6-40-6Z" />,
  short: null,
  spikes: null,
};

export function Hat({ person: { hat, cloth, trim } }: { person: FigureLook }) {
  switch (hat) {
    case "none":
      return null;
    case "bobble":
      return (
        <g>
          <circle cx="0" cy="-64" r="11" fill={pictureColours.cream} />
          <path d="M-38-16q-2-44 38-44 40 0 39 42Z" fill={trim} />
          <path d="M-41-24q41-12 82-1 4 9 0 16-41-11-82 1-4-8 0-16Z" fill={pictureColours.cream} />
        </g>
      );
    case "pointed":
      return (
        <g>
          <path d="M-40-18q24-22 34-84 30 40 46 82Z" fill={cloth} />
          <path d="M-40-18q40-16 80-2 2 8-2 12-38-12-76 2-4-6-2-12Z" fill={trim} />
        </g>
      );
    case "brim":
      return (
        <g>
          <path d="M-30-24q0-36 30-36t31 34Z" fill={pictureColours.straw} />
          <path d="M-58-16q58-28 116-2 4 6-2 8-56-18-112 2-6-2-2-8Z" fill={pictureColours.straw} />
          <path d="M-31-31q31-12 62-2l1 10q-32-10-64 2Z" fill={trim} />
        </g>
      );
    case "leaf":
      return (
        <g fill={pictureColours.grass}>
          <path d="M-36-18q-8-18 6-28 10 14 2 28ZM-16-30q-4-20 12-26 8 16-2 28ZM6-34q2-20 18-22 2 18-10 26ZM26-24q8-16 22-12-4 16-16 18Z" />
          <path d="M-38-14q36-22 76-4" fill="none" stroke={pictureColours.leaf} strokeWidth="5" />
          <circle cx="2" cy="-28" r="6" fill={pictureColours.coral} />
        </g>
      );
    case "band":
      return (
        <g>
          <path d="M-38-10q37-26 75-4l1 10q-38-20-76 4Z" fill={trim} />
          <circle cx="-20" cy="-22" r="9" fill={pictureColours.pink} />
          <circle cx="-20" cy="-22" r="4" fill={pictureColours.mustard} />
        </g>
      );
  }
}
