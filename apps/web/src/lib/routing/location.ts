/** The tab's address, and what the app keeps beside it in the entry of the browser's history. */
import { useMemo } from "react";
import type { AroundNavHandler } from "wouter";
import { useLocationProperty } from "wouter/use-browser-location";
import { randomId } from "../random-id.ts";

/** Kept in `history.state`, which outlives a reload. */
interface Entry {
  /** Position among the entries of the app, from 0. */
  index: number;
  /** Another for each navigation. */
  key: string;
  /** Handed on to the screen. */
  state: unknown;
}

export interface Location extends Entry {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** With its number sign, or empty. */
  hash: string;
}

export function readLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { index = 0, key = "", state = null } = (history.state ?? {}) as Partial<Entry>;
  return { pathname, search, hash, index, key, state };
}

/** Writes the app's part of an entry that lacks it: of the first page, or of an anchor's. */
export function adoptEntry(index: number): void {
  if (readLocation().key === "") history.replaceState(anEntry(index, null), "");
}

/**
 * The tab's location; the same object until it is another.
 *
 * @param written where there is no tab, since the page is written at build time
 */
export function useTabLocation(written?: Location): Location {
  const hrefOfTab = () => window.location.href;
  const keyOfTab = () => readLocation().key;
  const href = useLocationProperty(hrefOfTab, written ? () => written.pathname : hrefOfTab);
  const key = useLocationProperty(keyOfTab, written ? () => written.key : keyOfTab);
  return useMemo(() => written ?? { ...readLocation(), href, key }, [written, href, key]);
}

/** The first entry of a tab that was opened at a path. */
export function locationAt(pathname: string): Location {
  return { pathname, search: "", hash: "", index: 0, key: "", state: null };
}

/** Around wouter's navigation: writes the app's part of the entry, and drops an address's origin. */
export const aroundNav: AroundNavHandler = (navigate, to, { replace = false, state } = {}) => {
  const { pathname, search, hash } = new URL(to, window.location.href);
  const { index } = readLocation();
  const entry = anEntry(replace ? index : index + 1, state);
  navigate(`${pathname}${search}${hash}`, { replace, state: entry });
};

function anEntry(index: number, state: unknown): Entry {
  return { index, key: randomId(), state: state ?? null };
}
