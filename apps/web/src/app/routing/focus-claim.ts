import { useCallback, useLayoutEffect, useRef } from "react";
import { useLocation } from "#lib/routing/navigation";

/**
 * Returns a function that is true once after each change of path, for the new screen's heading to
 * take the focus. The first load leaves the focus where the browser puts it.
 */
export function useFocusClaim(): () => boolean {
  const { pathname } = useLocation();
  const path = useRef(pathname);
  const isUnclaimed = useRef(false);
  useLayoutEffect(() => {
    if (pathname === path.current) return;
    path.current = pathname;
    isUnclaimed.current = true;
  }, [pathname]);
  return useCallback(() => {
    const isClaimed = isUnclaimed.current;
    isUnclaimed.current = false;
    return isClaimed;
  }, []);
}
