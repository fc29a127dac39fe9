import { useEffect, useState } from "react";
import { useIsConnected } from "#lib/live-connection";

/** A shorter interruption is not shown. */
const PATIENCE_MS = 1_500;

/** Whether the live connection has been lost for longer than `PATIENCE_MS`. */
export function useIsConnectionLost(): boolean {
  const isConnected = useIsConnected();
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    if (isConnected) return;
    const timer = setTimeout(() => setIsAway(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsAway(false);
    };
  }, [isConnected]);
  return isAway;
}
