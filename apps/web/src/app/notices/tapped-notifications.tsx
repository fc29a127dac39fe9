import { screenPaths } from "@codetale/contract/screens";
import { lazy, Suspense, useState } from "react";
import { readLocation } from "#lib/routing/location";
import { useNavigate } from "#lib/routing/navigation";
import type { GatedNotice as LoadedGatedNotice } from "./gated-notice.tsx";
import { useTappedNotifications } from "./use-tapped-notifications.ts";

/** Loaded where it is asked for; without its code the gate stays shut. */
const GatedNotice = lazy<typeof LoadedGatedNotice>(async () => ({
  default: await import("./gated-notice.tsx").then(
    ({ GatedNotice: gated }) => gated,
    () => () => <></>,
  ),
}));

/**
 * Opens the screen of a notification that was tapped, whichever screen is in front: the tap is
 * deliberate. On the child's shelf and in its stories the device may be in a child's hands, which tap
 * what appears, and what is behind the notification is a parent's. There the tap asks the question of
 * the shelf's gate first; a right answer opens the screen, and anything else leaves the child where
 * it was.
 */
export function TappedNotifications() {
  const navigate = useNavigate();
  const [gatedPath, setGatedPath] = useState<string | null>(null);
  useTappedNotifications((path) => {
    if (isBehindGate(readLocation().pathname)) setGatedPath(path);
    else void navigate(path);
  });
  if (gatedPath === null) return null;
  const open = () => {
    setGatedPath(null);
    void navigate(gatedPath);
  };
  return (
    <Suspense fallback={null}>
      <GatedNotice onOpen={open} onClose={() => setGatedPath(null)} />
    </Suspense>
  );
}

/** Whether parents leave the screen at a path through a gate: the shelf, and a story opened there. */
function isBehindGate(pathname: string): boolean {
  return pathname === screenPaths.storyShelf || pathname.startsWith(`${screenPaths.storyShelf}/`);
}
