import { failures } from "@codetale/contract/errors";
import {
  finishPasskeySignIn,
  startPasskeySignIn,
  type UsedCredential,
} from "@codetale/contract/identity/passkeys";
import type { AccountRole } from "@codetale/contract/values";
import { MINUTE_MS } from "@codetale/domain/time";
import { useEffect, useEffectEvent, useState } from "react";
import { ApiError, call } from "#lib/http/api-client";
import { useHydrated } from "#lib/use-hydrated";
import { formError, type FormError } from "../../forms/form-error.ts";
import { useSessionStart } from "../../session/hooks/use-session-start.ts";
import { words } from "../../words.ts";
import {
  BrowserRefusal,
  hasPasskeyAutofill,
  hasPasskeys,
  signWithPasskey,
  stopWaiting,
} from "../web-authn.ts";
import { stepWords } from "../words.ts";

/** Before the challenge goes out of force that a waiting browser has. */
const ASKED_AGAIN_MS = 9 * MINUTE_MS;

export type PasskeySignInState = ReturnType<typeof usePasskeySignIn>;

/**
 * Signing in with a passkey, by a button, and where the browser offers passkeys among what it fills
 * in. It offers none to coders, who have to type their key besides.
 */
export function usePasskeySignIn(person: AccountRole) {
  const startSession = useSessionStart();
  /** Why the sign-in failed; null otherwise. */
  const [notice, setNotice] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  /** Another one each time that the browser is asked anew to offer passkeys. */
  const [round, setRound] = useState(0);

  async function signIn(credential: UsedCredential, codersKey: string | null): Promise<void> {
    const key = codersKey === null ? {} : { coders_key: codersKey };
    const body = { person, credential, ...key };
    const session = await startSession(() => call(finishPasskeySignIn, { body }));
    if (session === null) setNotice(words.signInNotKept);
  }

  /**
   * Resolves with the error of the coders key, if that is refused.
   *
   * @param typed the coders key; null where none is required
   */
  async function start(typed: string | null): Promise<FormError<"codersKey"> | null> {
    const codersKey = typed?.trim() ?? null;
    if (codersKey === "") return wrongKey;
    setNotice(null);
    setIsBusy(true);
    try {
      const credential = await choosePasskey(false);
      if (credential !== null) await signIn(credential, codersKey);
      return null;
    } catch (error) {
      if (error instanceof ApiError && error.reason === "coders-key/wrong") return wrongKey;
      setNotice(messageOf(error));
      return null;
    } finally {
      setIsBusy(false);
      setRound((last) => last + 1);
    }
  }

  const offer = useEffectEvent(async (isPossible: boolean) => {
    if (person !== "user" || !isPossible) return;
    const credential = await choosePasskey(true).catch(reportUnexpected);
    if (credential === null) return;
    await signIn(credential, null).catch((error: unknown) => setNotice(messageOf(error)));
  });

  useEffect(() => {
    if (!hasPasskeys()) return;
    void hasPasskeyAutofill().then((isPossible) => offer(isPossible));
    const timer = setTimeout(() => setRound((last) => last + 1), ASKED_AGAIN_MS);
    return () => {
      clearTimeout(timer);
      void stopWaiting();
    };
  }, [round]);

  return { isOffered: useHydrated() ? hasPasskeys() : true, notice, isBusy, start };
}

/** Signs a new challenge of the server's; null if the wait for a user ended. */
async function choosePasskey(isAutofill: boolean): Promise<UsedCredential | null> {
  const { options } = await call(startPasskeySignIn);
  return signWithPasskey(options, isAutofill);
}

/** Of passkeys that could not be offered, a user has seen nothing, and asked for nothing. */
function reportUnexpected(error: unknown): null {
  if (!(error instanceof BrowserRefusal || error instanceof ApiError)) reportError(error);
  return null;
}

/** What is said of a sign-in that failed, by the browser or by the server. */
export function messageOf(error: unknown): string {
  if (error instanceof BrowserRefusal) return error.message;
  if (error instanceof ApiError) return error.message;
  reportError(error);
  return stepWords.failed;
}

const wrongKey = formError(failures["coders-key/wrong"].message, "codersKey");
