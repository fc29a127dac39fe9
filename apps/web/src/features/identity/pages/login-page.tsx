/** Sign-in of learners (/login) and coders (/coders_login). */
import type { Person } from "@codetale/contract/values";
import { useLocation, useNavigate } from "react-router";
import { ArrivalNotice } from "../components/arrival-notice.tsx";
import { GoogleSignIn } from "../components/google-sign-in.tsx";
import { IdentityFrame } from "../components/identity-frame.tsx";
import { LoginForm, type LoginProblem } from "../components/login-form.tsx";
import { LoginLinks } from "../components/login-links.tsx";
import { StudySide } from "../components/study-side.tsx";
import { destinationOf } from "../destination.ts";
import { useGoogleNotice } from "../hooks/use-google-notice.ts";
import { useSignIn, type LoginFields } from "../hooks/use-sign-in.ts";
import { readNavigationState } from "../navigation-state.ts";
import { problem, problemOf, type Blame } from "../problem.ts";
import { loginFailed, loginTexts, words } from "../words.ts";

export function LoginPage({ person }: { person: Person }) {
  return <Login key={person} person={person} />;
}

function Login({ person }: { person: Person }) {
  const { arrival, from } = readNavigationState(useLocation().state);
  const navigate = useNavigate();
  const signIn = useSignIn(person);
  const google = useGoogleNotice();

  async function submit(fields: LoginFields): Promise<LoginProblem | null> {
    try {
      const session = await signIn(fields);
      if (session === null) return problem(words.signInNotKept);
      await navigate(destinationOf(session, from), { replace: true, state: { from } });
      return null;
    } catch (error) {
      return problemOf(error, blame, loginFailed[person]);
    }
  }

  return (
    <IdentityFrame {...loginTexts[person]} side={<StudySide scene={person} />}>
      <ArrivalNotice arrival={arrival} />
      <GoogleSignIn {...google} />
      <LoginForm person={person} submit={submit} />
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
};
