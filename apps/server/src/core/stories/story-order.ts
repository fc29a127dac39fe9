/** What a family asked for, stored with its generation until the story is told. */
import type { Adventure } from "@codetale/contract/stories/generation";
import type { TitledStory } from "@codetale/domain/stories/graph";
import type { Child, StoryWishes } from "@codetale/domain/stories/wishes";

export interface StoryOrder {
  wishes: StoryWishes;
  storyteller: "builtin" | "model";
  /** Whether our own storyteller stands in for a language model that fails. */
  hasFallback: boolean;
  /** The plots of the account's earlier stories, the latest first. */
  told: readonly string[];
  /** The story that is told again; null for one that is told for the first time. */
  again: EarlierStory | null;
  seed: string;
}

/** An earlier story of the same account, and how the new one is to relate to it. */
export interface EarlierStory {
  adventure: Adventure;
  /** Null where it has no plot of our own storyteller. */
  plot: string | null;
  /** What a parent wants to be different, for a language model; empty for nothing. */
  butThisTime: string;
  /** Those of its wishes, whose names a parent may type again. */
  children: readonly Child[];
  /** Its shared edition, which names none of the family's children. */
  told: Pick<TitledStory, "title" | "scenes">;
}
