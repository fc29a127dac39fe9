/** Finds the screen of an address, fetches its code once, and puts it into the house. */
import { Fragment, type ReactElement } from "react";
import { matchPath, ParamsContext, type Params } from "#lib/routing/match-path";
import type { OpenScreen } from "#lib/routing/router";
import { ErrorPage } from "../errors/error-page.tsx";
import { Guard } from "./guard.tsx";
import type { Screen } from "./screens.tsx";
import { Shell } from "../layout/shell.tsx";

/** @param screens the last of them takes whatever address no other has */
export function createScreenOpener(screens: readonly Screen[]): OpenScreen {
  const pages = new Map<Screen, ReactElement>();

  return ({ pathname }) => {
    const { screen, params } = screenAt(pathname, screens);
    const page = pages.get(screen);
    if (page) return inShell(screen, params, page);
    return loadPage(screen).then(
      (loaded) => {
        pages.set(screen, loaded);
        return inShell(screen, params, loaded);
      },
      (error: unknown) => (
        <Shell layout="page">
          <ErrorPage error={error} />
        </Shell>
      ),
    );
  };
}

function screenAt(pathname: string, screens: readonly Screen[]) {
  for (const screen of screens) {
    const params = matchPath(screen.path, pathname);
    if (params) return { screen, params };
  }
  throw new Error(`No screen takes ${pathname}`);
}

async function loadPage({ load, usesQueries }: Screen): Promise<ReactElement> {
  if (usesQueries === false) return load();
  const [{ QueryProvider }, page] = await Promise.all([import("../query-provider.tsx"), load()]);
  return <QueryProvider>{page}</QueryProvider>;
}

function inShell({ path, guard, layout }: Screen, params: Params, page: ReactElement) {
  return (
    <Shell layout={layout}>
      <ParamsContext value={params}>
        {/* The key keeps two addresses that share a page from sharing its state. */}
        <Fragment key={path}>{guard ? <Guard kind={guard}>{page}</Guard> : page}</Fragment>
      </ParamsContext>
    </Shell>
  );
}
