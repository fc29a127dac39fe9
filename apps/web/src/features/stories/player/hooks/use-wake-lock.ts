import { useEffect } from "react";

/** Keeps the screen on while `isOn`, where the browser supports it. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        const granted = await navigator.wakeLock.request("screen");
        if (isOver) await granted.release();
        else lock = granted;
      } catch {
        // Refused, for instance on a low battery; the screen may then turn off.
      }
    };
    const askAgain = () => void ask();
    // The browser releases the lock whenever the page is hidden.
    document.addEventListener("visibilitychange", askAgain);
    askAgain();
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", askAgain);
      void lock?.release().catch(() => undefined);
    };
  }, [isOn]);
}
