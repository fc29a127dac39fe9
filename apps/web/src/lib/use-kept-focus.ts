import { useEffect, useRef, type RefObject } from "react";

interface KeptFocus<E extends HTMLElement> {
  /** The element around the buttons. */
  ref: RefObject<E | null>;
  onClickCapture: () => void;
}

/**
 * Keeps the focus within a group of buttons when the one that was pressed goes away or is disabled:
 * the first button of the group receives it. While there is none, an element with a `tabIndex` does.
 *
 * @returns props of the element around the buttons, which has to be rendered with them
 */
export function useKeptFocus<E extends HTMLElement>(): KeptFocus<E> {
  const ref = useRef<E>(null);
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    if (pressed.current === null || isUsable(pressed.current)) return;
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement === pressed.current;
    const next = isLost ? ref.current?.querySelector<HTMLElement>(RECEIVER) : null;
    next?.focus();
    // What only waits for a button hands the focus on.
    pressed.current = next?.matches("button") ? null : (next ?? null);
  });
  return { ref, onClickCapture: () => (pressed.current = document.activeElement) };
}

const RECEIVER = "button:enabled, [tabindex]";

function isUsable(element: Element): boolean {
  return element.isConnected && !element.matches(":disabled");
}
