import { useEffect, useState } from "react";
import { useIsConnected } from "#lib/live-connection";

/** A connection that is back within this time was never missed. */
const PATIENCE_MS = 1_500;

/** Tells that the live connection is away, once it has been for a while. */
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
