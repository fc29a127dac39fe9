/** Figures in English. */
import {
  withSpecialNouns,
  type FigureId,
  type FigureTexts,
  type Noun,
} from "../../characters/figures.ts";
import { creatures } from "./figures/creatures.ts";
import { persons } from "./figures/persons.ts";
import { specialNouns } from "./figures/special-nouns.ts";

export const figures: Readonly<Record<FigureId, FigureTexts>> = withSpecialNouns(
  { ...creatures, ...persons },
  specialNouns,
  nounOf,
);

function nounOf(words: string): Noun {
  return { words, gender: "m" };
}
