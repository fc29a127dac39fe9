import { createElement, type ComponentProps, type ReactElement } from "react";
import { Link as WouterLink } from "wouter";
import type { BrowserLocationHook } from "wouter/use-browser-location";
import { useLocation } from "./navigation.ts";

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** An address of the app, which then changes without loading anew; any other is left alone. */
  to: string;
  replace?: boolean;
  /** Handed on through the history entry. */
  state?: unknown;
}

/** A link of the app: plain clicks change the screen, all others are the browser's. */
export function Link({ to, replace, state, ...anchor }: LinkProps): ReactElement {
  const { pathname, search, hash } = useLocation();
  if (!isScreen(to, anchor)) return createElement("a", { ...anchor, href: to });
  // A link to the present address makes no second entry of it.
  const isHere = to === `${pathname}${search}${hash}`;
  return createElement(WouterLink<BrowserLocationHook>, {
    ...anchor,
    to,
    replace: replace ?? isHere,
    state,
  });
}

function isScreen(to: string, { target, download }: ComponentProps<"a">): boolean {
  return /^[/?#](?!\/)/.test(to) && (target ?? "_self") === "_self" && download === undefined;
}
