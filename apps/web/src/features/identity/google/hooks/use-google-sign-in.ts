import { readSignInOptions, startGoogleSignIn } from "@codetale/contract/identity-google";
import { failures } from "@codetale/contract/errors";
import type { AccountRole } from "@codetale/contract/values";
import { useEffect, useState } from "react";
import { ApiError, call } from "#lib/http/api-client";
import { googleNotSetUp, noticeAtStart, type GoogleNotice } from "../google-notice.ts";
import { formError, type FormError } from "../../forms/form-error.ts";
import { googleReturnAddress, useGoogleReturn } from "./use-google-return.ts";

type KeyFormError = FormError<"codersKey">;

export interface GoogleSignInState {
  /** Why the sign-in failed; null otherwise. */
  notice: GoogleNotice | null;
  isLeaving: boolean;
  /**
   * Goes to the provider; resolves with the error of the coders key, if that is refused.
   *
   * @param codersKey as typed; null where none is required
   */
  start: (codersKey: string | null) => Promise<KeyFormError | null>;
}

/** @param from the guarded address that asked to sign in, if any */
export function useGoogleSignIn(person: AccountRole, from: string | null): GoogleSignInState {
  const [notice, setNotice] = useState(useGoogleReturn());
  const [isLeaving, setIsLeaving] = useState(false);

  // The browser's back button may restore this screen from its cache, in the state of being left.
  useEffect(() => {
    const stay = () => setIsLeaving(false);
    addEventListener("pageshow", stay);
    return () => removeEventListener("pageshow", stay);
  }, []);

  async function leave(codersKey: string | null): Promise<KeyFormError | GoogleNotice | null> {
    const { google } = await call(readSignInOptions);
    if (!google) return googleNotSetUp;
    if (codersKey === "") return wrongKey;
    const { url } = await call(startGoogleSignIn, {
      body: {
        person,
        ...(codersKey !== null && { coders_key: codersKey }),
        ...(from !== null && { returnTo: from }),
      },
    });
    googleReturnAddress.set(from);
    location.assign(url);
    return null;
  }

  async function start(typed: string | null): Promise<KeyFormError | null> {
    setNotice(null);
    setIsLeaving(true);
    const found = await leave(typed?.trim() ?? null).catch(foundIn);
    if (found === null) return null;
    setIsLeaving(false);
    if ("notes" in found) return found;
    setNotice(found);
    return null;
  }

  return { notice, isLeaving, start };
}

function foundIn(error: unknown): KeyFormError | GoogleNotice {
  if (!(error instanceof ApiError)) throw error;
  return error.reason === "coders-key/wrong" ? wrongKey : noticeAtStart(error);
}

const wrongKey = formError(failures["coders-key/wrong"].message, "codersKey");
