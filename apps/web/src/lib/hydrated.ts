import type { ReactNode } from "react";
import { useHydrated } from "./use-hydrated.ts";

interface HydratedProps {
  /** Depends on the browser, such as its clock and zone. */
  children: ReactNode;
  /** In its place on a page that was written at build time, until the app has taken it over. */
  fallback?: ReactNode;
}

/**
 * A component of its own, which asks nothing of the session: an answer that came meanwhile would have React
 * render its parent, and all of this, anew and without a pause.
 */
export function Hydrated({ children, fallback = null }: HydratedProps): ReactNode {
  return useHydrated() ? children : fallback;
}
