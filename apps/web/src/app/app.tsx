/** The whole app: what every screen stands on, and the screen of the present location. */
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { useEffect, type ComponentType } from "react";
import type { Location } from "#lib/routing/location";
import { NavigationProvider } from "#lib/routing/navigation";
import { withViewTransition } from "#lib/routing/view-transition";
import { ScreenBoundary } from "./errors/screen-boundary.tsx";
import { TrialBanner } from "./layout/trial-banner.tsx";
import { Providers } from "./providers.tsx";

interface AppProps {
  client: QueryClient;
  /** Fetches the code of the screen at a path; undefined where it is there. Never rejects. */
  prepare: (pathname: string) => Promise<void> | undefined;
  CurrentScreen: ComponentType;
  /** Whether the installation is a trial. */
  isTrial: boolean;
  /** Where there is no tab, since the page is written at build time. */
  written?: Location;
  /** Told the title of the screen while it is rendered. */
  onTitle?: (title: string) => void;
}

export function App({ client, prepare, CurrentScreen, isTrial, written, onTitle }: AppProps) {
  // For `public/start.js`, which holds what was pressed before.
  useEffect(() => void document.dispatchEvent(new Event("codetale-ready")), []);
  return (
    <QueryClientProvider client={client}>
      <NavigationProvider prepare={prepare} transition={withViewTransition} written={written}>
        <Providers onTitle={onTitle}>
          <TrialBanner isTrial={isTrial} />
          <ScreenBoundary resetOn={CurrentScreen}>
            <CurrentScreen />
          </ScreenBoundary>
        </Providers>
      </NavigationProvider>
    </QueryClientProvider>
  );
}
