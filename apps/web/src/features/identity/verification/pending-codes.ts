/**
 * One-time codes that were requested and not entered yet. Whole requests are held in the memory of
 * this tab alone because one may contain a password and a coders key: never in the address, the
 * history or any storage. The rest, with the address that the code went to, survives a reload of the
 * tab (decision 095).
 */
import { sendOtp, type OtpPurpose } from "@codetale/contract/identity";
import { sendOtpForgotPassword } from "@codetale/contract/identity/recovery";
import type { AccountRole } from "@codetale/contract/values";
import { MINUTE_MS, type Clock, type EpochMs } from "@codetale/domain/time";
import { call } from "#lib/http/api-client";
import { StoredValue } from "#lib/stored-value";
import { readStoredRequest, storablePartOf, type StoredRequest } from "./stored-request.ts";

export interface CodeRequest {
  purpose: OtpPurpose;
  email: string;
  /** Only for a coder's registration. */
  codersKey: string | null;
}

export interface RecoveryRequest extends CodeRequest {
  purpose: "forgot-password";
}

export interface RegistrationRequest extends CodeRequest {
  purpose: "register";
  person: AccountRole;
  /** The guarded address that asked to sign in, if any. */
  from: string | null;
  /** Null after a reload. */
  password: string | null;
  /**
   * Set when the address is proven and only the password was refused, with the message about it.
   */
  refused: { ticket: string; message: string } | null;
}

/** With all that an account is made of. */
export type CompleteRegistration = RegistrationRequest & { password: string };

export interface EmailChangeRequest extends CodeRequest {
  purpose: "verify-email";
  person: AccountRole;
  from: string | null;
}

export interface PendingCode<Request extends CodeRequest> {
  request: Request;
  /** When another code may be requested. */
  resendAt: EpochMs;
}

/** Longer than a code is valid, and short, because of the password. */
const KEPT_MS = 15 * MINUTE_MS;

class PendingCodes<Request extends CodeRequest> {
  readonly #stored: StoredValue<StoredRequest>;
  readonly #restore: (stored: StoredRequest) => Request | null;
  #held: { pending: PendingCode<Request>; until: EpochMs } | null = null;

  /** @param restore makes of what survives a reload a request of this kind; null of any other */
  constructor(
    storageKey: `codetale-${string}`,
    restore: (stored: StoredRequest) => Request | null,
  ) {
    this.#stored = new StoredValue(storageKey, readStoredRequest);
    this.#restore = restore;
    // At a sign-out what is stored is forgotten, and the rest with it.
    this.#stored.subscribe(() => {
      if (this.#stored.get() === null) this.#held = null;
    });
  }

  read(now: EpochMs): PendingCode<Request> | null {
    this.#held ??= this.#restored();
    if (this.#held !== null && this.#held.until <= now) this.forget();
    return this.#held?.pending ?? null;
  }

  hold(pending: PendingCode<Request>, now: EpochMs): void {
    const until = now + KEPT_MS;
    this.#held = { pending, until };
    const { request, resendAt } = pending;
    this.#stored.set({ ...storablePartOf(request), resendAt, until });
  }

  forget(): void {
    this.#stored.set(null);
  }

  /**
   * Requests a code.
   *
   * @returns when another may be requested
   * @throws ApiError
   */
  async send(request: Request, clock: Clock): Promise<EpochMs> {
    const resendAt = (await sendCode(request)) + clock.now();
    this.hold({ request, resendAt }, clock.now());
    return resendAt;
  }

  /**
   * Requests a code, unless one for the same address was sent a moment ago, or before a reload.
   *
   * @throws ApiError
   */
  async start(request: Request, clock: Clock): Promise<void> {
    const now = clock.now();
    const pending = this.read(now);
    const isFresh = pending && (now < pending.resendAt || isReloaded(pending.request));
    if (isFresh && isSameCode(pending.request, request))
      this.hold({ request, resendAt: pending.resendAt }, now);
    else await this.send(request, clock);
  }

  /** What a reload left. */
  #restored() {
    const stored = this.#stored.get();
    const request = stored && this.#restore(stored);
    return (
      stored && request && { pending: { request, resendAt: stored.resendAt }, until: stored.until }
    );
  }
}

/** The code that /verify_email asks for. */
export const pendingVerification = new PendingCodes<RegistrationRequest | EmailChangeRequest>(
  "codetale-verification",
  ({ purpose, email, person, from }) => {
    if (person === null || purpose === "forgot-password") return null;
    const request = { email, person, from, codersKey: null };
    return purpose === "register"
      ? { ...request, purpose, password: null, refused: null }
      : { ...request, purpose };
  },
);

/** The code that /forgot_password asks for. */
export const pendingRecovery = new PendingCodes<RecoveryRequest>(
  "codetale-recovery",
  ({ purpose, email }) =>
    purpose === "forgot-password" ? { purpose, email, codersKey: null } : null,
);

export function forgetPendingCodes(): void {
  pendingVerification.forget();
  pendingRecovery.forget();
}

/** The registration with the role `person` that is in progress. */
export function readPendingRegistration(
  person: AccountRole,
  now: EpochMs,
): RegistrationRequest | null {
  const request = pendingVerification.read(now)?.request;
  return request?.purpose === "register" && request.person === person ? request : null;
}

/** Returns the delay before another code may be requested, in milliseconds. */
async function sendCode({ purpose, email, codersKey }: CodeRequest): Promise<number> {
  const { resendAfterMs } =
    purpose === "forgot-password"
      ? await call(sendOtpForgotPassword, { body: { email } })
      : await call(sendOtp, {
          body: { email, purpose, ...(codersKey !== null && { coders_key: codersKey }) },
        });
  return resendAfterMs;
}

/** Whether a reload took its password. */
function isReloaded(request: CodeRequest): boolean {
  return "password" in request && request.password === null;
}

function isSameCode(one: CodeRequest, other: CodeRequest): boolean {
  return (
    one.purpose === other.purpose && one.email === other.email && one.codersKey === other.codersKey
  );
}
