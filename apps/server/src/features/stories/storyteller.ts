/** Whoever tells stories here: our own storyteller, or a language model. */
import type { StoryProgress } from "@codetale/contract/stories";
import type { StoryGraph } from "@codetale/domain/stories/graph";
import type { StoryWishes } from "@codetale/domain/stories/wishes";

export interface Storyteller {
  /**
   * Tells a story that has passed the validator. Children's names and ages stay on this server.
   *
   * @throws AppError `story/language-unknown` or `story/model-failed`; whatever `signal` aborts with
   */
  tell(wishes: StoryWishes, order: TellOrder): Promise<Tellings>;
}

export interface TellOrder {
  /** The same seed tells the same story, where the storyteller can do that. */
  seed: string;
  signal: AbortSignal;
  report: (progress: StoryProgress) => void;
}

/** One story, twice: the two have the same scenes and choices, by their ids. */
export interface Tellings {
  /** As the languages of `storyteller/languages.ts` are written, else as the parent did. */
  language: string;
  /** For the parent and their children. */
  own: Telling;
  /** For anybody else: with other children in it, see `stand-ins.ts`. */
  others: Telling;
}

export interface Telling extends StoryGraph {
  title: string;
}
