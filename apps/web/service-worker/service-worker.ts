/**
 * Lets the app open without a network. It keeps the app's own files, whose names change with their
 * content, and the page they belong to; it never keeps an answer of a call. What downloaded stories
 * need the player reads by itself.
 */
import { answerFile, answerNewest, keepOnly, keepShell, type ShellFiles } from "./shell.ts";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string }[] };

const shell: ShellFiles = {
  page: "/",
  loose: ["/scheme.js"],
  files: self.__WB_MANIFEST.map(({ url }) => new URL(url, self.location.origin).pathname),
};

/** What the server answers to navigations by itself, such as coming back from a sign-in. */
const served = /^\/(api|onboard|photos|docs|dev|health|ready|metrics)(\/|$)/;

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell(shell));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(keepOnly(shell).then(() => self.clients.claim()));
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
  if (request.mode === "navigate") event.respondWith(answerNewest(request, shell.page));
  else if (shell.loose.includes(pathname)) event.respondWith(answerNewest(request, pathname));
  else if (shell.files.includes(pathname)) event.respondWith(answerFile(request));
});
