/** The files that the app needs to open, kept in the browser. */

export interface AppFiles {
  /** The address of the page that all screens share. */
  page: string;
  /** Addresses that stay while their content changes. */
  unversioned: readonly string[];
  /** The addresses of its files; each changes with its content. */
  files: readonly string[];
}

const CACHE = "codetale-shell";

/** A network that has not answered by then is as good as none. */
const PATIENCE_MS = 4_000;

/** Fetches what is not kept yet. */
export async function cacheAppFiles({ page, unversioned, files }: AppFiles): Promise<void> {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(files.filter((file) => !kept.has(file)));
  await cache.addAll([pageRequest(page), ...unversioned.map(newest)]);
}

/** Drops what belonged to an earlier version. */
export async function deleteOutdatedFiles({ page, unversioned, files }: AppFiles): Promise<void> {
  const cache = await caches.open(CACHE);
  const wanted = new Set([page, ...unversioned, ...files]);
  const requests = await cache.keys();
  const outdated = requests.filter(({ url }) => !wanted.has(new URL(url).pathname));
  await Promise.all(outdated.map((request) => cache.delete(request)));
}

/**
 * The server's answer where it can be had, since that is the newest; else what is kept.
 *
 * @param keptAt the address that it is kept under
 */
export async function networkFirst(request: Request, keptAt: string): Promise<Response> {
  const answer = fetch(request);
  const cache = await caches.open(CACHE);
  const kept = await cache.match(keptAt);
  if (!kept) return answer;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  return (await Promise.race([answer.catch(() => null), late])) ?? kept;
}

/** A file with this name has this content, wherever it comes from. */
export async function cacheFirst(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(request.url)) ?? fetch(request);
}

/** A page is sent to those who ask as a browser asks for one. */
function pageRequest(page: string): Request {
  return new Request(page, { headers: { accept: "text/html" }, cache: "reload" });
}

function newest(address: string): Request {
  return new Request(address, { cache: "reload" });
}
