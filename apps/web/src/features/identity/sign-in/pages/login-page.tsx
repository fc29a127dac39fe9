/** Sign-in of learners (/login) and coders (/coders_login). */
import { login } from "@codetale/contract/identity";
import { rolePaths, screenPaths } from "@codetale/contract/screens";
import type { AccountRole } from "@codetale/contract/values";
import Box from "@mui/material/Box";
import { Redirect } from "wouter";
import { ApiError, call } from "#lib/http/api-client";
import { useLocation, useNavigate } from "#lib/routing/navigation";
import { IdentityFrame } from "../../frame/components/identity-frame.tsx";
import {
  CredentialsForm,
  type Credentials,
  type CredentialsError,
} from "../../forms/components/credentials-form.tsx";
import { isOpenToBothRoles, usePathAfterSignIn } from "../hooks/use-path-after-sign-in.ts";
import { useGoogleSignIn } from "../../google/hooks/use-google-sign-in.ts";
import { readNavigationState, type SignInStep } from "../../navigation-state.ts";
import { usePasskeySignIn } from "../../passkeys/hooks/use-passkey-sign-in.ts";
import { stepTexts } from "../../passkeys/words.ts";
import { useSessionStart } from "../../session/hooks/use-session-start.ts";
import { formError, formErrorOf, type Blame } from "../../forms/form-error.ts";
import { InternalLink } from "../../frame/components/internal-link.tsx";
import { loginFailed, loginTexts, words } from "../../words.ts";
import { RecoveryCodeSignIn } from "./recovery-code-sign-in.tsx";
import { SecondStep } from "./second-step.tsx";

export function LoginPage({ person }: { person: AccountRole }) {
  return <Login key={person} person={person} />;
}

function Login({ person }: { person: AccountRole }) {
  const { from, signInStep } = readNavigationState(useLocation().state);
  const navigate = useNavigate();
  const destination = usePathAfterSignIn(person);
  const goTo = (step: SignInStep | null) =>
    navigate(rolePaths[person].login, { state: { from, signInStep: step } });

  if (destination !== null) return <Redirect to={destination} replace state={{ from }} />;
  if (signInStep === "second-step") return <SecondStep onBack={() => void goTo(null)} />;
  if (signInStep === "recovery-code") {
    return <RecoveryCodeSignIn person={person} onBack={() => void goTo(null)} />;
  }
  return <FirstStep person={person} from={from} onSecondStep={() => goTo("second-step")} />;
}

interface FirstStepProps extends LoginLinksProps {
  /** Called after a right password that needs a passkey besides. */
  onSecondStep: () => Promise<void>;
}

function FirstStep({ person, from, onSecondStep }: FirstStepProps) {
  const startSession = useSessionStart();
  const google = useGoogleSignIn(person, from);
  const passkey = usePasskeySignIn(person);

  async function submit(fields: Credentials): Promise<CredentialsError | null> {
    try {
      const session = await startSession(() => signInWithPassword(person, fields));
      return session === null ? formError(words.signInNotKept) : null;
    } catch (error) {
      if (!(error instanceof ApiError) || error.reason !== "login/second-step") {
        return formErrorOf(error, blame, loginFailed[person]);
      }
      await onSecondStep();
      return null;
    }
  }

  return (
    <IdentityFrame {...loginTexts[person]} scene={person}>
      <CredentialsForm person={person} google={google} passkey={passkey} submit={submit} />
      <LoginLinks person={person} from={from} />
    </IdentityFrame>
  );
}

/** The call to sign in with a password. */
function signInWithPassword(person: AccountRole, { email, password, codersKey }: Credentials) {
  const key = person === "coder" ? { coders_key: codersKey?.trim() ?? "" } : {};
  return call(login, { body: { email: email.trim(), password, ...key } });
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
      <InternalLink
        to={rolePaths[person].login}
        state={{ from, signInStep: "recovery-code" satisfies SignInStep }}
      >
        {stepTexts.recoveryCode.heading}
      </InternalLink>
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
