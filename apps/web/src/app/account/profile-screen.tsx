import type { Session } from "@codetale/contract/identity";
import type { AccountRole } from "@codetale/contract/values";
import { lazy, Suspense } from "react";
import { useSession } from "#lib/session/use-session";
import { useWithProof } from "../../features/identity/proof/hooks/use-with-proof.ts";
import { ProfilePage } from "../../features/identity/profile/pages/profile-page.tsx";

const NoticeSettings = lazy(async () => ({
  default: (await import("../../features/notices/settings/notice-settings.tsx")).NoticeSettings,
}));

const CoderSettings = lazy(async () => ({
  default: (await import("../../features/coders/settings/pages/coder-settings.tsx")).CoderSettings,
}));

/** The profile, with what learners see of a coder, and how its account is told of sessions, before what keeps it safe. */
export function ProfileScreen({ person }: { person: AccountRole }) {
  const { session } = useSession();
  return (
    <ProfilePage person={person}>
      {session && (
        <Suspense fallback={null}>
          {person === "coder" && <CoderSettings session={session} />}
          <ProvenNoticeSettings session={session} />
        </Suspense>
      )}
    </ProfilePage>
  );
}

/** Beneath the profile page, which asks for proofs. */
function ProvenNoticeSettings({ session }: { session: Session }) {
  return <NoticeSettings session={session} withProof={useWithProof()} />;
}
