/** Renders the screens of visitors at build time: docs/decisions/099. Runs in Node. */
import { screenPaths, type ScreenName } from "@codetale/contract/screens";
import { TRIAL_META_NAME } from "@codetale/contract/trial";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createQueryClient } from "#lib/http/query-client";
import { locationAt } from "#lib/routing/location";
import { setVisitor } from "#lib/session/session-query";
import { TakenOverContext } from "#lib/use-hydrated";
import { App } from "./app.tsx";
import { createScreenOpener } from "./routing/open-screen.tsx";
import { screens } from "./routing/screens.tsx";

export interface Prerendered {
  name: ScreenName;
  title: string;
  /** Elements of the head that say what the page is. */
  meta: string;
  /** Of the root element. */
  html: string;
  /** Style elements of the head: what holds for the page, and the names in which Emotion finds again what it has inserted. */
  styles: string;
  /**
   * The styles that have those names. Before the root element: Emotion moves its own elements to the end of the head,
   * which would have the browser read all of this anew, and these styles are to stay behind those of the page.
   */
  namedStyles: string;
}

/** The screens, with the source of each one's code. */
export const prerenderedScreens = {
  landing: "home/front-page.tsx",
  home: "home/front-page.tsx",
  login: "../features/identity/sign-in/pages/login-page.tsx",
  register: "../features/identity/registration/pages/register-page.tsx",
  coderLogin: "../features/identity/sign-in/pages/login-page.tsx",
  coderRegister: "../features/identity/registration/pages/register-page.tsx",
  booking: "../features/schedules/booking/pages/booking-page.tsx",
  about: "../features/static-pages/pages/about-page.tsx",
  contact: "../features/static-pages/pages/contact-page.tsx",
  terms: "../features/static-pages/pages/legal-page.tsx",
  privacy: "../features/static-pages/pages/legal-page.tsx",
} satisfies Partial<Record<ScreenName, string>>;

/** @throws what a screen throws, and Error where one has no title */
export async function prerender(name: ScreenName, isTrial: boolean): Promise<Prerendered> {
  const path = screenPaths[name];
  const { prepare, CurrentScreen } = createScreenOpener(screens);
  // The opener would show a failure instead.
  await screens.find((screen) => screen.path === path)?.load();
  await prepare(path);
  const client = createQueryClient();
  setVisitor(client);
  const cache = createCache({ key: "css" });
  // Else each style would stand before the first element that has it.
  cache.compat = true;
  let title = "";
  const render = (isTakenOver: boolean) =>
    renderToString(
      <StrictMode>
        <CacheProvider value={cache}>
          <TakenOverContext value={isTakenOver}>
            <App
              client={client}
              prepare={prepare}
              CurrentScreen={CurrentScreen}
              isTrial={isTrial}
              written={locationAt(path)}
              onTitle={(shown) => {
                title = shown;
              }}
            />
          </TakenOverContext>
        </CacheProvider>
      </StrictMode>,
    );
  const html = render(false);
  // For its styles, which take the browser longer to make than to read.
  render(true);
  if (title === "") throw new Error(`The screen ${name} has no title.`);
  return {
    name,
    title: escaped(title),
    meta: metaElements(escaped(title), isTrial),
    html,
    ...styleElements(cache),
  };
}

function metaElements(title: string, isTrial: boolean): string {
  const preview = `<meta property="og:type" content="website"><meta property="og:title" content="${title}">`;
  return isTrial ? `${preview}<meta name="${TRIAL_META_NAME}" content="on">` : preview;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** Global styles each in an element of their own, as Emotion looks for them; then all the others. */
function styleElements({ key, inserted, registered }: ReturnType<typeof createCache>) {
  const rules = Object.entries(inserted).filter((entry): entry is [string, string] => {
    return typeof entry[1] === "string" && entry[1] !== "";
  });
  const isLocal = ([name]: [string, string]) =>
    name.startsWith("animation-") || registered[`${key}-${name}`] !== undefined;
  const globals = rules.filter((rule) => !isLocal(rule));
  const locals = rules.filter(isLocal);
  const names = locals.map(([name]) => name).join(" ");
  const globalElements = globals.map(
    ([name, css]) => `<style data-emotion="${key}-global ${name}" data-s>${css}</style>`,
  );
  return {
    styles: `${globalElements.join("")}<style data-emotion="${key} ${names}" data-s></style>`,
    namedStyles: `<style>${locals.map(([, css]) => css).join("")}</style>`,
  };
}
