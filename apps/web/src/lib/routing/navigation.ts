/** The location of the screen that is shown, and navigation, on top of wouter: docs/decisions/017. */
import {
  createContext,
  createElement,
  useCallback,
  useContext,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
  useState,
  type ReactElement,
  type ReactNode,
} from "react";
import { Router, useLocation as useWouterLocation } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { adoptEntry, aroundNav, readLocation, useTabLocation, type Location } from "./location.ts";
import { keepScrollPosition } from "./scroll-positions.ts";
import { useDrawnByBrowser } from "./view-transition.ts";

export interface NavigateOptions {
  /** Takes the present entry's place in the history. */
  replace?: boolean;
  /** Handed on to the next screen through its history entry. */
  state?: unknown;
}

interface Navigation {
  /** Of the screen that is shown. */
  location: Location;
  /** Whether the code of the next screen is on its way. */
  isPending: boolean;
  whenShown: () => Promise<void>;
}

const NavigationContext = createContext<Navigation | null>(null);

interface NavigationProviderProps {
  /** Fetches the code of the screen at a path; undefined where it is there. Never rejects. */
  prepare?: (pathname: string) => Promise<void> | undefined;
  /** Makes the change from one page to another; at once unless given. */
  transition?: (show: () => void) => Promise<void> | void;
  /** Where there is no tab, since the page is written at build time. */
  written?: Location | undefined;
  children: ReactNode;
}

/**
 * Follows the tab's location. Where the code of the next screen has to be fetched, the location that
 * screens see changes when it is there; until then the present screen stays.
 */
export function NavigationProvider(props: NavigationProviderProps): ReactElement {
  const { prepare = isThere, transition = atOnce, written, children } = props;
  const tab = useTabLocation(written);
  const [{ shown, isPending }, update] = useReducer(changed, null, () => ({
    shown: prepare(tab.pathname) ? null : tab,
    isPending: false,
  }));
  const [first] = useState(tab);
  const [waiting] = useState(() => new Set<() => void>());
  const takeDrawn = useDrawnByBrowser();

  const follow = useEffectEvent(() => {
    if (tab === shown) return;
    if (shown) adoptEntry(shown.index + 1);
    const show = () => {
      if (readLocation().key !== tab.key) return;
      if (shown) keepScrollPosition(shown.key);
      update({ shown: tab, isPending: false });
    };
    const turn = () => (!takeDrawn() && isPageTurn(shown, tab) ? transition(show) : show());
    const preparing = prepare(tab.pathname);
    if (preparing) update({ isPending: shown !== null });
    void (preparing ? preparing.then(turn) : turn());
  });
  useLayoutEffect(() => follow(), [tab]);

  useLayoutEffect(() => {
    for (const resolve of waiting) resolve();
    waiting.clear();
  }, [shown, waiting]);

  const whenShown = useCallback(
    () => new Promise<void>((resolve) => void waiting.add(resolve)),
    [waiting],
  );
  const value = useMemo(
    () => ({ location: shown ?? { ...first }, isPending, whenShown }),
    [shown, first, isPending, whenShown],
  );
  const router = createElement(Router, { hook: useShownPath, aroundNav, children });
  return createElement(NavigationContext, { value }, router);
}

interface Progress {
  /** Null until the first screen is there. */
  shown: Location | null;
  isPending: boolean;
}

function changed(progress: Progress, change: Partial<Progress>): Progress {
  return { ...progress, ...change };
}

const isThere = () => undefined;
const atOnce = (show: () => void) => show();

function isPageTurn(from: Location | null, to: Location): boolean {
  return from !== null && from.index !== to.index && from.pathname !== to.pathname;
}

/** For wouter: the path of the screen that is shown. */
function useShownPath(): [string, typeof navigate] {
  return [useLocation().pathname, navigate];
}

function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error("No NavigationProvider above");
  return navigation;
}

/** The location of the screen that is shown. */
export function useLocation(): Location {
  return useNavigation().location;
}

/** Whether the code of the next screen is on its way. */
export function useIsNavigating(): boolean {
  return useNavigation().isPending;
}

/**
 * Leads to an address, or so many entries back or forth. The promise resolves when the screen there
 * is shown, or that of a later call; it stays pending where there is no such entry.
 */
export function useNavigate() {
  const { whenShown } = useNavigation();
  const [, go] = useWouterLocation();
  return useCallback(
    (to: string | number, options?: NavigateOptions): Promise<void> => {
      if (typeof to === "number") history.go(to);
      else go(to, options);
      return whenShown();
    },
    [go, whenShown],
  );
}

/** The search of the address, and a function that leads to another. */
export function useSearchParams(): [URLSearchParams, (params: Record<string, string>) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const ask = (params: Record<string, string>) =>
    void navigate(`${pathname}?${String(new URLSearchParams(params))}`);
  return [useMemo(() => new URLSearchParams(search), [search]), ask];
}
