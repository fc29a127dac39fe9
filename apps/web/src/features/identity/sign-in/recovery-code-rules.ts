import { formError, type Blame } from "../forms/form-error.ts";
import { stepWords } from "../passkeys/words.ts";

/** Before a recovery code is sent. */
export function refuseRecoveryCode(recoveryCode: string) {
  return recoveryCode.trim() === ""
    ? formError(stepWords.codeMissing, "recoveryCode" as const)
    : null;
}

export const recoveryCodeBlame: Blame<"recoveryCode"> = {
  "recovery-code/wrong": ["recoveryCode"],
};
