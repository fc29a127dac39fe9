import { useEffect } from "react";
import { useLive } from "#lib/live-connection";

/**
 * Whenever the live connection of the account `uid` is there, sends what waits in its conversations,
 * whatever screen is open. The code for that is loaded where something waits.
 */
export function useDispatch(uid: string): void {
  const live = useLive();
  useEffect(() => {
    let isLeft = false;
    const sendWaiting = async () => {
      const { schedulesToDispatch } = await import("../../features/chat/sync/device-table.ts");
      const scheduleIds = await schedulesToDispatch(uid);
      if (scheduleIds.length === 0) return;
      const { dispatchInBackground } =
        await import("../../features/chat/sync/background-dispatch.ts");
      // In the meantime another account may have signed in.
      if (isLeft) return;
      for (const scheduleId of scheduleIds) dispatchInBackground({ uid, scheduleId, live });
    };
    // Code that could not be fetched is made up for by the next connection.
    const dispatch = () => void sendWaiting().catch(() => {});
    const stop = live.on("connect", dispatch);
    // The connection may have been there before this code was.
    if (live.isConnected.get()) dispatch();
    return () => {
      isLeft = true;
      stop();
    };
  }, [live, uid]);
}
