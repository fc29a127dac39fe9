import { useEffect } from "react";

/** Keeps the screen lit while `isOn`, where the browser can. */
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
        // A battery that runs low may refuse it.
      }
    };
    const askAgain = () => void ask();
    // The browser takes it back whenever the page goes out of sight.
    document.addEventListener("visibilitychange", askAgain);
    askAgain();
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", askAgain);
      void lock?.release().catch(() => undefined);
    };
  }, [isOn]);
}
