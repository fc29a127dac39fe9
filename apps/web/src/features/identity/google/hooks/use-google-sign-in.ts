import { readSignInOptions, startGoogleSignIn } from "@codetale/contract/identity/google";
import { failures } from "@codetale/contract/errors";
import type { AccountRole } from "@codetale/contract/values";
import { useEffect, useState } from "react";
import { ApiError, call } from "#lib/http/api-client";
import { useLocation, useNavigate } from "#lib/routing/navigation";
import { StoredValue } from "#lib/stored-value";
import {
  googleNotSetUp,
  noticeAtStart,
  noticeOnReturn,
  type GoogleNotice,
} from "../google-notice.ts";
import { formError, type FormError } from "../../forms/form-error.ts";

type KeyFormError = FormError<"codersKey">;

/** The guarded address that asked to sign in, stored while the browser is at the provider. */
const googleReturnAddress = new StoredValue<string>("codetale-google-from", (stored) =>
  typeof stored === "string" ? stored : null,
);

const ERROR_PARAMETER = "error";

export type GoogleSignInState = ReturnType<typeof useGoogleSignIn>;

/** @param from the guarded address that asked to sign in, if any */
export function useGoogleSignIn(person: AccountRole, from: string | null) {
  /** Why the sign-in failed; null otherwise. */
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

  /**
   * Goes to the provider; resolves with the error of the coders key, if that is refused.
   *
   * @param typed the coders key; null where none is required
   */
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

/**
 * The failure that the provider's callback put into the address (`?error=…`), which is removed once
 * read. Restores the guarded address that asked to sign in.
 */
function useGoogleReturn(): GoogleNotice | null {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const code = new URLSearchParams(search).get(ERROR_PARAMETER);
  const [notice] = useState(() => (code === null ? null : noticeOnReturn(code)));

  useEffect(() => {
    const left = new URLSearchParams(search);
    if (!left.has(ERROR_PARAMETER)) return;
    left.delete(ERROR_PARAMETER);
    const state = { from: googleReturnAddress.get() };
    googleReturnAddress.set(null);
    void navigate(`${pathname}?${left}`, { replace: true, state });
  }, [navigate, pathname, search]);
  return notice;
}

function foundIn(error: unknown): KeyFormError | GoogleNotice {
  if (!(error instanceof ApiError)) throw error;
  return error.reason === "coders-key/wrong" ? wrongKey : noticeAtStart(error);
}

const wrongKey = formError(failures["coders-key/wrong"].message, "codersKey");
