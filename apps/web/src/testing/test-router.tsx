import type { ReactNode } from "react";
import { matchPath } from "#lib/routing/match-path";
import { Router } from "#lib/routing/router";
import { MemoryHistory } from "./memory-history.tsx";

export interface TestRoute {
  /** As in the app: `:name` varies, `*` takes any address that no route before has. */
  path: string;
  element: ReactNode;
}

/** A router over a few screens whose code is all there, opened at `address`. */
export function createTestRouter(
  routes: readonly TestRoute[],
  address: string,
  state: unknown = null,
): Router {
  const open = ({ pathname }: { pathname: string }) => (
    <>{routes.find(({ path }) => matchPath(path, pathname))?.element}</>
  );
  return new Router(new MemoryHistory(address, state), open);
}
