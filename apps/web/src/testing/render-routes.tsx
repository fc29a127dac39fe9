import { QueryClientProvider } from "@tanstack/react-query";
import { render, type RenderResult } from "@testing-library/react";
import { LiveContext } from "#lib/live-connection";
import { RouterProvider } from "#lib/routing/navigation";
import { createQueryClient } from "#lib/http/query-client";
import type { Router } from "#lib/routing/router";
import { SessionContext } from "#lib/session/use-session";
import { SessionStore } from "#lib/session/session-store";
import { createFocusClaim } from "../app/routing/focus-claim.ts";
import { Providers } from "../app/providers.tsx";
import { FakeLive } from "./fake-live.tsx";
import { createTestRouter, type TestRoute } from "./test-router.tsx";

interface Rendered extends RenderResult {
  router: Router;
  live: FakeLive;
}

/** Renders screens at `address`, on everything that they stand on in the app. */
export function renderRoutes(routes: readonly TestRoute[], address: string): Rendered {
  const router = createTestRouter(routes, address);
  const live = new FakeLive();
  const session = new SessionStore([]);
  const queryClient = createQueryClient(session);
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const view = render(
    <LiveContext value={live}>
      <SessionContext value={session}>
        <QueryClientProvider client={queryClient}>
          <Providers claimFocus={createFocusClaim(router)}>
            <RouterProvider router={router} />
          </Providers>
        </QueryClientProvider>
      </SessionContext>
    </LiveContext>,
  );
  return { ...view, router, live };
}
