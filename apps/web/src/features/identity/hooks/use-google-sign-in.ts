import { readSignInOptions, startGoogleSignIn } from "@codetale/contract/identity-google";
import { failures } from "@codetale/contract/errors";
import type { Person } from "@codetale/contract/values";
import { useEffect, useState } from "react";
import { ApiError, call } from "#lib/api-client";
import { keptFrom } from "../google-errand.ts";
import { googleNotSetUp, troubleAtStart, type GoogleTrouble } from "../google-trouble.ts";
import { problem, type Problem } from "../problem.ts";
import { useGoogleReturn } from "./use-google-return.ts";

type KeyProblem = Problem<"codersKey">;

export interface GoogleSignInState {
  /** Why nobody was signed in; null as long as nothing went wrong. */
  trouble: GoogleTrouble | null;
  isLeaving: boolean;
  /**
   * Goes to the provider; resolves with what is wrong with the coders key, if that is why not.
   *
   * @param codersKey as it was typed; null where none is asked for
   */
  start: (codersKey: string | null) => Promise<KeyProblem | null>;
}

/** @param from the guarded address that asked to sign in, if one did */
export function useGoogleSignIn(person: Person, from: string | null): GoogleSignInState {
  const [trouble, setTrouble] = useState(useGoogleReturn());
  const [isLeaving, setIsLeaving] = useState(false);

  // Coming back by the browser's button may show this very screen again, as it was left.
  useEffect(() => {
    const stay = () => setIsLeaving(false);
    addEventListener("pageshow", stay);
    return () => removeEventListener("pageshow", stay);
  }, []);

  async function leave(codersKey: string | null): Promise<KeyProblem | GoogleTrouble | null> {
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
    keptFrom.set(from);
    location.assign(url);
    return null;
  }

  async function start(typed: string | null): Promise<KeyProblem | null> {
    setTrouble(null);
    setIsLeaving(true);
    const found = await leave(typed?.trim() ?? null).catch(foundIn);
    if (found === null) return null;
    setIsLeaving(false);
    if ("fields" in found) return found;
    setTrouble(found);
    return null;
  }

  return { trouble, isLeaving, start };
}

function foundIn(error: unknown): KeyProblem | GoogleTrouble {
  if (!(error instanceof ApiError)) throw error;
  return error.reason === "coders-key/wrong" ? wrongKey : troubleAtStart(error);
}

const wrongKey = problem(failures["coders-key/wrong"].message, "codersKey");
