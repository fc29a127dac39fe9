/** Sign-in of learners (/login) and coders (/coders_login). */
import type { Person } from "@codetale/contract/values";
import { Navigate, useLocation } from "#lib/navigation";
import { ArrivalNotice } from "../components/arrival-notice.tsx";
import { IdentityFrame } from "../components/identity-frame.tsx";
import { LoginForm, type LoginProblem } from "../components/login-form.tsx";
import { LoginLinks } from "../components/login-links.tsx";
import { StudySide } from "../components/study-side.tsx";
import { useDestination } from "../hooks/use-destination.ts";
import { useGoogleSignIn } from "../hooks/use-google-sign-in.ts";
import { useSignIn, type LoginFields } from "../hooks/use-sign-in.ts";
import { readNavigationState } from "../navigation-state.ts";
import { problem, problemOf, type Blame } from "../problem.ts";
import { loginFailed, loginTexts, words } from "../words.ts";

export function LoginPage({ person }: { person: Person }) {
  return <Login key={person} person={person} />;
}

function Login({ person }: { person: Person }) {
  const { arrival, said, from } = readNavigationState(useLocation().state);
  const signIn = useSignIn(person);
  const google = useGoogleSignIn(person, from);
  const destination = useDestination(person);

  async function submit(fields: LoginFields): Promise<LoginProblem | null> {
    try {
      const session = await signIn(fields);
      return session === null ? problem(words.signInNotKept) : null;
    } catch (error) {
      return problemOf(error, blame, loginFailed[person]);
    }
  }

  if (destination !== null) return <Navigate to={destination} replace state={{ from }} />;
  return (
    <IdentityFrame {...loginTexts[person]} side={<StudySide scene={person} />}>
      <ArrivalNotice arrival={arrival} said={said} />
      <LoginForm person={person} google={google} submit={submit} />
      <LoginLinks person={person} from={from} />
    </IdentityFrame>
  );
}

/** What a person can mend; everything else gets the screen's general words. */
const blame: Blame<keyof LoginFields> = {
  "login/incomplete": ["email", "password"],
  "login/invalid-email": ["email"],
  "login/unknown-email": ["email"],
  "login/wrong-password": ["password"],
  "login/unverified": [],
  "login/disabled": [],
  "login/too-many": [],
  "coders-key/wrong": ["codersKey"],
  // Nobody's credentials are wrong because of it.
  "network-request-failed": [],
};
