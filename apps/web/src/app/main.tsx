import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "#lib/navigation";
import { Router } from "#lib/router";
import { BrowserHistory } from "#lib/tab-history";
import { withViewTransition } from "#lib/view-transition";
import "#theme/fonts";
import { createFocusClaim } from "./focus-claim.ts";
import { createScreenOpener } from "./open-screen.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import { Providers } from "./providers.tsx";
import { ScreenBoundary } from "./screen-boundary.tsx";
import { screens } from "./screens.tsx";
import { Shell } from "./shell.tsx";

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
