import { useSyncExternalStore } from "react";

/**
 * False while React takes over a page that was written at build time, whose first rendering must be
 * the same in every browser; true from then on, and on every other page from the start.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
