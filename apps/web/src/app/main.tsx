import { TRIAL_META_NAME } from "@codetale/contract/trial";
import { startTransition, StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createQueryClient } from "#lib/http/query-client";
import { adoptEntry, readLocation } from "#lib/routing/location";
import { SCROLL_STORAGE_KEY } from "#lib/routing/scroll-positions";
import { registerServiceWorker } from "#lib/service-worker-registration";
import { setVisitor } from "#lib/session/session-query";
import { hasStoredValues } from "#lib/stored-value";
import "#theme/fonts";
import { App } from "./app.tsx";
import { appTheme } from "./app-theme.ts";
import { createScreenOpener } from "./routing/open-screen.tsx";
import { screens } from "./routing/screens.tsx";
import { keepTyped } from "./typed-fields.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root");

adoptEntry(0);
registerServiceWorker();
const client = createQueryClient();
const { prepare, CurrentScreen } = createScreenOpener(screens);
const isTrial = document.querySelector(`meta[name="${TRIAL_META_NAME}"]`) !== null;
const app = (
  <StrictMode>
    <App client={client} prepare={prepare} CurrentScreen={CurrentScreen} isTrial={isTrial} />
  </StrictMode>
);

void (root.firstElementChild ? takeOver(root) : draw(root));

/** Makes the page that was written at build time the app's; the server sends it to visitors alone. */
async function takeOver(page: HTMLElement): Promise<void> {
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
    return flushSync(() => draw(page));
  }
  // In a transition, so that what the visitor does meanwhile interrupts it.
  startTransition(() => void hydrateRoot(page, app));
}

/** In which the page, shown already, answers. */
function pause(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve));
}

function draw(place: HTMLElement): void {
  createRoot(place).render(app);
}
