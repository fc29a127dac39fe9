/** Sign-in of learners (/login) and coders (/coders_login). */
import type { AccountRole } from "@codetale/contract/values";
import { Redirect } from "wouter";
import { useLocation } from "#lib/routing/navigation";
import { ArrivalNotice } from "../../frame/components/arrival-notice.tsx";
import { IdentityFrame } from "../../frame/components/identity-frame.tsx";
import {
  CredentialsForm,
  type Credentials,
  type CredentialsError,
} from "../../forms/components/credentials-form.tsx";
import { LoginLinks } from "../components/login-links.tsx";
import { usePathAfterSignIn } from "../hooks/use-path-after-sign-in.ts";
import { useGoogleSignIn } from "../../google/hooks/use-google-sign-in.ts";
import { useSignIn } from "../hooks/use-sign-in.ts";
import { readNavigationState } from "../../navigation-state.ts";
import { formError, formErrorOf, type Blame } from "../../forms/form-error.ts";
import { loginFailed, loginTexts, words } from "../../words.ts";

export function LoginPage({ person }: { person: AccountRole }) {
  return <Login key={person} person={person} />;
}

function Login({ person }: { person: AccountRole }) {
  const { arrival, said, from } = readNavigationState(useLocation().state);
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
      <ArrivalNotice arrival={arrival} said={said} />
      <CredentialsForm person={person} google={google} submit={submit} />
      <LoginLinks person={person} from={from} />
    </IdentityFrame>
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
