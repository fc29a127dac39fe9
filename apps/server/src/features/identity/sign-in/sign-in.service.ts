/** Signing in with a password, and what failing at it too often leads to. */
import { emailSchema } from "@codetale/contract/identity";
import type { FailureReason } from "@codetale/contract/errors";
import type { AccountRole } from "@codetale/contract/values";
import type { Clock } from "@codetale/domain/time";
import type { Actor } from "#core/actor";
import { AppError } from "#core/app-error";
import type { LiveEvents } from "#core/live-events";
import type { Passwords } from "#core/passwords";
import type { AccountRepository, StoredAccount } from "../accounts.repository.ts";
import { isCodersKey } from "../coders-key.service.ts";
import { rateLimits, type RateLimiter } from "../rate-limits/rate-limiter.service.ts";
import { networkOf } from "../rate-limits/client-network.ts";
import type { NewSession } from "../sessions/sessions.repository.ts";

/** What signing in needs of sessions. */
export interface SignInSessions {
  /** @returns the value of the Set-Cookie header that hands the session over */
  open(session: NewSession): Promise<string>;
  end(sessionId: string): Promise<void>;
}

export interface SignInDeps {
  accounts: Pick<AccountRepository, "findByEmail" | "ensureProfile">;
  sessions: SignInSessions;
  passwords: Pick<Passwords, "verify">;
  limiter: RateLimiter;
  live: LiveEvents;
  clock: Clock;
  codersKey: string;
}

interface Credentials {
  email: string;
  password: string;
  /** The network address that the call came from. */
  address: string;
}

interface SignIn extends Credentials {
  /** Given, also empty, on the coders' screen alone. */
  codersKey?: string | undefined;
  userAgent: string;
  /** Whose session this browser has had so far; it ends. */
  replaced: Actor | null;
}

export type SignInService = ReturnType<typeof createSignInService>;

export function createSignInService(deps: SignInDeps) {
  const { accounts, sessions, passwords, limiter, live, clock, codersKey } = deps;

  /**
   * Counts a failure, then throws it. Those that many tries at once bring beyond the limit are
   * told nothing else than that.
   */
  async function fail(tries: Tries, reason: FailureReason): Promise<never> {
    await limiter.consume(tries.fromNetwork);
    await limiter.consume(tries.withEmail);
    throw new AppError(reason);
  }

  async function prove({ email, password }: Credentials, tries: Tries): Promise<StoredAccount> {
    const account = await accounts.findByEmail(email);
    const isRight = await passwords.verify(password, account?.passwordHash ?? null);
    if (!account) return fail(tries, "login/unknown-email");
    if (!isRight) return fail(tries, "login/wrong-password");
    // Again, since many may have been tried while this one was checked.
    await limiter.refuseIfUsedUp([tries.withEmail, tries.fromNetwork]);
    await limiter.reset(tries.withEmail);
    return account;
  }

  return {
    /**
     * Opens a session: as a coder with the coders key, as a learner without.
     *
     * @throws AppError `login/…`, `coders-key/wrong` or `server/busy`
     */
    async signIn(signIn: SignIn): Promise<{ uid: string; person: AccountRole; cookie: string }> {
      const credentials = { ...signIn, email: requireCredentials(signIn) };
      const tries = triesOf(credentials);
      await limiter.refuseIfUsedUp([tries.withEmail, tries.fromNetwork]);
      if (signIn.codersKey !== undefined && !isCodersKey(signIn.codersKey, codersKey)) {
        return fail(tries, "coders-key/wrong");
      }
      const { uid, emailVerified, isDisabled } = await prove(credentials, tries);
      if (!emailVerified) throw new AppError("login/unverified");
      if (isDisabled) throw new AppError("login/disabled");

      const person = signIn.codersKey === undefined ? "user" : "coder";
      const { address, userAgent, replaced } = signIn;
      await accounts.ensureProfile(uid, person, clock.now());
      const cookie = await sessions.open({ uid, person, address, userAgent });
      if (replaced) {
        await sessions.end(replaced.sessionId);
        live.endSession(replaced.sessionId);
      }
      return { uid, person, cookie };
    },

    /** @throws AppError `login/wrong-password`, `login/unknown-email`, `login/too-many` or `server/busy` */
    async isEmailVerified(credentials: Credentials): Promise<boolean> {
      const tries = triesOf(credentials);
      await limiter.refuseIfUsedUp([tries.withEmail, tries.fromNetwork]);
      const { emailVerified } = await prove(credentials, tries);
      return emailVerified;
    },
  };
}

type Tries = ReturnType<typeof triesOf>;

function triesOf({ email, address }: Credentials) {
  const network = networkOf(address);
  return {
    withEmail: { limit: rateLimits.failedSignIns, whom: `${network} ${email}` },
    fromNetwork: { limit: rateLimits.failedSignInsFromNetwork, whom: network },
  };
}

/** @returns the e-mail address as it is stored */
function requireCredentials({ email, password }: Credentials): string {
  if (email.trim() === "" || password === "") throw new AppError("login/incomplete");
  const parsed = emailSchema.safeParse(email);
  if (!parsed.success) throw new AppError("login/invalid-email");
  return parsed.data;
}
