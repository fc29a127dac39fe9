/** Shows the page without the browser around it, where the browser can. */

/** To be called within a press. */
export function enterFullScreen(): void {
  // It may be refused; the shelf works in a window as well.
  document.documentElement.requestFullscreen?.().catch(() => undefined);
}

export function leaveFullScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
}
