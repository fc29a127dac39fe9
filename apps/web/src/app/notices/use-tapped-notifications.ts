import { useEffect, useEffectEvent } from "react";
import { readOpenScreen } from "#lib/open-screen-message";

/**
 * Hears which screen a tapped notification is about, as the service worker says it.
 *
 * @param onTap called with path and query of the screen
 */
export function useTappedNotifications(onTap: (path: string) => void): void {
  const hear = useEffectEvent(({ data }: MessageEvent<unknown>) => {
    const path = readOpenScreen(data);
    if (path !== null) onTap(path);
  });
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    const { serviceWorker } = navigator;
    const listen = (event: MessageEvent<unknown>) => hear(event);
    serviceWorker.addEventListener("message", listen);
    return () => serviceWorker.removeEventListener("message", listen);
  }, []);
}
