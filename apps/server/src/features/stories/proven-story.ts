/** A story that may be saved: both tellings have passed the validator. There is no other way to one. */
import { findProblems, type StoryProblem } from "@codetale/domain/stories/find-problems";
import { withStandIns } from "@codetale/domain/stories/stand-ins";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import type { Tellings } from "./storyteller.ts";

export interface StoryDraft extends Tellings {
  /** What was asked for; empty lists where the story was written by hand. */
  wishes: StoryWishes;
  storyteller: "builtin" | "model" | "author";
  seed: string;
}

declare const proven: unique symbol;
export type ProvenStory = StoryDraft & { readonly [proven]: true };

export type Proof =
  { isProven: true; story: ProvenStory } | { isProven: false; problems: readonly StoryProblem[] };

export function proveStory(draft: StoryDraft): Proof {
  const { own, others, wishes, language } = draft;
  const problems = [
    ...findProblems(own, wishes),
    ...(own === others ? [] : findProblems(others, withStandIns(wishes, language))),
  ];
  return problems.length > 0
    ? { isProven: false, problems }
    : { isProven: true, story: draft as ProvenStory };
}
