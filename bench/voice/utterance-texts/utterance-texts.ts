/** What children say in one language, beside the choices themselves. */
export interface UtteranceTexts {
  /** Said around a choice: `…` is the choice as it stands, without its capital. */
  frames: readonly string[];
  /** Said instead of a choice, by its place. */
  places: readonly (readonly string[])[];
  /** A choice in a child's own words, each with words of its own choice only. */
  reworded: readonly Paraphrases[];
  /** Nothing that belongs to any story. */
  offTopic: readonly string[];
  /** Used while the storyteller does not tell in this language. */
  choices: readonly (readonly string[])[];
}

export interface Paraphrases {
  choices: readonly string[];
  /** `said[0]` mean the first choice, and so on. */
  said: readonly (readonly string[])[];
}
