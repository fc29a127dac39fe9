import type { Session } from "@codetale/contract/identity";
import type { Clock } from "@codetale/domain/time";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { render, type RenderResult } from "@testing-library/react";
import { ClockContext, serverClock } from "#lib/clock";
import { LiveContext } from "#lib/live-connection";
import { createQueryClient } from "#lib/http/query-client";
import { setSession } from "#lib/session/session-query";
import { Providers } from "../app/providers.tsx";
import { FakeLive } from "./fake-live.tsx";
// The network that screens meet: without it their calls would leave the test.
import "./server.tsx";
import {
  createTestRouter,
  RouterProvider,
  type TestRoute,
  type TestRouter,
} from "./test-router.tsx";

interface Options {
  /** What was handed to the first entry of the history. */
  state?: object | undefined;
  /** Known from the start, before the server is asked. */
  session?: Session | undefined;
  clock?: Clock | undefined;
  live?: FakeLive;
}

interface Rendered extends RenderResult {
  router: TestRouter;
  live: FakeLive;
  client: QueryClient;
}

/** Renders screens at `address`, on everything that they stand on in the app. */
export function renderRoutes(
  routes: readonly TestRoute[],
  address: string,
  { state, session, clock = serverClock, live = new FakeLive() }: Options = {},
): Rendered {
  const router = createTestRouter(routes, address, state);
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false, retryDelay: 0 } });
  if (session) setSession(client, session);
  const view = render(
    <ClockContext value={clock}>
      <LiveContext value={live}>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} around={(screens) => <Providers>{screens}</Providers>} />
        </QueryClientProvider>
      </LiveContext>
    </ClockContext>,
  );
  return { ...view, router, live, client };
}
