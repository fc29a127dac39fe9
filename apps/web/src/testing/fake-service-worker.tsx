import { vi } from "vitest";

/** The browser's side of a registered service worker. */
export class FakeServiceWorker extends EventTarget {
  readonly active = {};
  readonly shown = vi.fn(async (_title: string, _options: NotificationOptions) => {});
  showNotification = this.shown;
  getRegistration = async () => this;
  /** How often a listener was added. */
  listeners = 0;

  override addEventListener(...listener: Parameters<EventTarget["addEventListener"]>): void {
    this.listeners += 1;
    super.addEventListener(...listener);
  }

  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

/** This browser's navigator, where a service worker is registered. */
export function withServiceWorker(serviceWorker: FakeServiceWorker): Navigator {
  return new Proxy(navigator, {
    has: (target, name) => name === "serviceWorker" || name in target,
    get: (target, name) =>
      name === "serviceWorker" ? serviceWorker : (Reflect.get(target, name, target) as unknown),
  });
}
