import { useCallback, useState } from "react";

/** The frame that fits the element with this `ref`; until that is measured, the window's. */
export function useFrame() {
  const [name, setName] = useState(() => frameFor(window.innerWidth, window.innerHeight));
  const ref = useCallback((element: HTMLElement) => {
    if (!("ResizeObserver" in window)) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (height > 0) setName(frameFor(width, height));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { name, ref };
}

/** The wide frame is for ratios of width to height from 0.95 on. */
function frameFor(width: number, height: number): "wide" | "tall" {
  return width / height < 0.95 ? "tall" : "wide";
}
