import { createElement, type ComponentProps, type MouseEvent, type ReactElement } from "react";
import { useRouter } from "./navigation.ts";
import { addressOf } from "./tab-history.ts";

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** An address of the app, which then changes without loading anew; any other is left alone. */
  to: string;
  replace?: boolean;
  /** Handed on through the history entry. */
  state?: unknown;
}

/** A link that the browser knows as one: it opens in a new tab, can be copied and dragged. */
export function Link({ to, replace, state, onClick, ...anchor }: LinkProps): ReactElement {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || !isOurs(to, anchor)) return;
    event.preventDefault();
    // Whoever follows a link to where they are wants no second entry of it.
    const isHere = to === addressOf(router.state.location);
    void router.navigate(to, { replace: replace ?? isHere, state });
  };
  return createElement("a", { ...anchor, href: to, onClick: follow });
}

/** Whether a click wants the page here: not a new tab, not a download. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

function isOurs(to: string, { target, download }: ComponentProps<"a">): boolean {
  return /^[/?#](?!\/)/.test(to) && (target ?? "_self") === "_self" && download === undefined;
}
