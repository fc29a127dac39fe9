import { useState } from "react";

/** Where local storage keeps the setting of this device. */
const STORAGE_KEY = "codetale-tap-once";

/**
 * Whether one tap takes a choice, for listeners who can read; else the first tap reads it and the
 * second takes it.
 */
export function useTapOnce(): [isTakenByOneTap: boolean, set: (value: boolean) => void] {
  const [value, setValue] = useState(loadTapOnce);
  const set = (next: boolean) => {
    setValue(next);
    saveTapOnce(next);
  };
  return [value, set];
}

function loadTapOnce(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === "1";
  } catch {
    return false;
  }
}

function saveTapOnce(value: boolean): void {
  try {
    if (value) localStorage.setItem(STORAGE_KEY, "1");
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is forbidden or full: the setting lasts until the page is left.
  }
}
