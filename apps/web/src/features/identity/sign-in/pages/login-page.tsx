/** Sign-in of learners (/login) and coders (/coders_login). */
import { login, type Session } from "@codetale/contract/identity";
import { rolePaths, screenPaths } from "@codetale/contract/screens";
import type { AccountRole } from "@codetale/contract/values";
import Box from "@mui/material/Box";
import { useQueryClient } from "@tanstack/react-query";
import { Redirect } from "wouter";
import { call } from "#lib/http/api-client";
import { useLocation } from "#lib/routing/navigation";
import { refreshSession, setSession } from "#lib/session/session-query";
import { IdentityFrame } from "../../frame/components/identity-frame.tsx";
import {
  CredentialsForm,
  type Credentials,
  type CredentialsError,
} from "../../forms/components/credentials-form.tsx";
import { isOpenToBothRoles, usePathAfterSignIn } from "../hooks/use-path-after-sign-in.ts";
import { useGoogleSignIn } from "../../google/hooks/use-google-sign-in.ts";
import { readNavigationState } from "../../navigation-state.ts";
import { formError, formErrorOf, type Blame } from "../../forms/form-error.ts";
import { InternalLink } from "../../frame/components/internal-link.tsx";
import { broadcastSessionEvent } from "../../session/session-channel.ts";
import { forgetPendingCodes } from "../../verification/pending-codes.ts";
import { loginFailed, loginTexts, words } from "../../words.ts";

export function LoginPage({ person }: { person: AccountRole }) {
  return <Login key={person} person={person} />;
}

function Login({ person }: { person: AccountRole }) {
  const { from } = readNavigationState(useLocation().state);
  const signIn = useSignIn(person);
  const google = useGoogleSignIn(person, from);
  const destination = usePathAfterSignIn(person);

  async function submit(fields: Credentials): Promise<CredentialsError | null> {
    try {
      const session = await signIn(fields);
      return session === null ? formError(words.signInNotKept) : null;
    } catch (error) {
      return formErrorOf(error, blame, loginFailed[person]);
    }
  }

  if (destination !== null) return <Redirect to={destination} replace state={{ from }} />;
  return (
    <IdentityFrame {...loginTexts[person]} scene={person}>
      <CredentialsForm person={person} google={google} submit={submit} />
      <LoginLinks person={person} from={from} />
    </IdentityFrame>
  );
}

/**
 * Signs in and resolves with the new session; null when the browser refused its cookie.
 *
 * @throws ApiError
 */
function useSignIn(person: AccountRole): (fields: Credentials) => Promise<Session | null> {
  const client = useQueryClient();

  return async ({ email, password, codersKey }) => {
    await call(login, {
      body: {
        email: email.trim(),
        password,
        ...(person === "coder" && { coders_key: codersKey?.trim() ?? "" }),
      },
    });
    // A read that was sent before the sign-in would otherwise report that no user is signed in.
    setSession(client, null);
    forgetPendingCodes();
    const session = await refreshSession(client);
    broadcastSessionEvent("signed-in");
    return session;
  };
}

interface LoginLinksProps {
  person: AccountRole;
  /** The guarded address that asked to sign in; passed on to the linked screens. */
  from: string | null;
}

/**
 * Links to registration, password recovery, the landing page and the other role's sign-in screen.
 */
function LoginLinks({ person, from }: LoginLinksProps) {
  const other = person === "user" ? "coder" : "user";
  return (
    <Box component="nav" aria-label="Other ways" sx={list}>
      <InternalLink to={rolePaths[person].register} state={{ from }}>
        Create Account
      </InternalLink>
      <InternalLink to={screenPaths.forgotPassword} state={{ person }}>
        Forgot Password
      </InternalLink>
      <InternalLink to={screenPaths.home}>Skip Login</InternalLink>
      <Box sx={{ flexBasis: "100%", color: "text.secondary" }}>
        {person === "user" ? "Here to conduct a test? " : "Here to practise? "}
        <InternalLink
          to={rolePaths[other].login}
          state={{ from: from !== null && isOpenToBothRoles(from) ? from : null }}
        >
          {person === "user" ? "Coder entrance" : "Learner entrance"}
        </InternalLink>
      </Box>
    </Box>
  );
}

/** Failures that the user can correct; all others show the screen's general message. */
const blame: Blame<keyof Credentials> = {
  "login/incomplete": ["email", "password"],
  "login/invalid-email": ["email"],
  "login/unknown-email": ["email"],
  "login/wrong-password": ["password"],
  "login/unverified": [],
  "login/disabled": [],
  "login/too-many": [],
  "coders-key/wrong": ["codersKey"],
  // The connection failed, so no field is wrong.
  "network-request-failed": [],
};

const list = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: 3,
  rowGap: 1.5,
  typography: "body2",
} as const;
