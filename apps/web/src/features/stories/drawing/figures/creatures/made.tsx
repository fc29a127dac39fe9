/** What is made or drifts: robot, snowman, ghost and cloud. */
import { pictureColours } from "#theme/picture-palette";
import { SvgPart } from "#ui/display/svg-picture";
import topHat from "../props/top-hat.svg?raw";
import { chosen } from "../figure-look.ts";
import type { Draw } from "../figure-model.ts";
import { Face, type FaceShape } from "../parts/face.tsx";
import { Head } from "../parts/head.tsx";
import { isInFront, Limb } from "../parts/limb.tsx";

const { cream, snow, snowShade, stone, stonePale, stoneLight, skyBlue, teal, coral, mustard } =
  pictureColours;
const { foam, ice, glow, barkLight, night, sea, seaLight, water, straw, wood } = pictureColours;

const metals = [
  { coat: stonePale, dark: stone, light: snow, lamp: coral },
  { coat: seaLight, dark: sea, light: foam, lamp: mustard },
  { coat: straw, dark: wood, light: cream, lamp: teal },
  { coat: teal, dark: sea, light: foam, lamp: coral },
] as const;

export const drawRobot: Draw = (model) => {
  const { look, posture, speaks, age } = model;
  const { coat, dark, light, lamp } = chosen(look, "colours", metals);
  const arm = { width: 13, colour: dark, hand: coat, handSize: 12 };
  const back = <Limb {...arm} from={[-40, -104]} isBack pose={posture.arms} />;
  return (
    <>
      <path d="M-26-34h16v24h-16ZM10-34h16v24H10Z" fill={dark} />
      <path d="M-36-14H-4Q0-14 0 0H-40Q-40-14-36-14ZM4-14H36Q40-14 40 0H0Q0-14 4-14Z" fill={coat} />
      {!isInFront(posture.arms) && back}
      <path d="M-12-126h24v14h-24Z" fill={dark} />
      <path
        d="M-36-116H36Q44-116 44-108V-40Q44-30 36-30H-36Q-44-30-44-40V-108Q-44-116-36-116Z"
        fill={coat}
      />
      <path d="M-28-102H28V-58H-28Z" fill={dark} />
      <path d="M0-62Q-22-76-12-90-4-96 0-86 4-96 12-90 22-76 0-62Z" fill={lamp} />
      <g fill={light}>
        <circle cx="-20" cy="-44" r="6" />
        <circle cy="-44" r="6" fill={mustard} />
        <circle cx="20" cy="-44" r="6" fill={coral} />
      </g>
      <Head y={-160} neck={34} model={model}>
        <path d="M2-42V-62" stroke={dark} strokeWidth="6" />
        <circle cx="2" cy="-66" r="9" fill={lamp} />
        {speaks && (
          <path
            d="M-16-74q-8-8 0-18M20-74q8-8 0-18"
            fill="none"
            stroke={lamp}
            strokeWidth="4"
            strokeLinecap="round"
          />
        )}
        <path d="M-58-16h14v28h-14ZM48-16h14v28H48Z" fill={dark} />
        <path
          d="M-36-42H40Q50-42 50-32V26Q50 36 40 36H-36Q-46 36-46 26V-32Q-46-42-36-42Z"
          fill={coat}
        />
        <path
          d="M-30-32H34Q42-32 42-24V18Q42 26 34 26H-30Q-38 26-38 18V-24Q-38-32-30-32Z"
          fill={light}
        />
        {age === "old" && (
          <path
            d="M-38-24l14-6-6 16 12-4M42 18l-12 4 4-12-10 4"
            fill="none"
            stroke={wood}
            strokeWidth="3"
            opacity="0.8"
          />
        )}
        <Face
          shape={{
            eyes: [
              [-12, -8],
              [20, -8],
            ],
            eyeSize: 1.2,
            mouth: [5, 12],
            mouthSize: 0.85,
            cheeks: [
              [-26, 8],
              [32, 8],
            ],
          }}
          model={model}
          hasGlasses={age === "old"}
        />
      </Head>
      {isInFront(posture.arms) && back}
      <Limb {...arm} from={[40, -104]} pose={speaks ? "raised" : posture.arms} />
    </>
  );
};

