import {
  addPasskey,
  changeSecondStep,
  makeRecoveryCodes,
  readPasskeys,
  removePasskey,
  removePassword,
  renamePasskey,
  startPasskey,
  type PasskeyOverview,
} from "@codetale/contract/identity/passkeys";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/http/api-client";
import { waysInKey } from "../../account/query-keys.ts";
import { useWithProof } from "../../proof/hooks/use-with-proof.ts";
import { makePasskey } from "../web-authn.ts";

/** What is read anew with the other ways in. */
const passkeysKey = [...waysInKey, "passkeys"];

/** The account's passkeys and what is left of its recovery codes. */
export function usePasskeyOverview() {
  return useQuery({
    queryKey: passkeysKey,
    queryFn: ({ signal }) => call(readPasskeys, { signal }),
    staleTime: 0,
  });
}

/**
 * Changes what the account signs in with, for which its owner is asked for a proof; what is shown of
 * it is read anew after each.
 */
export function usePasskeyChanges() {
  const client = useQueryClient();
  const withProof = useWithProof();
  const onSettled = () => client.invalidateQueries({ queryKey: waysInKey });
  return {
    add: useMutation({
      mutationFn: async () => {
        const { options } = await withProof(() => call(startPasskey));
        const credential = await makePasskey(options);
        return call(addPasskey, { body: { credential } });
      },
      onSettled,
    }),
    rename: useMutation({
      mutationFn: (body: { passkeyId: string; name: string }) => call(renamePasskey, { body }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (passkeyId: string) =>
        withProof(() => call(removePasskey, { body: { passkeyId } })),
      onSettled,
    }),
    changeSecondStep: useMutation({
      mutationFn: (asksForPasskey: boolean) =>
        withProof(() => call(changeSecondStep, { body: { asksForPasskey } })),
      onSettled,
    }),
    removePassword: useMutation({
      mutationFn: () => withProof(() => call(removePassword)),
      // Also where reading it anew fails.
      onSuccess: () =>
        client.setQueryData<PasskeyOverview>(
          passkeysKey,
          (overview) => overview && { ...overview, hasPassword: false },
        ),
      onSettled,
    }),
    makeCodes: useMutation({
      mutationFn: () => withProof(() => call(makeRecoveryCodes)),
      onSettled,
    }),
  };
}
