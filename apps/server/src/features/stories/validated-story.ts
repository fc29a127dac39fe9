/** A story that may be saved: both tellings have passed the validator. There is no other way to one. */
import { findFaults, type StoryFault } from "@codetale/domain/stories/find-faults";
import { withStandIns } from "@codetale/domain/stories/stand-ins";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import type { Editions } from "./making/storyteller.ts";

export interface StoryDraft extends Editions {
  /** What was asked for; empty lists where the story was written by hand. */
  wishes: StoryWishes;
  storyteller: "builtin" | "model" | "author";
  seed: string;
}

declare const proven: unique symbol;
export type ValidatedStory = StoryDraft & { readonly [proven]: true };

export type ValidationResult =
  { isValid: true; story: ValidatedStory } | { isValid: false; problems: readonly StoryFault[] };

export function validateStory(draft: StoryDraft): ValidationResult {
  const { own, others, wishes, language } = draft;
  const problems = [
    ...findFaults(own, wishes),
    ...(own === others ? [] : findFaults(others, withStandIns(wishes, language))),
  ];
  return problems.length > 0
    ? { isValid: false, problems }
    : { isValid: true, story: draft as ValidatedStory };
}
