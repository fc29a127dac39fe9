import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operatorKey } from "../query-keys.ts";
import type { WithProof } from "../section.ts";

/** An act of the operator, after which everything shown is read anew. */
export function useAct<Input, Answer>(
  withProof: WithProof,
  act: (input: Input) => Promise<Answer>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => withProof(() => act(input)),
    onSettled: () => client.invalidateQueries({ queryKey: operatorKey }),
  });
}
