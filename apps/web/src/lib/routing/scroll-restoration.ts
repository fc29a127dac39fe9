import { useEffect, useLayoutEffect, useRef } from "react";
import { useHydrated } from "../use-hydrated.ts";
import { useLocation } from "./navigation.ts";
import { keepScrollPosition, scrollPositions } from "./scroll-positions.ts";

/** Opens a page at its top, and on Back, Forward and reload where it was left. */
export function useScrollRestoration(): void {
  const location = useLocation();
  const isHydrated = useHydrated();
  /** Whether the visitor may have scrolled already, on the page that is being taken over. */
  const isTakingOver = useRef(!isHydrated);

  // The browser's own restoration runs before a screen is drawn whose code or transition takes time.
  useEffect(() => void (history.scrollRestoration = "manual"), []);

  useEffect(() => {
    const keep = () => keepScrollPosition(location.key);
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, [location]);

  useLayoutEffect(() => {
    const position = scrollPositions.get()?.[location.key];
    const anchor = document.getElementById(location.hash.slice(1));
    // Asked last: where the window stands has to be laid out first.
    const isScrolled = isTakingOver.current && (position === undefined || window.scrollY > 0);
    isTakingOver.current = false;
    if (isScrolled) return;
    if (position === undefined && anchor) anchor.scrollIntoView();
    else window.scrollTo(0, position ?? 0);
  }, [location]);
}
