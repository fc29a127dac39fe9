import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createQueryClient } from "#lib/http/query-client";
import { adoptEntry } from "#lib/routing/location";
import { NavigationProvider } from "#lib/routing/navigation";
import { withViewTransition } from "#lib/routing/view-transition";
import { registerServiceWorker } from "#lib/service-worker-registration";
import "#theme/fonts";
import { createScreenOpener } from "./routing/open-screen.tsx";
import { Providers } from "./providers.tsx";
import { ScreenBoundary } from "./errors/screen-boundary.tsx";
import { TrialBanner } from "./layout/trial-banner.tsx";
import { screens } from "./routing/screens.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root");

adoptEntry(0);
registerServiceWorker();
const { prepare, CurrentScreen } = createScreenOpener(screens);

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <NavigationProvider prepare={prepare} transition={withViewTransition}>
        <Providers>
          <TrialBanner />
          <ScreenBoundary resetOn={CurrentScreen}>
            <CurrentScreen />
          </ScreenBoundary>
        </Providers>
      </NavigationProvider>
    </QueryClientProvider>
  </StrictMode>,
);
