import { useCallback, useEffect, useRef } from "react";
import { flushSync } from "react-dom";

/**
 * Has the browser animate the change that `show` makes, where it can and the visitor accepts motion.
 * Resolves when the change is made; the animation goes on.
 */
export async function withViewTransition(show: () => void): Promise<void> {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isCalm || !("startViewTransition" in document)) return show();
  const { ready, updateCallbackDone } = document.startViewTransition(() => flushSync(show));
  // Another transition, or a page in the background, ends the animation; the change is made anyway.
  ready.catch(() => undefined);
  await updateCallbackDone;
}

/**
 * Returns a function that is true once after the browser has drawn a way back or forth by itself,
 * as a swipe does.
 */
export function useDrawnByBrowser(): () => boolean {
  const isDrawn = useRef(false);
  useEffect(() => {
    const note = (event: PopStateEvent) => {
      isDrawn.current = event.hasUAVisualTransition;
    };
    // At the capture, so before wouter draws the new location.
    window.addEventListener("popstate", note, { capture: true });
    return () => window.removeEventListener("popstate", note, { capture: true });
  }, []);
  return useCallback(() => {
    const wasDrawn = isDrawn.current;
    isDrawn.current = false;
    return wasDrawn;
  }, []);
}
