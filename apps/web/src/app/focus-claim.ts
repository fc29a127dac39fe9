import type { DataRouter } from "react-router";

/**
 * Returns a function that is true once after each change of path, for the new screen's heading to
 * take the focus. The first load leaves the focus where the browser puts it.
 */
export function createFocusClaim(router: DataRouter): () => boolean {
  let path = router.state.location.pathname;
  let isUnclaimed = false;
  router.subscribe(({ location }) => {
    if (location.pathname === path) return;
    path = location.pathname;
    isUnclaimed = true;
  });
  return () => {
    const isClaimed = isUnclaimed;
    isUnclaimed = false;
    return isClaimed;
  };
}
