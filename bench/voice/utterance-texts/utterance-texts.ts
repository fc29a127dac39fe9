/** What children say in one language, beside the choices themselves. */
export interface UtteranceTexts {
  /** Said around a choice: `…` is the choice as it stands, without its capital. */
  frames: readonly string[];
  /** Said instead of a choice, by its place. */
  places: readonly (readonly string[])[];
  /** A choice in a child's own words, each with words of its own choice only. */
  reworded: readonly Paraphrases[];
  /** A choice by words that mean the same and stand in none of the choices. */
  meant: readonly Paraphrases[];
  /** Agreement with the choice that was read last. */
  agreed: readonly string[];
  /** Of two choices, the other one is denied. */
  denied: readonly Paraphrases[];
  /** Nothing that belongs to any story. */
  offTopic: readonly string[];
}

export interface Paraphrases {
  choices: readonly string[];
  /** `said[0]` mean the first choice, and so on. */
  said: readonly (readonly string[])[];
}
