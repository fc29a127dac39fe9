/** Whoever tells stories here: our own storyteller, or a language model. */
import type { StoryProgress } from "@codetale/contract/stories-generation";
import type { StoryGraph } from "@codetale/domain/stories/graph";
import type { StoryWishes } from "@codetale/domain/stories/wishes";

export interface Storyteller {
  /**
   * Tells a story that has passed the validator. Children's names and ages stay on this server.
   *
   * @throws AppError `story/language-unknown` or `story/model-failed`; whatever `signal` aborts with
   */
  generate(wishes: StoryWishes, order: GenerateOptions): Promise<Editions>;
}

export interface GenerateOptions {
  /** The same seed tells the same story, where the storyteller can do that. */
  seed: string;
  signal: AbortSignal;
  report: (progress: StoryProgress) => void;
}

/** One story, twice: the two have the same scenes and choices, by their ids. */
export interface Editions {
  /** As the languages of `stories/languages.ts` are written, else as the parent did. */
  language: string;
  /** For the parent and their children. */
  own: Edition;
  /** For anybody else: with other children in it, see `stand-ins.ts`. */
  others: Edition;
}

export interface Edition extends StoryGraph {
  title: string;
}
