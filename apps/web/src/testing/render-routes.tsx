import { QueryClientProvider } from "@tanstack/react-query";
import { render, type RenderResult } from "@testing-library/react";
import { LiveContext } from "#lib/live-connection";
import { createQueryClient } from "#lib/http/query-client";
import { SessionContext } from "#lib/session/use-session";
import { SessionStore } from "#lib/session/session-store";
import { Providers } from "../app/providers.tsx";
import { FakeLive } from "./fake-live.tsx";
import {
  createTestRouter,
  RouterProvider,
  type TestRoute,
  type TestRouter,
} from "./test-router.tsx";

interface Rendered extends RenderResult {
  router: TestRouter;
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
          <RouterProvider router={router} around={(screens) => <Providers>{screens}</Providers>} />
        </QueryClientProvider>
      </SessionContext>
    </LiveContext>,
  );
  return { ...view, router, live };
}
