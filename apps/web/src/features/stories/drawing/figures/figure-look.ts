import { diceFrom } from "@codetale/domain/stories/dice";
import type { ShownFigure } from "@codetale/domain/stories/pictures/figures";
import { getContrastRatio } from "@mui/material/styles";
import { clothColours, hairColours, skinColours } from "#theme/picture-palette";

/** Everything that distinguishes a character's drawing; colours are CSS colours. */
export type FigureLook = ReturnType<typeof figureLookOf>;

/**
 * What a character looks like: the same for the same kind and name, whatever its case, surrounding
 * space and Unicode form. An option that is listed more than once is chosen more often. A kind
 * takes of it what it has no own idea of.
 */
export function figureLookOf({ name, kind }: Pick<ShownFigure, "name" | "kind">) {
  const seed = `${kind}/${name.normalize("NFC").trim().toLowerCase()}`;
  const dice = diceFrom(seed);
  const of = <const T>(what: string, items: readonly T[]) => dice.fork(what).pick(items);
  const [cloth = clothColours[0], trim = clothColours[1]] = dice
    .fork("cloths")
    .shuffle(clothColours);
  const skin = of("skin", skinColours) as string;
  const hat = of("hat", ["none", "none", "none", "bobble", "pointed", "brim", "leaf", "band"]);
  return {
    coat: of("coat", ["bell", "straight", "round", "dungarees"]),
    pattern: of("pattern", ["plain", "stripes", "dots", "hem", "star"]),
    hairdo: hairdoUnder(
      hat,
      of("hairdo", ["tuft", "curls", "bob", "buns", "long", "short", "spikes"]),
    ),
    hat,
    cloth: cloth as string,
    trim: trim as string,
    skin,
    hair: of("hair", hairOn(skin, hairColours)),
    hasScarf: of("scarf", [true, false, false]),
    hasGlasses: of("glasses", [true, false, false, false, false]),
    /** Factor of the usual height. */
    size: of("size", [0.84, 0.9, 0.96, 1, 1.06, 1.14]),
    /** What the character holds. */
    held: of("held", ["lantern", "nothing", "stick", "bag", "nothing"]),
    /** Decides between what a kind offers: see `chosen`. */
    seed,
  };
}

/** Buns beside a hat that covers the head look like ears: the hair hangs down instead. */
function hairdoUnder<Hairdo extends string>(hat: string, hairdo: Hairdo): Hairdo | "pigtails" {
  return hairdo === "buns" && COVERING.has(hat) ? "pigtails" : hairdo;
}

const COVERING: ReadonlySet<string> = new Set(["bobble", "pointed", "brim"]);

/** Those of `hairs` that differ from the skin, beside which others look like ears; all where none does. */
export function hairOn(skin: string, hairs: readonly string[]): readonly string[] {
  const apart = hairs.filter((hair) => getContrastRatio(hair, skin) >= LEAST_CONTRAST_OF_HAIR);
  return apart.length > 0 ? apart : hairs;
}

export const LEAST_CONTRAST_OF_HAIR = 1.6;

/**
 * The option that a character has of a list of its kind.
 *
 * @param what names the list, so that a fur decides nothing about a hat
 */
export function chosen<T>(look: FigureLook, what: string, options: readonly T[]): T {
  return diceFrom(look.seed).fork(`own ${what}`).pick(options);
}
