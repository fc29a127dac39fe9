/** Signing in with a password, and what failing at it too often leads to. */
import { emailSchema, type login } from "@codetale/contract/identity";
import type { FailureReason } from "@codetale/contract/errors";
import type { AccountRole } from "@codetale/contract/values";
import type { z } from "zod";
import { AppError } from "#core/app-error";
import type { StoredAccount } from "../accounts.repository.ts";
import type { IdentityContext } from "../identity-context.ts";
import { networkOf } from "../rate-limits/client-network.ts";
import type { ArrivingBrowser, SessionService } from "../sessions/sessions.service.ts";

interface Credentials {
  email: string;
  password: string;
  /** The network address that the call came from. */
  address: string;
}

/** The coders key is given, also empty, on the coders' screen alone. */
type SignIn = z.infer<typeof login.body> & Credentials & { browser: ArrivingBrowser };

export function createSignInService(context: IdentityContext, sessions: SessionService) {
  const { accounts, passwords, limiter, clock, securityLog, coderAccess } = context;

  /**
   * Counts a failure, then throws it. Those that many tries at once bring beyond the limit are
   * told nothing else than that.
   */
  async function fail(tries: Tries, refusal: Refusal): Promise<never> {
    await recordRefusal(refusal);
    await limiter.consume(...tries.fromNetwork);
    await limiter.consume(...tries.withEmail);
    throw new AppError(refusal.reason);
  }

  const recordRefusal = ({ reason, uid, address }: Refusal) =>
    securityLog.record({ kind: "sign-in-refused", uid, address, detail: reason });

  async function prove(
    { email, password, address }: Credentials,
    tries: Tries,
  ): Promise<StoredAccount> {
    const account = await accounts.findByEmail(email);
    const isRight = await passwords.verify(password, account?.passwordHash ?? null);
    const uid = account?.uid ?? null;
    if (!account) return fail(tries, { reason: "login/unknown-email", uid, address });
    if (!isRight) return fail(tries, { reason: "login/wrong-password", uid, address });
    // Again, since many may have been tried while this one was checked.
    await limiter.refuseIfUsedUp(tries.withEmail, tries.fromNetwork);
    await limiter.reset(...tries.withEmail);
    return account;
  }

  return {
    /**
     * Opens a session: as a coder with the coders key, as a learner without.
     *
     * @throws AppError `login/…`, `coders-key/wrong`, `request/too-many` or `server/busy`
     */
    async signIn(signIn: SignIn): Promise<{ uid: string; person: AccountRole; cookies: string[] }> {
      const { coders_key: codersKey, address, browser } = signIn;
      const credentials = { ...signIn, email: requireCredentials(signIn) };
      const tries = triesOf(credentials);
      await limiter.refuseIfUsedUp(tries.withEmail, tries.fromNetwork);
      const access = codersKey === undefined ? null : await coderAccess.check(codersKey, address);
      const { uid, emailVerified, isDisabled, passwordHash } = await prove(credentials, tries);
      const reason = refusalOf(emailVerified, isDisabled);
      if (reason !== null) {
        await recordRefusal({ reason, uid, address });
        throw new AppError(reason);
      }

      if (access) await coderAccess.take(access, uid, address);
      const person = access ? "coder" : "user";
      await accounts.ensureProfile(uid, person, clock.now());
      const evidence = accounts.passwordEvidence(passwordHash ?? "", clock.now());
      const cookies = await sessions.open({ uid, person }, evidence, browser);
      // It was changed while it was checked.
      if (!cookies) throw new AppError("login/wrong-password");
      const detail = `${person} by password` as const;
      await securityLog.record({ kind: "sign-in", uid, address, detail });
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

interface Refusal {
  reason: FailureReason;
  uid: string | null;
  address: string;
}

function refusalOf(emailVerified: boolean, isDisabled: boolean): FailureReason | null {
  if (!emailVerified) return "login/unverified";
  return isDisabled ? "login/disabled" : null;
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
