import { Outlet } from "react-router";
import { LiveContext, type LiveConnection } from "#lib/live";

/** Gives the screens beneath it a live connection. */
export function LiveRoot({ live }: { live: LiveConnection }) {
  return (
    <LiveContext value={live}>
      <Outlet />
    </LiveContext>
  );
}
