/**
 * Lets the app start without a network. It caches the app's files, whose names change with their
 * content, and their HTML page; never an answer of the API. The player caches downloaded stories
 * itself.
 */
import {
  cacheFirst,
  networkFirst,
  deleteOutdatedFiles,
  cacheAppFiles,
  type AppFiles,
} from "./app-cache.ts";
import { SERVER_PATHS } from "./server-paths.ts";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string }[] };

const shell: AppFiles = {
  page: "/",
  unversioned: ["/scheme.js"],
  files: self.__WB_MANIFEST.map(({ url }) => new URL(url, self.location.origin).pathname),
};

const served = new RegExp(`^/(${SERVER_PATHS.join("|")})(/|$)`);

self.addEventListener("install", (event) => {
  event.waitUntil(cacheAppFiles(shell));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(deleteOutdatedFiles(shell).then(() => self.clients.claim()));
});

// Sent by a page that has just loaded, so that the files of an open screen are not deleted.
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
