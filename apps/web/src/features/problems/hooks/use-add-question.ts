import { addProblem } from "@codetale/contract/problems";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, call } from "#lib/http/api-client";
import { logError } from "#lib/log";
import { randomId } from "#lib/random-id";
import { problemsKey } from "../queries.ts";
import { words } from "../words.ts";
import { questionDraft, type QuestionDraft } from "./use-question-draft.ts";

const mutationKey = ["add-question"];

/** Adds a problem to the bank; repeated submissions of the same form add it once. */
export function useAddQuestion() {
  const client = useQueryClient();
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationKey,
    mutationFn: ({ id, question, ans }: QuestionDraft) =>
      call(addProblem, { body: { id, question, ans } }),
    onSuccess: () => {
      questionDraft.set(null);
      void client.invalidateQueries({ queryKey: problemsKey });
    },
    onError: (failure, draft) => {
      logError(words.notAdded, failure);
      // The id belongs to another text; the next submission needs a new one.
      const isIdReused = failure instanceof ApiError && failure.reason === "problem/id-reused";
      if (isIdReused) questionDraft.set({ ...draft, id: randomId() });
    },
  });

  const add = (draft: QuestionDraft, onError: (error: Error) => void) => {
    // A second press can arrive before the button is shown as busy.
    if (client.isMutating({ mutationKey }) === 0) mutate(draft, { onError });
  };
  return { add, forgetResult: reset, isBusy: isPending, isAdded: isSuccess, error };
}
