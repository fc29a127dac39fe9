/** The browser's own notifications, which are seen while another tab or program is in front. */
import { logError } from "#lib/log";

interface BrowserNotification {
  /** Tabs that show the same one show it once. */
  id: string;
  title: string;
  body: string;
  onClick: () => void;
}

/** Shows nothing where the user does not let it. */
export async function notifyByBrowser({ id, title, body, onClick }: BrowserNotification) {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const options = { body, tag: id, icon: "/favicon.svg" };
  try {
    const shown = new Notification(title, options);
    shown.addEventListener("click", () => {
      window.focus();
      shown.close();
      onClick();
    });
  } catch {
    // Browsers of phones have them by a service worker alone.
    const worker = await navigator.serviceWorker.getRegistration();
    await worker?.showNotification(title, options).catch((error: unknown) => {
      logError("The browser showed no notification", error);
    });
  }
}
