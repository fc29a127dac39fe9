import { useEffect, useEffectEvent } from "react";
import { readOpenScreen } from "#lib/open-screen-message";
import { useNavigate } from "#lib/routing/navigation";

/** Opens the screen of a notification that was tapped, as the service worker asks for it. */
export function useTappedNotifications(): void {
  const navigate = useNavigate();
  const open = useEffectEvent(({ data }: MessageEvent<unknown>) => {
    const path = readOpenScreen(data);
    if (path !== null) void navigate(path);
  });
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    const { serviceWorker } = navigator;
    const listen = (event: MessageEvent<unknown>) => open(event);
    serviceWorker.addEventListener("message", listen);
    return () => serviceWorker.removeEventListener("message", listen);
  }, []);
}
