/** What tapping one of the browser's notifications does. */

/** The part of the worker's `clients` that is needed. */
export interface Windows {
  /** Of the whole site, the one that was in front last first. */
  matchAll(options: {
    type: "window";
    includeUncontrolled: true;
  }): Promise<readonly Pick<WindowClient, "url" | "focus" | "postMessage">[]>;
  openWindow(path: string): Promise<unknown>;
}

/**
 * Brings a window of the app to the front and has it show the screen: one that shows it already, else
 * the one that was in front last, else a new one.
 *
 * @param path of the screen, with its query
 */
export async function openNotified(windows: Windows, path: string): Promise<void> {
  const open = await windows.matchAll({ type: "window", includeUncontrolled: true });
  const showing = open.find(({ url }) => pathOf(url) === path);
  const window = showing ?? open[0];
  if (!window) {
    await windows.openWindow(path);
    return;
  }
  // Read by the page's open-screen-message.ts.
  window.postMessage({ openScreen: path });
  await window.focus();
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
