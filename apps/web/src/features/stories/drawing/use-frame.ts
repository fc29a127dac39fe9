import { useState } from "react";

/** Least ratio of width to height for which the wide frame is used. */
const WIDE_FROM = 0.95;

/** The frame that fits the element with this `ref`; until that is measured, the window's. */
export function useFrame(): { name: "wide" | "tall"; ref: (element: HTMLElement | null) => void } {
  const [name, setName] = useState<"wide" | "tall">(() =>
    window.innerWidth / window.innerHeight < WIDE_FROM ? "tall" : "wide",
  );
  const [ref] = useState(() => watchShape(setName));
  return { name, ref };
}

/** @returns a ref callback; null, on unmounting, ends the observation */
function watchShape(onShape: (name: "wide" | "tall") => void) {
  let observer: ResizeObserver | null = null;
  return (element: HTMLElement | null) => {
    observer?.disconnect();
    if (!element || !("ResizeObserver" in window)) return;
    observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (height > 0) onShape(width / height < WIDE_FROM ? "tall" : "wide");
    });
    observer.observe(element);
  };
}
