import { addProblem } from "@codetale/contract/problems";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { ApiError, call } from "#lib/http/api-client";
import { logError } from "#lib/log";
import { randomId } from "#lib/random-id";
import { addResultOf, type AddResult } from "../add-result.ts";
import { questionDraft, type QuestionDraft } from "../question-draft.ts";
import { problemsKey } from "../queries.ts";
import { words } from "../words.ts";

export interface AddQuestion {
  add: (draft: QuestionDraft, onFailed: (error: Error) => void) => void;
  isBusy: boolean;
  /** The result of the last submission; null before it and while one is in progress. */
  result: AddResult | null;
}

/** Adds a problem to the bank; repeated submissions of the same form add it once. */
export function useAddQuestion(): AddQuestion {
  const client = useQueryClient();
  const isUnderWay = useRef(false);
  const adding = useMutation({
    mutationFn: ({ id, question, ans }: QuestionDraft) =>
      call(addProblem, { body: { id, question, ans } }),
    onSuccess: () => {
      questionDraft.set(null);
      void client.invalidateQueries({ queryKey: problemsKey });
    },
    onError: (error, draft) => {
      logError(words.notAdded, error);
      // The id belongs to another text; the next submission needs a new one.
      if (isIdReused(error)) questionDraft.set({ ...draft, id: randomId() });
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });

  return {
    add: (draft, onFailed) => {
      // A second press can arrive before the button is shown as busy.
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      adding.mutate(draft, { onError: onFailed });
    },
    isBusy: adding.isPending,
    result: adding.isSuccess ? { kind: "added" } : adding.error && addResultOf(adding.error),
  };
}

function isIdReused(error: Error): boolean {
  return error instanceof ApiError && error.reason === "problem/id-reused";
}
