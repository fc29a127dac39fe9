/** Registers the service worker, with which the app opens without a network. */
import { useEffect } from "react";
import { logError } from "./log.ts";

const WORKER = "/service-worker.js";

/** Registers the service worker where the browser supports it. */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    registerWorker().catch((error: unknown) => logError("The app stays online only", error));
  }, []);
}

async function registerWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register(WORKER, { updateViaCache: "none" });
  // This page already is of the newest version, so that a waiting worker can be activated.
  registration.waiting?.postMessage("take-over");
}
