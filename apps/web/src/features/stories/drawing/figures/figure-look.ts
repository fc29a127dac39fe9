/** What a character looks like, derived from the name alone. */
import { diceFrom } from "@codetale/domain/stories/dice";
import { clothColours, hairColours, skinColours } from "#theme/picture-palette";

export const coats = ["bell", "straight", "round", "dungarees"] as const;
export const patterns = ["plain", "stripes", "dots", "hem", "star"] as const;
export const hairdos = ["tuft", "curls", "bob", "buns", "long", "short", "spikes"] as const;
/** An option that is listed more than once is chosen more often. */
export const hats = ["none", "none", "none", "bobble", "pointed", "brim", "leaf", "band"] as const;

/** Everything that distinguishes a character's drawing; colours are CSS colours. */
export interface FigureLook {
  coat: (typeof coats)[number];
  pattern: (typeof patterns)[number];
  hairdo: (typeof hairdos)[number];
  hat: (typeof hats)[number];
  cloth: string;
  trim: string;
  skin: string;
  hair: string;
  hasScarf: boolean;
  hasGlasses: boolean;
  /** Factor of the usual height. */
  size: number;
  /** What the character holds. */
  held: "lantern" | "nothing" | "stick" | "bag";
}

/** The same for the same name, whatever its case, surrounding space and Unicode form. */
export function figureLookOf(name: string): FigureLook {
  const dice = diceFrom(`person/${name.normalize("NFC").trim().toLocaleLowerCase("und")}`);
  const of = <T>(what: string, items: readonly T[]) => dice.fork(what).pick(items);
  const [cloth, trim] = dice.fork("cloths").shuffle(clothColours);
  return {
    coat: of("coat", coats),
    pattern: of("pattern", patterns),
    hairdo: of("hairdo", hairdos),
    hat: of("hat", hats),
    cloth: cloth ?? clothColours[0],
    trim: trim ?? clothColours[1],
    skin: of("skin", skinColours),
    hair: of("hair", hairColours),
    hasScarf: of("scarf", [true, false, false]),
    hasGlasses: of("glasses", [true, false, false, false, false]),
    size: of("size", [0.84, 0.9, 0.96, 1, 1.06, 1.14]),
    held: of("held", ["lantern", "nothing", "stick", "bag", "nothing"] as const),
  };
}
