/** Turns the table of screens into routes. */
import { Fragment } from "react";
import type { RouteObject } from "react-router";
import { ErrorPage } from "./error-page.tsx";
import { Guard } from "./guard.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import { screens, type Screen } from "./screens.tsx";
import { Shell } from "./shell.tsx";

export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <ErrorPage />,
    children: [
      {
        errorElement: <ErrorPage />,
        children: [...screens.map(toRoute), { path: "*", element: <NotFoundPage /> }],
      },
    ],
  },
];

function toRoute({ path, guard, layout, load }: Screen): RouteObject {
  return {
    path,
    handle: { layout },
    HydrateFallback: PageSkeleton,
    lazy: async () => {
      const page = await load();
      // The key keeps two addresses that share a page from sharing its state.
      return {
        element: (
          <Fragment key={path}>{guard ? <Guard kind={guard}>{page}</Guard> : page}</Fragment>
        ),
      };
    },
  };
}
