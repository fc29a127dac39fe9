/** A face that shows every mood, for heads of all kinds; it faces right. */
import type { Mood } from "@codetale/domain/stories/pictures/figures";
import type { ReactNode } from "react";
import { pictureColours } from "#theme/picture-palette";
import type { FigureModel, Point } from "../figure-model.ts";

export interface FaceShape {
  /** Middles of the eyes from left to right. */
  eyes: readonly Point[];
  /** Factor of the eyes' size. */
  eyeSize?: number;
  /** Middle of the mouth; null where a beak shows what a mouth would. */
  mouth: Point | null;
  mouthSize?: number;
  cheeks?: readonly Point[];
  /** Colour of eyes and brows. */
  ink?: string;
  /** Colour of the line of the mouth; that of the eyes by default. */
  lip?: string;
}

export const personFace: FaceShape = {
  eyes: [
    [2, -1],
    [23, -1],
  ],
  mouth: [13.5, 15],
  cheeks: [
    [-6, 12],
    [30, 12],
  ],
};

interface FaceProps {
  shape: FaceShape;
  model: FigureModel;
  hasGlasses?: boolean;
}

export function Face({ shape, model, hasGlasses = false }: FaceProps) {
  const { mood, speaks } = model;
  const { eyes, eyeSize = 1, mouth, mouthSize = 1, cheeks = [], ink = night, lip = ink } = shape;
  return (
    <g data-face strokeLinecap="round" strokeLinejoin="round">
      <g fill={pictureColours.coral} opacity={blush[mood]}>
        {cheeks.map(([x, y], index) => (
          <circle key={x} cx={x} cy={y} r={index === 0 ? 7 : 6} />
        ))}
      </g>
      <g data-eyes fill={ink} stroke={ink} strokeWidth="0">
        {eyes.map(([x, y]) => (
          <g key={`${x} ${y}`} transform={at(x, y, eyeSize)}>
            {looks[mood]}
          </g>
        ))}
      </g>
      <Brows model={model} eyes={eyes} size={eyeSize} ink={ink} />
      {mouth && (
        <g transform={at(...mouth, mouthSize)} fill="none" stroke={lip} strokeWidth="3.5">
          {speaks ? spoken[mood] : mouths[mood]}
        </g>
      )}
      {hasGlasses && <Glasses eyes={eyes} size={eyeSize} />}
      <Drops mood={mood} eyes={eyes} size={eyeSize} />
    </g>
  );
}

const { night, cream, berry, coral } = pictureColours;

const at = (x: number, y: number, size: number, isMirrored = false) =>
  `translate(${x} ${y}) scale(${isMirrored ? -size : size} ${size})`;

const blush: Record<Mood, number> = {
  calm: 0.35,
  happy: 0.5,
  sad: 0.2,
  afraid: 0.12,
  angry: 0.6,
  surprised: 0.25,
  shy: 0.8,
  tired: 0.15,
};

const open = (
  <>
    <ellipse rx="4.4" ry="5.6" />
    <circle cx="1.4" cy="-2" r="1.5" fill={cream} />
  </>
);

const wide = (pupil: string) => (
  <>
    <ellipse rx="8" ry="9.5" fill={cream} strokeWidth="1.4" />
    <circle cx="1" r={pupil} />
  </>
);

/** Eyes under a lid have whites too, so that they are seen in dark faces. */
const lidded = (
  <>
    <path d="M-8 0H8A8 8 0 0 1-8 0Z" fill={cream} strokeWidth="1.2" />
    <path d="M-4 0.500H4A4 5 0 0 1-4 0.500Z" />
    <path d="M-9 0H9" strokeWidth="3.4" />
  </>
);

const glaring = (
  <>
    <path d="M-8-5H8A8 9.500 0 0 1-8-5Z" fill={cream} strokeWidth="1.2" />
    <circle cx="1" cy="-1" r="3.600" />
  </>
);

const downcast = (
  <>
    <ellipse rx="7.500" ry="7.500" fill={cream} strokeWidth="1.2" />
    <circle cx="-2.500" cy="3" r="4" />
    <path d="M-8-3Q0-9 8-3" fill="none" strokeWidth="3.2" />
  </>
);

/** One eye in each mood. */
const looks: Record<Mood, ReactNode> = {
  calm: open,
  happy: <path d="M-6 3q6-10 12 0" fill="none" strokeWidth="3.6" />,
  sad: open,
  afraid: wide("2.6"),
  angry: glaring,
  surprised: wide("4.2"),
  shy: downcast,
  tired: lidded,
};

