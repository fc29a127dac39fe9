/** The service worker, which answers where there is no network. */
import { useEffect } from "react";
import { logError } from "./log.ts";

const WORKER = "/service-worker.js";

/** Registers the service worker where the browser supports it, once the page has loaded. */
export function registerServiceWorker(): void {
  if (!isSupported()) return;
  const register = () => {
    registerWorker().catch((error: unknown) => logError("The app stays online only", error));
  };
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

/** For a screen that is to open without a network: has the worker keep the app. */
export function useOfflineApp(): void {
  useEffect(() => {
    if (isSupported())
      void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage("keep-app"));
  }, []);
}

function isSupported(): boolean {
  return import.meta.env.PROD && "serviceWorker" in navigator;
}

async function registerWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register(WORKER, { updateViaCache: "none" });
  // This page already is of the newest version, so that a waiting worker can be activated.
  registration.waiting?.postMessage("take-over");
}