export const drawSnowman: Draw = (model) => {
  const { look, posture, speaks, age } = model;
  const arm = { width: 7, colour: barkLight, hand: barkLight, handSize: 4, reach: 1.15 };
  const twigs = (
    <path d="M0 0l12-12M0 0l14 2" stroke={barkLight} strokeWidth="5" strokeLinecap="round" />
  );
  const pose = speaks ? "raised" : posture.arms;
  return (
    <>
      <Limb
        {...arm}
        from={[-40, -88]}
        isBack
        pose={posture.arms === "down" ? "spread" : posture.arms}
      >
        {twigs}
      </Limb>
      <circle cy="-48" r="52" fill={cream} />
      <path d="M36-84Q60-48 34-10 10 8-18 0 30-14 36-84Z" fill={snowShade} opacity="0.5" />
      <g fill={night}>
        <circle cx="4" cy="-66" r="5" />
        <circle cx="6" cy="-44" r="5" />
        <circle cx="4" cy="-22" r="5" />
      </g>
      <Head y={-132} neck={36} model={model}>
        <circle cx="2" r="40" fill={cream} />
        <Face
          shape={{
            eyes: [
              [-9, -8],
              [22, -8],
            ],
            mouth: [7, 19],
            cheeks: [
              [-20, 10],
              [34, 10],
            ],
          }}
          model={model}
          hasGlasses={age === "old"}
        />
        <path d="M4-2Q30 2 48 10 26 14 6 10Z" fill={glow} />
        {chosen(look, "hat", [true, true, false]) ? (
          <SvgPart file={topHat} />
        ) : (
          <path
            d="M-38-14Q-36-58 2-58 42-58 42-12 2-30-38-14ZM2-52a11 11 0 1 0-.1 0Z"
            fill={look.cloth}
          />
        )}
        <path d="M-32 26Q4 46 38 26L42 42Q4 64-36 42ZM18 46l22 4 2 38-22 4Z" fill={look.trim} />
      </Head>
      <Limb {...arm} from={[38, -88]} pose={pose === "down" ? "spread" : pose}>
        {twigs}
      </Limb>
    </>
  );
};

const ghosts = [
  [cream, snowShade],
  [ice, seaLight],
  [snow, stonePale],
] as const;

export const drawGhost: Draw = (model) => {
  const { look, posture, speaks, age } = model;
  const [sheet, shade] = chosen(look, "colours", ghosts);
  const arm = { width: 24, colour: sheet, hand: sheet, handSize: 12 };
  const back = <Limb {...arm} from={[-40, -92]} isBack pose={posture.arms} reach={0.85} />;
  const head = age === "child" ? 1.12 : 1;
  return (
    <>
      {!isInFront(posture.arms) && back}
      <path
        d="M-56-10Q-62-196 2-198 66-196 60-10 50 4 40-8 30-22 20-6 10 8-2-6-14-20-24-6-34 8-42-6-50-18-56-10Z"
        fill={sheet}
      />
      <path
        d="M60-10Q66-196 2-198 46-160 38-60 34-26 20-6 30-22 40-8 50 4 60-10Z"
        fill={shade}
        opacity="0.5"
      />
      <g transform={`translate(0 ${-146 + posture.drop}) rotate(${posture.tilt}) scale(${head})`}>
        <Face
          shape={{
            eyes: [
              [-12, -8],
              [24, -8],
            ],
            eyeSize: 1.6,
            mouth: [7, 24],
            mouthSize: 1.1,
            cheeks: [
              [-30, 14],
              [42, 14],
            ],
          }}
          model={model}
          hasGlasses={age === "old"}
        />
      </g>
      {isInFront(posture.arms) && back}
      <Limb {...arm} from={[42, -92]} pose={speaks ? "raised" : posture.arms} reach={0.85} />
    </>
  );
};

const cloudFace: FaceShape = {
  eyes: [
    [-18, -10],
    [26, -10],
  ],
  eyeSize: 1.5,
  mouth: [5, 22],
  mouthSize: 1.3,
  cheeks: [
    [-42, 14],
    [50, 14],
  ],
};

const clouds = [
  [cream, snowShade],
  [foam, skyBlue],
  [snow, stoneLight],
] as const;

export const drawCloud: Draw = (model) => {
  const { look, posture, speaks, age, mood } = model;
  const [fluff, shade] = chosen(look, "colours", clouds);
  const arm = { width: 20, colour: fluff, hand: fluff, handSize: 13, reach: 0.8 };
  const back = <Limb {...arm} from={[-70, -96]} isBack pose={posture.arms} />;
  return (
    <>
      <path
        d="M-52-44q6 10 6 15a6 6 0 0 1-12 0q0-5 6-15ZM-14-34q6 10 6 15a6 6 0 0 1-12 0q0-5 6-15ZM24-44q6 10 6 15a6 6 0 0 1-12 0q0-5 6-15ZM58-38q6 10 6 15a6 6 0 0 1-12 0q0-5 6-15Z"
        fill={mood === "happy" ? mustard : water}
      />
      {!isInFront(posture.arms) && back}
      <path
        d="M-66-54Q-106-56-104-92-98-122-68-120-66-164-20-162 8-190 44-162 78-162 78-124 108-122 106-88 100-54 66-54Z"
        fill={fluff}
      />
      <path
        d="M-66-54Q-106-56-104-92-84-66-50-78-20-62 10-76 40-60 66-74 92-70 106-88 100-54 66-54Z"
        fill={shade}
        opacity="0.6"
      />
      <g transform={`translate(2 ${-112 + posture.drop}) rotate(${posture.tilt * 0.6})`}>
        <Face shape={cloudFace} model={model} hasGlasses={age === "old"} />
      </g>
      {isInFront(posture.arms) && back}
      <Limb {...arm} from={[72, -96]} pose={speaks ? "raised" : posture.arms} />
    </>
  );
};
