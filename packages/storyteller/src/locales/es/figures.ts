/** Figures in Spanish. */
import { withSpecialNouns, type FigureId, type FigureTexts } from "../../characters/figures.ts";
import { creatures } from "./figures/creatures.ts";
import { nounOf } from "./figures/figure.ts";
import { persons } from "./figures/persons.ts";
import { specialNouns } from "./figures/special-nouns.ts";

export const figures: Readonly<Record<FigureId, FigureTexts>> = withSpecialNouns(
  { ...creatures, ...persons },
  specialNouns,
  nounOf,
);
