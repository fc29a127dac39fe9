/**
 * Answers a navigation where there is no network: with the app, where a screen of stories has asked
 * to keep it, else with a small page that says so (decision 096). It caches the app's files, whose
 * names change with their content, and HTML pages; never an answer of the API. The player caches
 * downloaded stories itself. A tap on one of the browser's notifications opens its screen.
 */
import {
  cacheFirst,
  networkFirst,
  deleteOutdatedFiles,
  cacheAppFiles,
  cacheOfflinePage,
  isAppCached,
  type AppFiles,
} from "./app-cache.ts";
import { openNotified } from "./open-notified.ts";
import { APP_PAGE, OFFLINE_PAGE, SERVER_PATHS } from "./server-paths.ts";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string }[] };

const shell: AppFiles = {
  page: "/",
  servedPage: APP_PAGE,
  offlinePage: OFFLINE_PAGE,
  offlineFiles: ["/scheme.js", "/back-online.js", "/favicon.svg"],
  unversioned: ["/scheme.js"],
  files: self.__WB_MANIFEST.map(({ url }) => new URL(url, self.location.origin).pathname),
};

const unversioned = new Set([...shell.unversioned, ...shell.offlineFiles]);

const served = new RegExp(`^/(${SERVER_PATHS.join("|")})(/|$)`);

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

async function install(): Promise<void> {
  await cacheOfflinePage(shell);
  if (await isAppCached(shell)) await cacheAppFiles(shell);
}

self.addEventListener("activate", (event) => {
  event.waitUntil(deleteOutdatedFiles(shell).then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  // Sent by a page that has just loaded, so that the files of an open screen are not deleted.
  if (event.data === "take-over") void self.skipWaiting();
  // Sent by the screens that play without a network.
  if (event.data === "keep-app") event.waitUntil(keepApp());
});

async function keepApp(): Promise<void> {
  if (!(await isAppCached(shell))) await cacheAppFiles(shell);
}

self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  // As the page gave it that showed the notification.
  const { path } = notification.data as { path: string };
  event.waitUntil(openNotified(self.clients, path));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (served.test(pathname)) return;
  if (request.mode === "navigate")
    event.respondWith(networkFirst(request, shell.page, shell.offlinePage));
  else if (unversioned.has(pathname)) event.respondWith(networkFirst(request, pathname));
  else if (shell.files.includes(pathname)) event.respondWith(cacheFirst(request));
});
