/** The profile of learners (/new_user) and coders (/coders_new_user). */
import type { Session } from "@codetale/contract/identity";
import { rolePaths } from "@codetale/contract/screens";
import type { AccountRole } from "@codetale/contract/values";
import { accountName } from "@codetale/domain/identity/account-name";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { ApiError } from "#lib/http/api-client";
import { useLocation, useNavigate } from "#lib/routing/navigation";
import { useRefreshSession, useSession } from "#lib/session/use-session";
import { IdentityFrame } from "../../frame/components/identity-frame.tsx";
import {
  ProfileForm,
  type ProfileFields,
  type ProfileFormError,
} from "../components/profile-form.tsx";
import { usePhoto } from "../hooks/use-photo.ts";
import { useSaveProfile } from "../hooks/use-save-profile.ts";
import { ProofProvider } from "../../proof/pages/proof-provider.tsx";
import { useWithProof } from "../../proof/hooks/use-with-proof.ts";
import { readNavigationState, readReturnAddress } from "../../navigation-state.ts";
import { formError, serverFormErrorOf } from "../../forms/form-error.ts";
import { useVerificationStart } from "../../verification/hooks/use-verification-start.ts";
import { forgetProfileDraft, keepProfileDraft, readProfileDraft } from "../profile-draft.ts";
import { profileTexts, words } from "../../words.ts";

const AccountSection = lazy(async () => ({
  default: (await import("../../account/pages/account-section.tsx")).AccountSection,
}));

interface ProfilePageProps {
  person: AccountRole;
  /** Settings of other features, above those of the account. */
  children?: ReactNode;
}

export function ProfilePage({ person, children }: ProfilePageProps) {
  const { session } = useSession();
  if (!session) return null;
  return (
    <ProofProvider key={`${person} ${session.uid}`} email={session.email}>
      <Profile person={person} session={session} />
      {children}
      <Suspense fallback={null}>
        <AccountSection session={session} />
      </Suspense>
    </ProofProvider>
  );
}

function Profile({ person, session }: { person: AccountRole; session: Session }) {
  const { state, search } = useLocation();
  const from = readNavigationState(state).from ?? readReturnAddress(search);
  const { profile, home } = rolePaths[person];
  const nextPath = from === null || from.startsWith(profile) ? home : from;
  const { uid } = session;
  const navigate = useNavigate();
  const refreshSession = useRefreshSession();
  const [draft] = useState(() => readProfileDraft(uid));
  const [verified, setVerified] = useState(draft?.verified ?? null);
  const photo = usePhoto(draft?.photo ?? null);
  const save = useSaveProfile();
  const withProof = useWithProof();
  const startVerification = useVerificationStart();

  function isVerified(email: string): boolean {
    if (verified && isSameAddress(email, verified.email)) return true;
    return session.emailVerified && isSameAddress(email, session.email);
  }

  /** A session that ends meanwhile takes nothing of it along. */
  function keepDraft({ name, email }: ProfileFields): void {
    const isTyped = name !== session.name || email !== session.email;
    if (isTyped || photo.chosen !== null || verified !== null) {
      keepProfileDraft({ uid, name, email, photo: photo.chosen, verified });
    } else forgetProfileDraft();
  }

  async function verify({ name, email: typed }: ProfileFields): Promise<ProfileFormError | null> {
    const email = typed.trim();
    try {
      keepProfileDraft({ uid, name, email, photo: await photo.settled(), verified: null });
      await startVerification({ purpose: "verify-email", person, email, codersKey: null, from });
      return null;
    } catch (error) {
      return serverFormErrorOf(error, { "register/taken": ["email"] }, words.otpNotSent);
    }
  }

  async function submit({ name, email }: ProfileFields): Promise<ProfileFormError | null> {
    const proof = verified && isSameAddress(email, verified.email) ? verified : null;
    const typed = { name: accountName(name), email: email.trim(), photo: await photo.settled() };
    try {
      await withProof(() => save({ uid, ...typed, verified: proof }));
    } catch (error) {
      if (error instanceof ApiError && error.reason === "ticket/invalid") {
        setVerified(null);
        // An earlier call may have used the ticket although its answer was lost.
        void refreshSession().catch(() => undefined);
      }
      const reason = serverFormErrorOf(error, {}, words.notSaved).message;
      return formError(`${words.profileFailed}${reason}`);
    }
    await navigate(nextPath, { replace: true });
    return null;
  }

  return (
    <IdentityFrame {...profileTexts[person]} scene="profile">
      <ProfileForm
        person={person}
        defaultValues={draft ?? session}
        photo={photo}
        presentPhoto={session.photoURL}
        isVerified={isVerified}
        verify={verify}
        submit={submit}
        nextPath={nextPath}
        onChange={keepDraft}
      />
    </IdentityFrame>
  );
}

function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
