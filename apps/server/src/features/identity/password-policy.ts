import { commonPasswords } from "@codetale/domain/identity/common-passwords";
import { weaknessOf } from "@codetale/domain/identity/password";
import { AppError } from "#core/errors/app-error";

/** @throws AppError `register/weak-password` with words of what the password lacks */
export function refuseWeakPassword(password: string, email: string): void {
  const message = weaknessOf(password, email, commonPasswords);
  if (message === null) return;
  throw new AppError("register/weak-password", {
    message,
    errors: [{ path: "password", message }],
  });
}
