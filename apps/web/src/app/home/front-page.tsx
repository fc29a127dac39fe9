import { lazy, Suspense } from "react";
import { useSession } from "#lib/session/use-session";
import { StoredValue } from "#lib/stored-value";
import { useEffect } from "react";
import { LandingPage } from "../../features/landing/pages/landing-page.tsx";
import { PageSkeleton } from "../layout/page-skeleton.tsx";

const HomeScreen = lazy(() =>
  import("./home-screen.tsx").then(({ HomeScreen: screen }) => ({ default: screen })),
);

/** Says that an account was signed in when this page was shown last; of which one it says nothing. */
const wasSignedIn = new StoredValue<true>(
  "codetale-was-signed-in",
  (stored) => (stored === true ? true : null),
  "device",
);

/** `/` and `/home`: the brochure for visitors, their own home for accounts. */
export function FrontPage() {
  const { session, isLoading } = useSession();
  const isSignedIn = session !== null;
  useEffect(() => {
    if (!isLoading) wasSignedIn.set(isSignedIn ? true : null);
  }, [isLoading, isSignedIn]);

  if (session) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <HomeScreen session={session} />
      </Suspense>
    );
  }
  // Whoever is probably signed in is not shown the brochure for a moment.
  return isLoading && wasSignedIn.get() ? <PageSkeleton /> : <LandingPage />;
}
