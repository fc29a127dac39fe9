import { useDeviceSetting } from "./use-device-setting.ts";

/**
 * Whether one tap takes a choice, for listeners who can read; else the first tap reads it and the
 * second takes it.
 */
export function useTapOnce(): [isTakenByOneTap: boolean, set: (value: boolean) => void] {
  return useDeviceSetting("codetale-tap-once", false);
}
