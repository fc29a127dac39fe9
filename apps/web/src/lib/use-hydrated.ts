import { createContext, useContext, useSyncExternalStore } from "react";

/** Whether a page that is written at build time is rendered as it is once the app has taken it over. */
export const TakenOverContext = createContext(false);

/**
 * False while React takes over a page that was written at build time, whose first rendering must be
 * the same in every browser; true from then on, and on every other page from the start.
 */
export function useHydrated(): boolean {
  const isTakenOver = useContext(TakenOverContext);
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => isTakenOver,
  );
}

const neverChanges = () => () => {};
