import { flushSync } from "react-dom";

/**
 * Lets the browser draw the way from what is shown to what `show` changes it to, where it can and
 * motion is welcome. Resolves when the change is made; the drawing goes on.
 */
export async function withViewTransition(show: () => void): Promise<void> {
  if (!canAnimate()) return show();
  const { ready, updateCallbackDone } = document.startViewTransition(() => flushSync(show));
  // The next one, or a page in the background, breaks off the drawing; the change is made anyway.
  ready.catch(() => undefined);
  await updateCallbackDone;
}

function canAnimate(): boolean {
  return (
    "startViewTransition" in document && !matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
