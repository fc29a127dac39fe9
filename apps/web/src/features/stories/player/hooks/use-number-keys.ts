import { useEffect, useEffectEvent } from "react";

/** Listens to the keys 1 to 9 wherever the focus is; `onNumber` gets the index, 0 for the key 1. */
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

/** Keys in a field or a dialog belong to that. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest("input, textarea, select, [role=dialog]") !== null
  );
}
