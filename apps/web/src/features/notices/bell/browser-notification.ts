/** The browser's own notifications, which are seen while another tab or program is in front. */
import { logError } from "#lib/log";

interface BrowserNotification {
  /** Tabs that show the same one show it once. */
  id: string;
  title: string;
  body: string;
  /** Path of the screen that it is about. */
  path: string;
  /** Called where the page itself has to open that screen. */
  onClick: () => void;
}

/**
 * Shows it by the service worker, which opens the screen when it is tapped: browsers of phones have
 * no others, and it outlives the page. Without a worker the page shows it. Shows nothing where the
 * user does not let it.
 */
export async function notifyByBrowser({ id, title, body, path, onClick }: BrowserNotification) {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const options = { body, tag: id, icon: "/favicon.svg" };
  try {
    const worker = await activeWorker();
    if (worker) {
      // The service worker reads it.
      await worker.showNotification(title, { ...options, data: { path } });
      return;
    }
    const shown = new Notification(title, options);
    shown.addEventListener("click", () => {
      window.focus();
      shown.close();
      onClick();
    });
  } catch (error) {
    logError("The browser showed no notification", error);
  }
}

async function activeWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active ? registration : null;
}
