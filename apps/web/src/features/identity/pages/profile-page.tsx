/** The profile of learners (/new_user) and coders (/coders_new_user). */
import type { Session } from "@codetale/contract/identity";
import type { Person } from "@codetale/contract/values";
import { Fragment, lazy, Suspense, useState } from "react";
import { ApiError } from "#lib/api-client";
import { useLocation, useNavigate } from "#lib/navigation";
import { useRefreshSession, useSession } from "#lib/session";
import { ArrivalNotice } from "../components/arrival-notice.tsx";
import { IdentityFrame } from "../components/identity-frame.tsx";
import {
  ProfileForm,
  type ProfileFields,
  type ProfileProblem,
} from "../components/profile-form.tsx";
import { StudySide } from "../components/study-side.tsx";
import { useEmailChange } from "../hooks/use-email-change.ts";
import { usePhoto } from "../hooks/use-photo.ts";
import { useSaveProfile } from "../hooks/use-save-profile.ts";
import { readNavigationState } from "../navigation-state.ts";
import { pathsOf } from "../paths.ts";
import { problem, serverProblemOf } from "../problem.ts";
import { readProfileDraft } from "../profile-draft.ts";
import { profileTexts, words } from "../words.ts";

const AccountSection = lazy(async () => ({
  default: (await import("./account-section.tsx")).AccountSection,
}));

export function ProfilePage({ person }: { person: Person }) {
  const { session } = useSession();
  if (!session) return null;
  return (
    <Fragment key={`${person} ${session.uid}`}>
      <Profile person={person} session={session} />
      <Suspense fallback={null}>
        <AccountSection session={session} />
      </Suspense>
    </Fragment>
  );
}

function Profile({ person, session }: { person: Person; session: Session }) {
  const { arrival, said, from } = readNavigationState(useLocation().state);
  const navigate = useNavigate();
  const refreshSession = useRefreshSession();
  const [draft] = useState(() => readProfileDraft(session.uid));
  const [verified, setVerified] = useState(draft?.verified ?? null);
  const photo = usePhoto(draft?.photo ?? null);
  const save = useSaveProfile(session);
  const changeEmail = useEmailChange(person, from);

  function isVerified(email: string): boolean {
    if (verified && isSameAddress(email, verified.email)) return true;
    return session.emailVerified && isSameAddress(email, session.email);
  }

  async function verify({ name, email }: ProfileFields): Promise<ProfileProblem | null> {
    const { uid } = session;
    try {
      await changeEmail({ uid, name, email: email.trim(), photo: photo.chosen, verified: null });
      return null;
    } catch (error) {
      return serverProblemOf(error, { "register/taken": ["email"] }, words.otpNotSent);
    }
  }

  async function submit({ name, email }: ProfileFields): Promise<ProfileProblem | null> {
    const proof = verified && isSameAddress(email, verified.email) ? verified : null;
    try {
      await save({ name: name.trim(), email: email.trim(), photo: photo.chosen, verified: proof });
    } catch (error) {
      if (error instanceof ApiError && error.reason === "ticket/invalid") {
        setVerified(null);
        // The proof may be spent because an earlier answer was lost on its way.
        void refreshSession().catch(() => undefined);
      }
      const { message } = serverProblemOf(error, {}, words.notSaved);
      return problem(`${words.profileFailed}${message}`);
    }
    const { profile, home } = pathsOf[person];
    await navigate(from === null || from.startsWith(profile) ? home : from, { replace: true });
    return null;
  }

  return (
    <IdentityFrame {...profileTexts[person]} side={<StudySide scene="profile" />}>
      <ArrivalNotice arrival={arrival} said={said} />
      <ProfileForm
        person={person}
        name={draft?.name ?? session.name}
        email={draft?.email ?? session.email}
        photo={photo}
        presentPhoto={session.photoURL}
        isVerified={isVerified}
        verify={verify}
        submit={submit}
      />
    </IdentityFrame>
  );
}

function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
