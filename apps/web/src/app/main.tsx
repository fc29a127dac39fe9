import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "#lib/routing/navigation";
import { Router } from "#lib/routing/router";
import { BrowserHistory } from "#lib/routing/tab-history";
import { withViewTransition } from "#lib/routing/view-transition";
import "#theme/fonts";
import { createFocusClaim } from "./routing/focus-claim.ts";
import { createScreenOpener } from "./routing/open-screen.tsx";
import { PageSkeleton } from "./layout/page-skeleton.tsx";
import { Providers } from "./providers.tsx";
import { ScreenBoundary } from "./errors/screen-boundary.tsx";
import { screens } from "./routing/screens.tsx";
import { Shell } from "./layout/shell.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root");

const router = new Router(new BrowserHistory(), createScreenOpener(screens), withViewTransition);
const claimFocus = createFocusClaim(router);
const opening = (
  <Shell layout="page">
    <PageSkeleton />
  </Shell>
);

createRoot(root).render(
  <StrictMode>
    <Providers claimFocus={claimFocus}>
      <ScreenBoundary resetOn={router}>
        <RouterProvider router={router} fallback={opening} />
      </ScreenBoundary>
    </Providers>
  </StrictMode>,
);
