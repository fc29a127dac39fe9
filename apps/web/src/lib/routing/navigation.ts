/** What screens ask of the router: where they are, and to go elsewhere. */
import {
  createContext,
  createElement,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useSyncExternalStore,
  type ReactElement,
} from "react";
import type { NavigateOptions, Router, RouterState } from "./router.ts";
import type { Location, To } from "./tab-history.ts";

const RouterContext = createContext<Router | null>(null);

interface RouterProviderProps {
  router: Router;
  /** What stands there until the first screen is ready. */
  fallback?: ReactElement;
}

/** Shows the router's screen. */
export function RouterProvider({ router, fallback }: RouterProviderProps): ReactElement {
  const screen = useSyncExternalStore(router.subscribe, () => router.state.screen);
  return createElement(RouterContext, { value: router }, screen ?? fallback);
}

export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error("Whoever navigates needs a RouterProvider above it");
  return router;
}

export function useNavigate(): Router["navigate"] {
  return useRouter().navigate;
}

/** The location of the screen that is shown. */
export function useLocation(): Location {
  return useRouterState(({ location }) => location);
}

/** Whether the next screen is on its way. */
export function useIsNavigating(): boolean {
  return useRouterState(({ isPending }) => isPending);
}

/** What the address asks for after its `?`, and how to ask for something else instead. */
export function useSearchParams(): [URLSearchParams, (params: Record<string, string>) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const ask = useCallback(
    (params: Record<string, string>) => void navigate(`?${String(new URLSearchParams(params))}`),
    [navigate],
  );
  return [useMemo(() => new URLSearchParams(search), [search]), ask];
}

/** Goes elsewhere as soon as it is drawn. */
export function Navigate({ to, ...options }: NavigateOptions & { to: To }): null {
  const navigate = useNavigate();
  const go = useEffectEvent(() => void navigate(to, options));
  useEffect(() => go(), []);
  return null;
}

function useRouterState<Part>(pick: (state: RouterState) => Part): Part {
  const router = useRouter();
  return useSyncExternalStore(router.subscribe, () => pick(router.state));
}
