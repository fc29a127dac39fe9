import { createContext, useContext } from "react";

/**
 * Runs an action that the server may refuse until the user has proven to own the account. It is then
 * asked for, and the action runs again.
 *
 * @throws what the action throws; `proof/required` where the user gives no proof
 */
export type WithProof = <T>(action: () => Promise<T>) => Promise<T>;

export const ProofContext = createContext<WithProof>(() => {
  throw new Error("useWithProof needs a ProofProvider above it");
});

export function useWithProof(): WithProof {
  return useContext(ProofContext);
}