/** The left brow; the right one is its mirror image. Calm and happy faces have none. */
const brows: Partial<Record<Mood | "old", ReactNode>> = {
  sad: <path d="M-8-9q7-1 13-7" />,
  afraid: <path d="M-8-13q7-1 12-7" />,
  angry: <path d="M-10-12L8-4" strokeWidth="4.800" />,
  surprised: <path d="M-7-15q6-6 12-1" />,
  shy: <path d="M-8-10q7-1 12-5" />,
  tired: <path d="M-8-8q7-4 14-1" />,
  old: <path d="M-7-10q6-4 13 0" />,
};

const smile = <path d="M-9-2q9 10 18 0" />;
const frown = <path d="M-8 5q8-9 16 0" />;
const laugh = (
  <>
    <path d="M-12-4h24q-1 16-12 16T-12-4Z" fill={berry} strokeWidth="2" />
    <path d="M-5 9q5-6 10 0-5 5-10 0Z" fill={coral} stroke="none" />
  </>
);

const mouths: Record<Mood, ReactNode> = {
  calm: smile,
  happy: <path d="M-11-4q11 3 22 0-1 14-11 14T-11-4Z" fill={berry} strokeWidth="2" />,
  sad: frown,
  afraid: <path d="M-11 3q3.500-6 7 0t7 0 7 0" strokeWidth="3" />,
  angry: <path d="M-10 6q10-9 20 0" strokeWidth="4.2" />,
  surprised: <ellipse cy="3" rx="6" ry="8" fill={berry} stroke="none" />,
  shy: <path d="M-5 1q5 5 10 0" />,
  tired: <path d="M-7 4q7-4 14 0" />,
};

const round = <ellipse cy="1" rx="8" ry="9" fill={berry} stroke="none" />;
const wail = <path d="M-10 8q10-22 20 0-10 5-20 0Z" fill={berry} strokeWidth="1.5" />;

/** Mouths that speak. */
const spoken: Record<Mood, ReactNode> = {
  calm: round,
  happy: laugh,
  sad: wail,
  afraid: wail,
  angry: <path d="M-12 7q12-20 24 0-3 4-12 4t-12-4Z" fill={berry} strokeWidth="2" />,
  surprised: <ellipse cy="4" rx="9" ry="12" fill={berry} stroke="none" />,
  shy: <ellipse cy="1" rx="5" ry="5.500" fill={berry} stroke="none" />,
  tired: <ellipse cy="3" rx="9" ry="7" fill={berry} stroke="none" />,
};

interface EyesProps {
  eyes: readonly Point[];
  size: number;
}

/** The old have white ones in every mood. */
function Brows({ model, eyes, size, ink }: EyesProps & { model: FigureModel; ink: string }) {
  const { mood, age } = model;
  const middle = eyes.reduce((sum, [x]) => sum + x, 0) / eyes.length;
  const isOld = age === "old";
  return (
    <g fill="none" stroke={isOld ? pictureColours.snow : ink} strokeWidth={isOld ? 5 : 3.4}>
      {eyes.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={at(x, y, size, x > middle)}>
          {brows[mood] ?? (isOld && brows.old)}
        </g>
      ))}
    </g>
  );
}

function Glasses({ eyes, size }: EyesProps) {
  const [[x, y]] = eyes as [Point];
  const last = eyes.at(-1) as Point;
  const r = 10.5 * size;
  return (
    <g fill="none" stroke={night} strokeWidth="3">
      {eyes.map(([cx, cy]) => (
        <circle key={cx} cx={cx} cy={cy} r={r} fill={cream} fillOpacity="0.25" />
      ))}
      <path d={`M${x - r} ${y - 1}l${-16 * size}-5M${x + r} ${y}L${last[0] - r} ${last[1]}`} />
    </g>
  );
}

/** A tear of the sad, a drop of sweat of the afraid. */
function Drops({ mood, eyes, size }: EyesProps & { mood: Mood }) {
  if (mood !== "sad" && mood !== "afraid") return null;
  const [x, y] = mood === "sad" ? (eyes.at(-1) as Point) : (eyes[0] as Point);
  const offset: Point = mood === "sad" ? [4, 8] : [-17, -20];
  return (
    <path
      d="M0 0q6 8 6 12a6 6 0 0 1-12 0q0-4 6-12Z"
      transform={at(x + offset[0] * size, y + offset[1] * size, size * 0.85)}
      fill={pictureColours.ice}
      stroke={pictureColours.seaLight}
      strokeWidth="1.5"
    />
  );
}
