/** Lets the app open without a network, from the first screen on that asks for it. */
import { useEffect } from "react";
import { logError } from "./log.ts";

const WORKER = "/service-worker.js";

/** Registers the worker that keeps the app's files, where the browser has such workers. */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    registerWorker().catch((error: unknown) => logError("The app stays online only", error));
  }, []);
}

async function registerWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register(WORKER, { updateViaCache: "none" });
  // This page is of the newest version already, so the worker may be, too.
  registration.waiting?.postMessage("take-over");
}
