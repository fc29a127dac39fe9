import { TRIAL_META_NAME } from "@codetale/contract/trial";
import { startTransition, StrictMode } from "react";
import { flushSync } from "react-dom";
import { createQueryClient } from "#lib/http/query-client";
import { adoptEntry, readLocation } from "#lib/routing/location";
import { SCROLL_STORAGE_KEY } from "#lib/routing/scroll-positions";
import { registerServiceWorker } from "#lib/service-worker-registration";
import { setVisitor } from "#lib/session/session-query";
import { hasStoredValues } from "#lib/stored-value";
import { TakingOver } from "#lib/use-hydrated";
import "#theme/fonts";
import { App } from "./app.tsx";
import { appTheme } from "./app-theme.ts";
import { createScreenOpener } from "./routing/open-screen.tsx";
import { screens } from "./routing/screens.tsx";
import { keepTyped } from "./typed-fields.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root");

void (root.firstElementChild ? takeOver(root) : draw(root));

/** What holds for the whole tab, and the app in it. */
function prepareApp() {
  adoptEntry(0);
  const client = createQueryClient();
  const { prepare, CurrentScreen } = createScreenOpener(screens);
  const isTrial = document.querySelector(`meta[name="${TRIAL_META_NAME}"]`) !== null;
  registerServiceWorker();
  const app = (
    <StrictMode>
      <App client={client} prepare={prepare} CurrentScreen={CurrentScreen} isTrial={isTrial} />
    </StrictMode>
  );
  return { client, prepare, app };
}

/** Imported apart from the code of every page: to run it takes as long as to run all of that. */
function reactRoots() {
  return import("react-dom/client");
}

async function draw(place: HTMLElement): Promise<void> {
  const { createRoot } = await reactRoots();
  createRoot(place).render(prepareApp().app);
}

/** Makes the page that was written at build time the app's; the server sends it to visitors alone. */
async function takeOver(page: HTMLElement): Promise<void> {
  await pause();
  const { createRoot, hydrateRoot } = await reactRoots();
  await pause();
  const { client, prepare, app } = prepareApp();
  const { pathname, search, state } = readLocation();
  await pause();
  appTheme();
  await pause();
  setVisitor(client);
  await prepare(pathname);
  await pause();
  // What the address or the tab adds to a screen is not in that page: it is drawn anew.
  if (search !== "" || state !== null || hasStoredValues(SCROLL_STORAGE_KEY)) {
    // Before what is held is pressed, which listens at the same place.
    const options = { capture: true, once: true };
    document.addEventListener("codetale-ready", keepTyped(page), options);
    // Within one task: between the old fields and the new ones, what is typed would go nowhere.
    return flushSync(() => createRoot(page).render(app));
  }
  // In a transition, so that what the visitor does meanwhile interrupts it.
  startTransition(() => void hydrateRoot(page, <TakingOver>{app}</TakingOver>));
}

/** In which the page, shown already, answers. */
function pause(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve));
}
