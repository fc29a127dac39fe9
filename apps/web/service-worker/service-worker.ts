/**
 * Lets the app open without a network. It keeps the app's own files, whose names change with their
 * content, and the page they belong to; it never keeps an answer of a call. What downloaded stories
 * need the player reads by itself.
 */
import {
  cacheFirst,
  networkFirst,
  deleteOutdatedFiles,
  cacheAppFiles,
  type AppFiles,
} from "./app-cache.ts";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string }[] };

const shell: AppFiles = {
  page: "/",
  unversioned: ["/scheme.js"],
  files: self.__WB_MANIFEST.map(({ url }) => new URL(url, self.location.origin).pathname),
};

/** What the server answers to navigations by itself, such as coming back from a sign-in. */
const served = /^\/(api|onboard|photos|docs|dev|health|ready|metrics)(\/|$)/;

self.addEventListener("install", (event) => {
  event.waitUntil(cacheAppFiles(shell));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(deleteOutdatedFiles(shell).then(() => self.clients.claim()));
});

// A page that has just loaded asks for it: nobody's screen loses its files under their hands.
self.addEventListener("message", ({ data }) => {
  if (data === "take-over") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (served.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(networkFirst(request, shell.page));
  else if (shell.unversioned.includes(pathname)) event.respondWith(networkFirst(request, pathname));
  else if (shell.files.includes(pathname)) event.respondWith(cacheFirst(request));
});
