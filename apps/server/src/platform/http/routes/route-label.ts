/** Stands for the files of the web app, each of which is a route. */
const FILES = "files";
/** Stands for addresses without a route, which a client may make up. */
const UNKNOWN = "unknown";

/**
 * What metrics and traces call a route: its pattern, since addresses hold ids and codes.
 *
 * @param url pattern of the matched route, where there is one
 */
export function routeLabel(url: string | undefined): string {
  if (url === undefined) return UNKNOWN;
  return /\.\w+$/.test(url) && !url.includes(":") ? FILES : url;
}
