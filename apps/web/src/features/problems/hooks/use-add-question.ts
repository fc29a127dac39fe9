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
  /** What came of the last press; null before it and while it is under way. */
  result: AddResult | null;
}

/** Adds a question to the bank: once, however often it is pressed or sent. */
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
      // The id belongs to other words; the next press needs one of its own.
      if (isIdReused(error)) questionDraft.set({ ...draft, id: randomId() });
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });

  return {
    add: (draft, onFailed) => {
      // A second press may come before the button shows that it is busy.
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
