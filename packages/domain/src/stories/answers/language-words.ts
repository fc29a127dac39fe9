import type { ReactionWords } from "./reaction-words.ts";

/** As `ordinals`, in any form a child says. */
export interface PlaceWords {
  last: readonly string[];
  /** Of three choices. */
  middle: readonly string[];
}

/** The words by which answers in one language are matched. */
export interface AnswerWords {
  /** Words that are ignored in answers and choices, folded. */
  stopWords: ReadonlySet<string>;
  /** `["one", "first"]` at 0 and so on, in any form a child says; not those in digits, as `1st`. */
  ordinals: readonly (readonly string[])[];
  /** Words for a place that depends on how many choices there are; missing as `reactions`. */
  places?: PlaceWords;
  /** Missing where the language has none, as in a download: nothing is recognised there. */
  reactions?: ReactionWords;
  /** Words for a child's own day and family, folded: an answer with one is rather no answer. */
  ownLife?: ReadonlySet<string>;
  /** What a text is about; missing as `reactions`. */
  conceptsIn?: (text: string) => readonly string[];
}
