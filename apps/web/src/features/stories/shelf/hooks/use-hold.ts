import { useEffect, useRef, useState, type KeyboardEvent } from "react";

/** How long a parent holds the button. */
export const HOLD_MS = 3_000;

interface Holding {
  /** By a pointer that stays on the button, or by Enter or Space. */
  isHeld: boolean;
  /** For the button. */
  handlers: {
    onPointerDown: () => void;
    onPointerUp: () => void;
    onPointerLeave: () => void;
    onPointerCancel: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onKeyUp: (event: KeyboardEvent) => void;
    onBlur: () => void;
  };
}

/** A button that acts once it was held for `HOLD_MS`. @param onEarly called when it was let go before */
export function useHold(onHeld: () => void, onEarly: () => void): Holding {
  const [isHeld, setIsHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const begin = () => {
    clearTimeout(timer.current);
    setIsHeld(true);
    timer.current = setTimeout(() => {
      setIsHeld(false);
      onHeld();
    }, HOLD_MS);
  };
  const end = () => {
    clearTimeout(timer.current);
    if (!isHeld) return;
    setIsHeld(false);
    onEarly();
  };
  const ifKey = (event: KeyboardEvent, act: () => void) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    // Else a click follows, which is what assistive technology sends.
    event.preventDefault();
    if (!event.repeat) act();
  };
  return {
    isHeld,
    handlers: {
      onPointerDown: begin,
      onPointerUp: end,
      onPointerLeave: end,
      onPointerCancel: end,
      onKeyDown: (event) => ifKey(event, begin),
      onKeyUp: (event) => ifKey(event, end),
      onBlur: end,
    },
  };
}
