import { render, type RenderResult } from "@testing-library/react";
import {
  createMemoryRouter,
  RouterProvider,
  type DataRouter,
  type RouteObject,
} from "react-router";
import { LiveContext } from "#lib/live";
import { createQueryClient } from "#lib/query-client";
import { createFocusClaim } from "../app/focus-claim.ts";
import { Providers } from "../app/providers.tsx";
import { FakeLive } from "./fake-live.tsx";

interface Rendered extends RenderResult {
  router: DataRouter;
  live: FakeLive;
}

/** Renders routes at `path`, on everything that a screen stands on in the app. */
export function renderRoutes(routes: RouteObject[], path: string): Rendered {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const live = new FakeLive();
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const view = render(
    <LiveContext value={live}>
      <Providers queryClient={queryClient} claimFocus={createFocusClaim(router)}>
        <RouterProvider router={router} />
      </Providers>
    </LiveContext>,
  );
  return { ...view, router, live };
}
