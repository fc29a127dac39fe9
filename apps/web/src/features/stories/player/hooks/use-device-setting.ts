import { useState } from "react";

/**
 * A switch that this device remembers.
 *
 * @param key where local storage keeps it; only what differs from `usual` is stored
 */
export function useDeviceSetting(
  key: string,
  usual: boolean,
): [value: boolean, set: (value: boolean) => void] {
  const [value, setValue] = useState(() => load(key, usual));
  const set = (next: boolean) => {
    setValue(next);
    save(key, next, usual);
  };
  return [value, set];
}

function load(key: string, usual: boolean): boolean {
  try {
    const stored = localStorage.getItem(key);
    return stored === "1" || stored === "0" ? stored === "1" : usual;
  } catch {
    return usual;
  }
}

function save(key: string, value: boolean, usual: boolean): void {
  try {
    if (value === usual) localStorage.removeItem(key);
    else localStorage.setItem(key, value ? "1" : "0");
  } catch {
    // Storage is forbidden or full: the setting lasts until the page is left.
  }
}
