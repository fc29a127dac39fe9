import { useState } from "react";

/** Below this width for its height, a place is drawn for phones. */
const WIDE_FROM = 0.95;

/** Which sheet fits the element that `ref` is given to. */
export function useFrame(): { name: "wide" | "tall"; ref: (element: HTMLElement | null) => void } {
  const [name, setName] = useState<"wide" | "tall">(() =>
    window.innerWidth / window.innerHeight < WIDE_FROM ? "tall" : "wide",
  );
  const [ref] = useState(() => watchShape(setName));
  return { name, ref };
}

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
