/** The page in place of one that needs a network where there is none. */
export const OFFLINE_PAGE = "/offline.html";

/** No screen's path: the server answers there with the page that has none in it yet. */
export const APP_PAGE = "/app";

/**
 * First segments of the paths at which navigations go to the server, such as the return from a
 * sign-in, and not to the app. No screen's path begins with one of them.
 */
export const SERVER_PATHS = [
  "api",
  "onboard",
  "photos",
  "docs",
  "dev",
  "healthz",
  "readyz",
  "metrics",
] as const;
