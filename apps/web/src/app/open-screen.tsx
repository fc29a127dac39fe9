/** Finds the screen of an address, fetches its code once, and puts it into the house. */
import { Fragment, type ReactElement } from "react";
import { matchPath, ParamsContext, type Params } from "#lib/path";
import type { OpenScreen } from "#lib/router";
import { ErrorPage } from "./error-page.tsx";
import { Guard } from "./guard.tsx";
import type { Screen } from "./screens.tsx";
import { Shell } from "./shell.tsx";

/** @param screens the last of them takes whatever address no other has */
export function createScreenOpener(screens: readonly Screen[]): OpenScreen {
  const pages = new Map<Screen, ReactElement>();

  return ({ pathname }) => {
    const { screen, params } = screenAt(pathname, screens);
    const page = pages.get(screen);
    if (page) return inHouse(screen, params, page);
    return loadPage(screen).then(
      (loaded) => {
        pages.set(screen, loaded);
        return inHouse(screen, params, loaded);
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

async function loadPage({ load, reads }: Screen): Promise<ReactElement> {
  if (reads === false) return load();
  const [{ Reads }, page] = await Promise.all([import("./reads.tsx"), load()]);
  return <Reads>{page}</Reads>;
}

function inHouse({ path, guard, layout }: Screen, params: Params, page: ReactElement) {
  return (
    <Shell layout={layout}>
      <ParamsContext value={params}>
        {/* The key keeps two addresses that share a page from sharing its state. */}
        <Fragment key={path}>{guard ? <Guard kind={guard}>{page}</Guard> : page}</Fragment>
      </ParamsContext>
    </Shell>
  );
}
