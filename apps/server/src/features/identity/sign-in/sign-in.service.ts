/** Signing in with a password, and what failing at it too often leads to. */
import { emailSchema, type login } from "@codetale/contract/identity";
import type { z } from "zod";
import { AppError } from "#core/errors/app-error";
import type { StoredAccount } from "../accounts.repository.ts";
import type { IdentityContext } from "../identity-context.ts";
import { networkOf } from "../rate-limits/client-network.ts";
import type { SecondStepService } from "../second-step/second-step.service.ts";
import type { ArrivingBrowser } from "../sessions/sessions.service.ts";
import { refuseAccount, type Admit, type SignedIn } from "./admission.service.ts";

interface Credentials {
  email: string;
  password: string;
  /** The network address that the call came from. */
  address: string;
}

/** The coders key is given, also empty, on the coders' screen alone. */
type SignIn = z.infer<typeof login.body> & Credentials & { browser: ArrivingBrowser };

export function createSignInService(
  context: IdentityContext,
  admit: Admit,
  secondStep: Pick<SecondStepService, "begin">,
) {
  const { accounts, passwords, limiter, refuseSignIn, coderAccess } = context;

  async function prove(
    { email, password, address }: Credentials,
    tries: Tries,
  ): Promise<StoredAccount> {
    const account = await accounts.findByEmail(email);
    const isRight = await passwords.verify(password, account?.passwordHash ?? null);
    const uid = account?.uid ?? null;
    if (!account || !isRight) {
      const reason = account ? "login/wrong-password" : "login/unknown-email";
      return refuseSignIn({ reason, uid, address }, tries.fromNetwork, tries.withEmail);
    }
    // Again, since many may have been tried while this one was checked.
    const { isAnyCounted } = await limiter.refuseIfUsedUp(tries.withEmail, tries.fromNetwork);
    if (isAnyCounted) await limiter.reset(...tries.withEmail);
    return account;
  }

  return {
    /**
     * Opens a session: as a coder with the coders key, as a learner without. An account that asks
     * for a passkey gets the key of its second step instead, for the browser's cookie.
     *
     * @throws AppError `login/…`, `coders-key/wrong`, `request/too-many` or `server/busy`
     */
    async signIn(signIn: SignIn): Promise<SignedIn | { secondStepKey: string }> {
      const { coders_key: codersKey, address, browser } = signIn;
      const credentials = { ...signIn, email: requireCredentials(signIn) };
      const tries = triesOf(credentials);
      await limiter.refuseIfUsedUp(tries.withEmail, tries.fromNetwork);
      const access = codersKey === undefined ? null : await coderAccess.check(codersKey, address);
      const account = await prove(credentials, tries);
      const { uid } = account;
      const reason = refuseAccount(account);
      if (reason !== null) return refuseSignIn({ reason, uid, address });

      if (access) await coderAccess.take(access, uid, address);
      if (account.asksForPasskey) return { secondStepKey: await secondStep.begin(uid, access) };
      const person = access ? "coder" : "user";
      const evidence = { passwordHash: account.passwordHash ?? "" };
      const cookies = await admit({ uid, person, method: "password", access }, evidence, browser);
      // It was changed while it was checked, or the invitation was revoked.
      if (!cookies) throw new AppError("login/wrong-password");
      return { uid, person, cookies };
    },

    /** @throws AppError `login/wrong-password`, `login/unknown-email`, `login/too-many` or `server/busy` */
    async isEmailVerified(credentials: Credentials): Promise<boolean> {
      const tries = triesOf(credentials);
      await limiter.refuseIfUsedUp(tries.withEmail, tries.fromNetwork);
      return (await prove(credentials, tries)).emailVerified;
    },
  };
}

type Tries = ReturnType<typeof triesOf>;

function triesOf({ email, address }: Credentials) {
  const network = networkOf(address);
  return {
    withEmail: ["failed-sign-in", `${network} ${email}`],
    fromNetwork: ["failed-sign-in-from", network],
  } as const;
}

/** @returns the e-mail address as it is stored */
function requireCredentials({ email, password }: Credentials): string {
  if (email.trim() === "" || password === "") throw new AppError("login/incomplete");
  const parsed = emailSchema.safeParse(email);
  if (!parsed.success) throw new AppError("login/invalid-email");
  return parsed.data;
}
