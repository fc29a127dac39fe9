/** The cache of the files that the app needs to start, or to say that there is no network. */

export interface AppFiles {
  /** Path that the HTML page that all screens share is cached under. */
  page: string;
  /** Path of that page on the server, which has a page of its own for visitors at `page`. */
  servedPage: string;
  /** Path of the page that says that there is no network. */
  offlinePage: string;
  /** Paths of what that page loads. */
  offlineFiles: readonly string[];
  /** Paths that keep their name when their content changes. */
  unversioned: readonly string[];
  /** Paths of files whose names change with their content. */
  files: readonly string[];
}

const CACHE = "codetale-shell";

/** Longest wait for the network before the cached answer is used. */
const PATIENCE_MS = 4_000;

/** Caches what says that there is no network. Rejects where it cannot be fetched. */
export async function cacheOfflinePage({ offlinePage, offlineFiles }: AppFiles): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([offlinePage, ...offlineFiles].map(newest));
}

/** Whether the app was cached, of this version or an earlier one; its page is added last. */
export async function isAppCached({ page }: AppFiles): Promise<boolean> {
  const cache = await caches.open(CACHE);
  return (await cache.match(page)) !== undefined;
}

/** Caches the page, the unversioned files and what is new. Rejects where one cannot be fetched. */
export async function cacheAppFiles(app: AppFiles): Promise<void> {
  const { page, servedPage, unversioned, files } = app;
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(files.filter((file) => !kept.has(file)));
  await cache.addAll(unversioned.map(newest));
  const answer = await fetch(pageRequest(servedPage));
  if (!answer.ok) throw new TypeError(`The page was answered with ${answer.status}.`);
  await cache.put(page, answer);
}

/** Deletes the files of earlier versions. */
export async function deleteOutdatedFiles(app: AppFiles): Promise<void> {
  const { page, offlinePage, offlineFiles, unversioned, files } = app;
  const cache = await caches.open(CACHE);
  const wanted = new Set([page, offlinePage, ...offlineFiles, ...unversioned, ...files]);
  const requests = await cache.keys();
  const outdated = requests.filter(({ url }) => !wanted.has(new URL(url).pathname));
  await Promise.all(outdated.map((request) => cache.delete(request)));
}

/**
 * The server's answer, which is the newest; the cached one where the network fails or takes longer
 * than `PATIENCE_MS`.
 *
 * @param keptAt the path that it is cached under
 * @param otherwise the path of what is cached for when the network fails and nothing is cached there
 * @throws TypeError where the network fails and neither is cached
 */
export async function networkFirst(
  request: Request,
  keptAt: string,
  otherwise: string | null = null,
): Promise<Response> {
  const answer = fetch(request);
  const cache = await caches.open(CACHE);
  const kept = await cache.match(keptAt);
  if (!kept) {
    return answer.catch(async (error: unknown) => {
      const substitute = otherwise === null ? undefined : await cache.match(otherwise);
      if (!substitute) throw error;
      return substitute;
    });
  }
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  return (await Promise.race([answer.catch(() => null), late])) ?? kept;
}

/** For files whose names change with their content: a cached one is never outdated. */
export async function cacheFirst(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(request.url)) ?? fetch(request);
}

/** The server answers with the page only where `accept` names HTML. */
function pageRequest(page: string): Request {
  return new Request(page, { headers: { accept: "text/html" }, cache: "reload" });
}

/** Bypasses the browser's HTTP cache. */
function newest(address: string): Request {
  return new Request(address, { cache: "reload" });
}
