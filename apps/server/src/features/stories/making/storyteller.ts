/** Port for what generates stories: our own storyteller, or a language model. */
import type { StoryProgress } from "@codetale/contract/stories/generation";
import type { ObjectiveFacts } from "@codetale/domain/stories/find-faults";
import type { TitledStory } from "@codetale/domain/stories/graph";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import type { EarlierStory } from "#core/stories/story-order";

export interface Storyteller {
  /**
   * Generates a story that passes the validator. Children's names and ages stay on this server.
   *
   * @throws AppError `story/language-unknown`, `story/model-failed` or `story/model-not-agreed`; whatever `signal` aborts with
   */
  generate(wishes: StoryWishes, order: GenerateOptions): Promise<Editions>;
}

export interface GenerateOptions {
  /** Our own storyteller generates the same story from the same seed and wishes. */
  seed: string;
  /** The plots of the account's earlier stories, the latest first. */
  told: readonly string[];
  /** The story that is told again; null or missing for one that is told for the first time. */
  again?: EarlierStory | null;
  signal: AbortSignal;
  /** Whether an outside service may be asked still: consent may be withdrawn while a story is told. */
  mayAsk?: () => Promise<boolean>;
  report: (progress: StoryProgress) => void;
}

/** One story in two editions, with the same scenes and choices by their ids. */
export interface Editions {
  /** A code of `stories/languages.ts`, else what the parent typed. */
  language: string;
  /** The plot of our own storyteller; null for any other. */
  plot: string | null;
  /** What every path says of each objective, where the storyteller knows it. */
  facts: readonly ObjectiveFacts[];
  /** For the owner: with the family's names. */
  privateEdition: TitledStory;
  /** For everyone else: with other children's names, see `stand-ins.ts`. */
  sharedEdition: TitledStory;
}
