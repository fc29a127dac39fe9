import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Makes a text area as high as its text. Its style may set a limit, and should set `field-sizing:
 * content`, which does the same without measuring where the browser supports it.
 */
export function useGrowingArea(value: string): RefObject<HTMLTextAreaElement | null> {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (!area.current || CSS.supports("field-sizing", "content")) return;
    area.current.style.height = "auto";
    area.current.style.height = `${area.current.scrollHeight}px`;
  }, [value]);
  return area;
}
