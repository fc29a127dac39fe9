import type { FigureAge } from "@codetale/domain/stories/pictures/figures";
import type { ReactNode } from "react";
import { hairColours, pictureColours } from "#theme/picture-palette";
import { chosen, hairOn, type FigureLook } from "../figure-look.ts";
import type { FigureDesign, FigureModel } from "../figure-model.ts";
import type { FaceShape } from "../parts/face.tsx";

export type CoatShape = FigureLook["coat"] | "tunic" | "suit" | "gown" | "robe" | "fishtail";

export type CoatPattern =
  | FigureLook["pattern"]
  | "none"
  | "uniform"
  | "train"
  | "tabard"
  | "sailor";

/** A part whose colours depend on what the person wears. */
type DrawOn = (look: PersonLook) => ReactNode;

/**
 * What a person of a kind wears and has. Of a list the name chooses one; without it, what comes
 * from the name alone.
 */
export interface PersonDesign
  extends Pick<FigureDesign, "size" | "hover" | "portrait">, Partial<Pick<FigureDesign, "width">> {
  coats?: readonly CoatShape[];
  patterns?: readonly CoatPattern[];
  hairdos?: readonly FigureLook["hairdo"][];
  hairs?: readonly string[];
  isBald?: boolean;
  skins?: readonly string[];
  cloths?: readonly string[];
  trims?: readonly string[];
  legs?: string;
  shoes?: string;
  /** Behind the body. */
  behind?: DrawOn;
  /** Over the coat. */
  over?: DrawOn;
  behindHead?: DrawOn;
  /** On the head, behind the face. */
  beard?: DrawOn;
  hat?: DrawOn;
  face?: FaceShape;
  /** What all of the kind have; else some names and the old have them. */
  hasGlasses?: boolean;
  /** Text of the .svg file of what the front hand holds. */
  held?: string | ((look: PersonLook) => string | undefined);
}

type Hairdo = FigureLook["hairdo"];

export interface PersonLook extends Omit<FigureLook, "coat" | "pattern" | "hairdo"> {
  age: FigureAge;
  hairdo: Hairdo | "bun";
  coat: CoatShape;
  pattern: CoatPattern;
  legs: string;
  shoes: string;
}

/** The look of a character in the clothes of the kind. */
export function dress({ look, age }: FigureModel, design: PersonDesign): PersonLook {
  const of = <T>(what: string, options: readonly T[] | undefined, own: T) =>
    options ? chosen(look, what, options) : own;
  const skin = of("skin", design.skins, look.skin);
  const hairs = hairsAt(age, design.hairs ?? [look.hair]);
  const { legs = pictureColours.woodDark, shoes = pictureColours.bark } = design;
  return {
    ...look,
    age,
    coat: of<CoatShape>("coat", design.coats, look.coat),
    pattern: of<CoatPattern>("pattern", design.patterns, look.pattern),
    hairdo: hairdoAt(age, of("hairdo", design.hairdos, look.hairdo)),
    hair: chosen(look, "hair", hairOn(skin, hairs)),
    skin,
    cloth: of("cloth", design.cloths, look.cloth),
    trim: of("trim", design.trims, look.trim),
    hasGlasses: design.hasGlasses ?? (look.hasGlasses || age === "old"),
    legs,
    shoes,
  };
}

/** The old have one bun: two grey ones look like ears. */
function hairdoAt(age: FigureAge, hairdo: Hairdo): PersonLook["hairdo"] {
  return age === "old" && hairdo === "buns" ? "bun" : hairdo;
}

const grey = hairColours[5];
const childrens = hairColours.filter((colour) => colour !== grey);
const whites = [pictureColours.snow, pictureColours.cream, pictureColours.snowShade, grey];

function hairsAt(age: FigureAge, own: readonly string[]): readonly string[] {
  if (age === "old") return whites;
  return age === "child" && own.includes(grey) ? childrens : own;
}
