/** Finds the screen of a path, fetches its code once, and draws it. */
import type { ReactElement } from "react";
import { parse } from "regexparam";
import { matchRoute, Route } from "wouter";
import { useLocation } from "#lib/routing/navigation";
import { ErrorPage } from "../errors/error-page.tsx";
import { PageSkeleton } from "../layout/page-skeleton.tsx";
import { Shell } from "../layout/shell.tsx";
import { Guard } from "./guard.tsx";
import type { Screen } from "./screens.tsx";

/** @param screens the last of them takes any address that no other has */
export function createScreenOpener(screens: readonly Screen[]) {
  const pages = new Map<Screen, ReactElement>();
  const failures = new Map<Screen, unknown>();
  const loads = new Map<Screen, Promise<void>>();

  /** Fetches the code of the screen at a path; undefined where it is there. Never rejects. */
  function prepare(pathname: string): Promise<void> | undefined {
    const screen = screenAt(pathname, screens);
    if (pages.has(screen)) return undefined;
    const load = loads.get(screen) ?? fetchPage(screen).finally(() => loads.delete(screen));
    loads.set(screen, load);
    return load;
  }

  async function fetchPage(screen: Screen): Promise<void> {
    try {
      pages.set(screen, await screen.load());
    } catch (error) {
      failures.set(screen, error);
    }
  }

  /** The screen of the present location. */
  function CurrentScreen() {
    const screen = screenAt(useLocation().pathname, screens);
    const page = pages.get(screen);
    if (!page) {
      const isFailed = failures.has(screen);
      return (
        <Shell>{isFailed ? <ErrorPage error={failures.get(screen)} /> : <PageSkeleton />}</Shell>
      );
    }
    const { path, guard, layout } = screen;
    return (
      <Shell layout={layout}>
        {/* The key keeps two addresses that share a page from sharing its state. */}
        <Route key={path} path={path}>
          {guard ? <Guard kind={guard}>{page}</Guard> : page}
        </Route>
      </Shell>
    );
  }

  return { prepare, CurrentScreen };
}

function screenAt(pathname: string, screens: readonly Screen[]): Screen {
  const screen = screens.find(({ path }) => matchRoute(parse, path, pathname)[0]);
  if (!screen) throw new Error(`No screen takes ${pathname}`);
  return screen;
}
