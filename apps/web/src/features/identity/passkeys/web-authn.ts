/** Passkeys as this browser makes and uses them; the library is loaded once it is needed. */
import type {
  CreationOptions,
  NewCredential,
  RequestOptions,
  UsedCredential,
} from "@codetale/contract/identity/passkeys";
import { isPasskeyDomain } from "@codetale/domain/identity/passkey-domain";
import { browserFailures } from "./words.ts";

/** Why the browser made or used no passkey; the message is for its user. */
export class BrowserRefusal extends Error {
  constructor(reason: keyof typeof browserFailures, cause: unknown) {
    super(browserFailures[reason], { cause });
    this.name = "BrowserRefusal";
  }
}

const load = () => import("@simplewebauthn/browser");

/** Whether this browser has passkeys, at the address where the page was opened. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === "function" && isPasskeyDomain(location.hostname);
}

/** Whether it offers them among what it fills into a form. */
export async function hasPasskeyAutofill(): Promise<boolean> {
  return hasPasskeys() && (await load()).browserSupportsWebAuthnAutofill();
}

/** @throws BrowserRefusal */
export async function makePasskey(options: CreationOptions): Promise<NewCredential> {
  const { startRegistration } = await load();
  const made = await startRegistration({ optionsJSON: options }).catch((error: unknown) => {
    throw new BrowserRefusal(reasons[nameOf(error)] ?? "failed", error);
  });
  const { clientDataJSON, attestationObject, transports = [] } = made.response;
  return { ...idOf(made), response: { clientDataJSON, attestationObject, transports } };
}

/**
 * @param isAutofill whether the browser waits until its user picks one at a field for user names;
 *   another call or `stopWaiting` ends the wait
 * @returns null once the wait was ended
 * @throws BrowserRefusal
 */
export async function signWithPasskey(
  options: RequestOptions,
  isAutofill = false,
): Promise<UsedCredential | null> {
  const { startAuthentication } = await load();
  // The library would end the other one, whose user is being asked.
  if (isAutofill && isAsking) return null;
  if (!isAutofill) isAsking = true;
  try {
    const used = await startAuthentication({
      optionsJSON: options,
      useBrowserAutofill: isAutofill,
    });
    const { clientDataJSON, authenticatorData, signature, userHandle } = used.response;
    return {
      ...idOf(used),
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
    };
  } catch (error) {
    if (nameOf(error) === "AbortError") return null;
    throw new BrowserRefusal(nameOf(error) === "NotAllowedError" ? "cancelled" : "failed", error);
  } finally {
    if (!isAutofill) isAsking = false;
  }
}

/** Whether the browser is asking its user for a passkey. */
let isAsking = false;

/** Ends the wait for a passkey among what is filled in. */
export async function stopWaiting(): Promise<void> {
  (await load()).WebAuthnAbortService.cancelCeremony();
}

/** By the names of the exceptions that browsers throw. */
const reasons: Record<string, keyof typeof browserFailures> = {
  NotAllowedError: "notMade",
  AbortError: "notMade",
  InvalidStateError: "known",
  ConstraintError: "unable",
  NotSupportedError: "unable",
};

/** The library wraps an exception in one of its own, with the same name or as its cause. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return error.cause instanceof Error ? error.cause.name : error.name;
}

function idOf({ id, rawId }: { id: string; rawId: string }) {
  return { id, rawId, type: "public-key" } as const;
}
