/** An animal with hooves that stands on four legs, seen from its right side. */
import type { ReactNode } from "react";
import { pictureColours } from "#theme/picture-palette";
import { chosen } from "../figure-look.ts";
import type { FigureModel } from "../figure-model.ts";
import { Face, type FaceShape } from "../parts/face.tsx";
import { Head } from "../parts/head.tsx";
import { Ears, type EarShape } from "./ears.tsx";
import type { Fur } from "./sitting-animal.tsx";

type DrawFur = (fur: Fur, model: FigureModel) => ReactNode;

export interface StandingDesign {
  furs: readonly Fur[];
  ears: EarShape;
  face: FaceShape;
  /** Outline of the head around the origin. */
  head: string;
  behindHead?: DrawFur;
  onBody?: DrawFur;
  muzzle: DrawFur;
  front?: DrawFur;
  /** Drawn about the root at the rump. */
  tail: DrawFur;
  hoof: string;
}

export function StandingAnimal({ model, design }: { model: FigureModel; design: StandingDesign }) {
  const { posture, look, age, speaks } = model;
  const own = chosen(look, "colours", design.furs);
  const fur = age === "old" ? { ...own, light: pictureColours.snow } : own;
  const isLifted = speaks || posture.lift > 60;
  const nod = age === "child" ? 16 : 0;
  return (
    <>
      <g transform={`translate(-70 -92) rotate(${posture.droop * 0.5})`}>
        {design.tail(fur, model)}
      </g>
      <g stroke={fur.coat} strokeWidth="19" strokeLinecap="round">
        <path d="M-38-60V-14M14-60V-14" />
        <path d="M-38-60V-14M14-60V-14" stroke={pictureColours.night} opacity="0.18" />
      </g>
      <Hooves x={[-38, 14]} fill={design.hoof} />
      <path d="M-2-96Q12-130 22-152L58-140Q62-100 52-62Z" fill={fur.coat} />
      <path
        d="M-78-62Q-86-112-40-114-6-112 12-114 56-116 58-70 56-40 6-42-62-36-78-62Z"
        fill={fur.coat}
      />
      {design.onBody?.(fur, model)}
      <path
        d={isLifted ? "M-60-62V-14M40-62L62-52 66-34" : "M-60-62V-14M40-62V-14"}
        stroke={fur.coat}
        strokeWidth="20"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <Hooves x={isLifted ? [-60] : [-60, 40]} fill={design.hoof} />
      {isLifted && <path d="M56-38h20l3 14H55Z" fill={design.hoof} />}
      <Head x={36} y={-158 + nod} neck={24} model={model}>
        {design.behindHead?.(fur, model)}
        <Ears shape={design.ears} fur={fur} droop={posture.droop} />
        <path d={design.head} fill={fur.coat} />
        {design.muzzle(fur, model)}
        <Face shape={design.face} model={model} hasGlasses={age === "old"} />
        {design.front?.(fur, model)}
      </Head>
    </>
  );
}

function Hooves({ x, fill }: { x: readonly number[]; fill: string }) {
  return x.map((middle) => <path key={middle} d={`M${middle - 11}-16h22l3 16h-28Z`} fill={fill} />);
}
