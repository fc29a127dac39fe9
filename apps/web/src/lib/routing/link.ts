import { createElement, type ComponentProps, type ReactElement } from "react";
import { Link as WouterLink } from "wouter";
import type { BrowserLocationHook } from "wouter/use-browser-location";
import { useLocation } from "./navigation.ts";

interface LinkProps extends ComponentProps<"a"> {
  /** An address of the app, which then changes without loading anew; any other is left alone. */
  href: string;
  replace?: boolean;
  /** Handed on through the history entry. */
  state?: unknown;
}

/** A link of the app, and the link component of its theme: plain clicks change the screen, all others are the browser's. */
export function Link({ href, replace, state, ...anchor }: LinkProps): ReactElement {
  const { pathname, search, hash } = useLocation();
  if (!isScreen(href, anchor)) return createElement("a", { ...anchor, href });
  // A link to the present address makes no second entry of it.
  const isHere = href === `${pathname}${search}${hash}`;
  return createElement(WouterLink<BrowserLocationHook>, {
    ...anchor,
    to: href,
    replace: replace ?? isHere,
    state,
  });
}

function isScreen(href: string, { target, download }: ComponentProps<"a">): boolean {
  return /^[/?#](?!\/)/.test(href) && (target ?? "_self") === "_self" && download === undefined;
}
