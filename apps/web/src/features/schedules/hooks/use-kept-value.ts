import { useSyncExternalStore } from "react";
import type { KeptValue } from "../booking/kept-value.ts";

export function useKeptValue<T>(kept: KeptValue<T>): T | null {
  return useSyncExternalStore(kept.subscribe, kept.get);
}
