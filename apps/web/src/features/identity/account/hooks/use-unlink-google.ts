import { unlinkGoogle } from "@codetale/contract/identity/ways-in";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/http/api-client";
import { useWithProof } from "../../proof/hooks/use-with-proof.ts";
import { waysInKey } from "../query-keys.ts";

export type UnlinkingGoogle = ReturnType<typeof useUnlinkGoogle>;

/** Removes an account at Google, named by the link's id, for which the owner is asked for a proof. */
export function useUnlinkGoogle() {
  const client = useQueryClient();
  const withProof = useWithProof();
  return useMutation({
    mutationFn: (linkId: string) => withProof(() => call(unlinkGoogle, { body: { linkId } })),
    onSettled: () => client.invalidateQueries({ queryKey: waysInKey }),
  });
}
