/**
 * One-time codes that were requested and not entered yet, held only in the memory of this tab
 * because a request may contain a password: never in the address, the history or any storage. After
 * a reload the form says that it was lost.
 */
import { sendOtp, type OtpPurpose } from "@codetale/contract/identity";
import { sendOtpForgotPassword } from "@codetale/contract/identity-recovery";
import type { AccountRole } from "@codetale/contract/values";
import { MINUTE_MS, type Clock, type EpochMs } from "@codetale/domain/time";
import { call } from "#lib/http/api-client";

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
  password: string;
  /**
   * Set when the address is proven and only the password was refused, with the message about it.
   */
  refused: { ticket: string; message: string } | null;
}

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
  #held: { pending: PendingCode<Request>; until: EpochMs } | null = null;

  read(now: EpochMs): PendingCode<Request> | null {
    return this.#held !== null && now < this.#held.until ? this.#held.pending : null;
  }

  hold(pending: PendingCode<Request>, now: EpochMs): void {
    this.#held = { pending, until: now + KEPT_MS };
  }

  forget(): void {
    this.#held = null;
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
   * Requests a code, unless one for the same address was sent a moment ago.
   *
   * @throws ApiError
   */
  async start(request: Request, clock: Clock): Promise<void> {
    const now = clock.now();
    const pending = this.read(now);
    if (pending && now < pending.resendAt && isSameCode(pending.request, request))
      this.hold({ request, resendAt: pending.resendAt }, now);
    else await this.send(request, clock);
  }
}

/** The code that /verify_email asks for. */
export const pendingVerification = new PendingCodes<RegistrationRequest | EmailChangeRequest>();

/** The code that /forgot_password asks for. */
export const pendingRecovery = new PendingCodes<RecoveryRequest>();

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

function isSameCode(one: CodeRequest, other: CodeRequest): boolean {
  return (
    one.purpose === other.purpose && one.email === other.email && one.codersKey === other.codersKey
  );
}
