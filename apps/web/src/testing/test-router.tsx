import { useEffect, type ReactNode } from "react";
import { Route, Switch } from "wouter";
import { readLocation, type Location } from "#lib/routing/location";
import { NavigationProvider, useNavigate } from "#lib/routing/navigation";

export interface TestRoute {
  /** As in the app: `:name` varies, `*` takes any address that no route before has. */
  path: string;
  element: ReactNode;
}

export interface TestRouter {
  /** Where the tab is. */
  readonly state: { location: Location };
  navigate: ReturnType<typeof useNavigate>;
  /** Called by the RouterProvider. */
  connect: (navigate: ReturnType<typeof useNavigate>) => void;
  routes: readonly TestRoute[];
}

/** The tab's history begins at `address`, with screens whose code is all there. */
export function createTestRouter(
  routes: readonly TestRoute[],
  address: string,
  state: unknown = null,
): TestRouter {
  history.replaceState({ index: 0, key: `test ${address}`, state }, "", address);
  let connected: ReturnType<typeof useNavigate> | undefined;
  return {
    get state() {
      return { location: readLocation() };
    },
    navigate: (to, options) => {
      if (!connected) throw new Error("The RouterProvider is not rendered yet");
      return connected(to, options);
    },
    connect: (navigate) => {
      connected = navigate;
    },
    routes,
  };
}

/** The screens of a test router, with what is given around them. */
export function RouterProvider({
  router,
  around = (screens) => screens,
}: {
  router: TestRouter;
  around?: (screens: ReactNode) => ReactNode;
}) {
  return (
    <NavigationProvider>
      <Navigator router={router} />
      {around(
        <Switch>
          {router.routes.map(({ path, element }) => (
            <Route key={path} path={path}>
              {element}
            </Route>
          ))}
        </Switch>,
      )}
    </NavigationProvider>
  );
}

/** Lets a test navigate from outside. */
function Navigator({ router }: { router: TestRouter }) {
  const navigate = useNavigate();
  useEffect(() => {
    router.connect(navigate);
  }, [router, navigate]);
  return null;
}
