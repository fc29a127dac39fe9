import { getContrastRatio } from "@mui/material/styles";
import { SvgPart } from "#ui/display/svg-picture";
import { pictureColours } from "#theme/picture-palette";
import cane from "../props/cane.svg?raw";
import type { FigureModel } from "../figure-model.ts";
import { Face, personFace } from "../parts/face.tsx";
import { Head } from "../parts/head.tsx";
import { inLayers, isInFront, layerOf, Limb } from "../parts/limb.tsx";
import type { ArmPose } from "../posture.ts";
import { Coat, Legs } from "./coat.tsx";
import { Hair } from "./hair.tsx";
import { dress, type PersonDesign, type PersonLook } from "./person-design.ts";

interface PersonProps {
  model: FigureModel;
  design: PersonDesign;
}

/** A human, or who is built like one, 195 units high without a hat. */
export function Person({ model, design }: PersonProps) {
  const look = dress(model, design);
  const drawn = (part: PersonDesign["hat"]) => part?.(look);
  const { face = personFace } = design;
  const ink = face.ink ?? night;
  const lip = getContrastRatio(ink, look.skin) < LEAST_CONTRAST_OF_LIP ? coral : ink;
  const arms = armsOf(look, model, heldBy(look, model, design));
  return (
    <>
      {drawn(design.behind)}
      <Legs look={look} />
      {arms.behind}
      <Coat look={look} />
      {drawn(design.over)}
      {arms.low}
      <Head y={-158} neck={34} model={model}>
        {!design.isBald && <Hair look={look} isBack />}
        {drawn(design.behindHead)}
        <circle r="37" fill={look.skin} />
        {drawn(design.beard)}
        <Face shape={{ ...face, lip }} model={model} hasGlasses={look.hasGlasses} />
        {!design.isBald && <Hair look={look} />}
        {drawn(design.hat)}
      </Head>
      {arms.top}
    </>
  );
}

const { night, coral } = pictureColours;

const LEAST_CONTRAST_OF_LIP = 3;

/** The old, unless their hands are full, walk with a stick. */
function heldBy(look: PersonLook, { age }: FigureModel, { held }: PersonDesign) {
  const own = typeof held === "function" ? held(look) : held;
  return own ?? (age === "old" ? cane : undefined);
}

function armsOf(look: PersonLook, { posture, speaks }: FigureModel, held: string | undefined) {
  const pose = posture.arms;
  const resting = held === undefined ? pose : poseWithThing(pose);
  const front = speaks ? "raised" : resting;
  return inLayers(
    [layerOf(pose, true), <Arm key="back" look={look} pose={pose} isBack />],
    [layerOf(front, false), <Arm key="front" look={look} pose={front} held={held} />],
  );
}

/** A hand that holds something stays off the face and the other hand. */
function poseWithThing(pose: ArmPose): ArmPose {
  return isInFront(pose) || pose === "hips" ? "down" : pose;
}

interface ArmProps {
  look: PersonLook;
  pose: ArmPose;
  isBack?: boolean;
  /** Text of an .svg file. */
  held?: string | undefined;
}

function Arm({ look, pose, isBack = false, held }: ArmProps) {
  return (
    <Limb
      from={[isBack ? -20 : 20, isBack ? -116 : -114]}
      isBack={isBack}
      pose={pose}
      reach={isBack ? 1.05 : 1}
      colour={look.coat === "dungarees" ? look.trim : look.cloth}
      hand={look.skin}
    >
      {held !== undefined && <SvgPart file={held} />}
    </Limb>
  );
}
