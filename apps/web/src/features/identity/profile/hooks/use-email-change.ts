import type { AccountRole } from "@codetale/contract/values";
import { useMutation } from "@tanstack/react-query";
import { keepProfileDraft, type ProfileDraft } from "../profile-draft.ts";
import { useVerificationStart } from "../../verification/hooks/use-verification-start.ts";

/**
 * Starts the verification of the draft's e-mail address, and stores the draft until it is done.
 *
 * @param from the guarded address that asked to sign in, if any
 * @throws ApiError
 */
export function useEmailChange(
  person: AccountRole,
  from: string | null,
): (draft: ProfileDraft) => Promise<void> {
  const startVerification = useVerificationStart();
  const { mutateAsync } = useMutation({
    mutationFn: async (draft: ProfileDraft) => {
      keepProfileDraft(draft);
      const { email } = draft;
      await startVerification({ purpose: "verify-email", person, email, codersKey: null, from });
    },
  });
  return mutateAsync;
}
