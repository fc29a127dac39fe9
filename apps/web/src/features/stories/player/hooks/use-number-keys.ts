import { useEffect, useEffectEvent } from "react";

/** Hears the keys 1 to 9 wherever the focus is; `onNumber` is told 0 for the first. */
export function useNumberKeys(onNumber: (index: number) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.repeat);
    if (!isPlain || !/^[1-9]$/.test(event.key) || isTyping(event.target)) return;
    onNumber(Number(event.key) - 1);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

/** In a field a number is a number; in a dialog it is meant for the dialog. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest("input, textarea, select, [role=dialog]") !== null
  );
}
