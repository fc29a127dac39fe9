import type { Router } from "#lib/routing/router";

/**
 * Returns a function that is true once after each change of path, for the new screen's heading to
 * take the focus. The first load leaves the focus where the browser puts it.
 */
export function createFocusClaim(router: Router): () => boolean {
  let path = router.state.location.pathname;
  let isUnclaimed = false;
  router.subscribe(() => {
    const { pathname } = router.state.location;
    if (pathname === path) return;
    path = pathname;
    isUnclaimed = true;
  });
  return () => {
    const isClaimed = isUnclaimed;
    isUnclaimed = false;
    return isClaimed;
  };
}
