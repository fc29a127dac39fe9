/** An animal that sits upright, its forelegs on the ground or lifted like arms. */
import type { ReactNode } from "react";
import { pictureColours } from "#theme/picture-palette";
import { chosen } from "../figure-look.ts";
import type { FigureModel } from "../figure-model.ts";
import { Face, type FaceShape } from "../parts/face.tsx";
import { Head } from "../parts/head.tsx";
import { inLayers, isLow, layerOf, Limb } from "../parts/limb.tsx";
import type { ArmPose } from "../posture.ts";
import { Ears, type EarShape } from "./ears.tsx";
import { Neckwear } from "./neckwear.tsx";

/** Colours of an animal: most of it, its belly and muzzle, its markings. */
export interface Fur {
  coat: string;
  light: string;
  dark: string;
}

type DrawFur = (fur: Fur, model: FigureModel) => ReactNode;

export interface SittingDesign {
  furs: readonly Fur[];
  ears: EarShape;
  face: FaceShape;
  /** Outline of the head around the origin; a plain round one unless told. */
  head?: string;
  /** Behind everything, behind the head, on body and head, over the face's muzzle. */
  behind?: DrawFur;
  behindHead?: DrawFur;
  onBody?: DrawFur;
  onHead?: DrawFur;
  /** Muzzle and nose, under the mouth. */
  muzzle: DrawFur;
  /** Whiskers, teeth, tusks and what else lies over the face. */
  front?: DrawFur;
  /** Drawn about the root at the left foot of the body. */
  tail?: DrawFur;
  /** Wears something around the neck. */
  isBare?: boolean;
  /** Factor of the body's width. */
  stout?: number;
  /** To the top of the face, where it is not that of most. */
  height?: number;
  /** From side to side with ears and mane; that of the body unless told. */
  width?: number;
}

export function SittingAnimal({ model, design }: { model: FigureModel; design: SittingDesign }) {
  const { posture, age, speaks, look } = model;
  const fur = furOf(chosen(look, "colours", design.furs), model);
  const drawn = (part: DrawFur | undefined) => part?.(fur, model);
  const { stout = 1, head = roundHead } = design;
  const [backPose, frontPose] = [posture.arms, speaks ? "waving" : posture.arms] as const;
  const paws = inLayers(
    [
      isLow(backPose) ? "low" : layerOf(backPose, true),
      <Paw key="back" fur={fur} pose={backPose} stout={stout} isBack />,
    ],
    [layerOf(frontPose, false), <Paw key="front" fur={fur} pose={frontPose} stout={stout} />],
  );
  return (
    <>
      {drawn(design.behind)}
      <g transform={`translate(${-40 * stout} -16) rotate(${-posture.droop * 0.7})`}>
        {drawn(design.tail)}
      </g>
      {paws.behind}
      <g transform={`scale(${stout} 1)`}>
        <path
          d="M-30-104Q0-116 30-104 60-52 56-18 50 0 0 0-50 0-56-18-60-52-30-104Z"
          fill={fur.coat}
        />
        <path d="M-20-98Q0-106 20-98 38-54 32-16 0-4-32-16-38-54-20-98Z" fill={fur.light} />
        {drawn(design.onBody)}
      </g>
      <HindPaws fur={fur} stout={stout} />
      {paws.low}
      {!design.isBare && <Neckwear look={look} />}
      <Head x={2} y={-144} neck={34} model={model}>
        {drawn(design.behindHead)}
        <Ears shape={design.ears} fur={fur} droop={posture.droop} />
        <path d={head} fill={fur.coat} />
        {drawn(design.onHead)}
        {drawn(design.muzzle)}
        <Face shape={design.face} model={model} hasGlasses={age === "old"} />
        {drawn(design.front)}
      </Head>
      {paws.top}
    </>
  );
}

const roundHead = "M-50 4Q-50-44 2-44 54-44 54 4 52 40 2 40-48 40-50 4Z";

/** The muzzle of the old is grey. */
function furOf(fur: Fur, { age }: FigureModel): Fur {
  return age === "old" ? { ...fur, light: pictureColours.snow } : fur;
}

interface PawProps {
  fur: Fur;
  pose: ArmPose;
  stout: number;
  isBack?: boolean;
}

function Paw({ fur, pose, stout, isBack = false }: PawProps) {
  if (isLow(pose)) {
    const x = (isBack ? -16 : 16) * stout;
    return (
      <g>
        <path
          d={`M${x * 1.1}-84Q${x * (pose === "hips" ? 2 : 1.3)}-46 ${x}-12`}
          fill="none"
          stroke={fur.coat}
          strokeWidth="22"
          strokeLinecap="round"
        />
        <path
          d={`M${x + (isBack ? 11 : -11)}-66Q${x + (isBack ? 12 : -12)}-40 ${x + (isBack ? 11 : -11)}-16`}
          fill="none"
          stroke={fur.dark}
          strokeWidth="2.5"
          strokeLinecap="round"
          opacity="0.55"
        />
        <ellipse cx={x + 3} cy="-8" rx="16" ry="10" fill={fur.coat} />
        <path
          d={`M${x - 1}-6v6M${x + 8}-6v6`}
          stroke={fur.dark}
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </g>
    );
  }
  return (
    <Limb
      from={[(isBack ? -26 : 26) * stout, -88]}
      isBack={isBack}
      pose={pose}
      width={20}
      colour={fur.coat}
      hand={fur.coat}
      handSize={12}
    />
  );
}

function HindPaws({ fur, stout }: { fur: Fur; stout: number }) {
  return (
    <g fill={fur.coat}>
      {[-42 * stout, 42 * stout].map((x) => (
        <g key={x}>
          <ellipse cx={x} cy="-9" rx="21" ry="11" />
          <path
            d={`M${x - 4}-4v5M${x + 6}-4v5`}
            stroke={fur.dark}
            strokeWidth="2.5"
            strokeLinecap="round"
          />
        </g>
      ))}
    </g>
  );
}
