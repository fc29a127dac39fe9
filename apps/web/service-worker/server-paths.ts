/**
 * First segments of the paths that the server answers to navigations as well, such as coming back
 * from a sign-in. No page of the app begins with one of them.
 */
export const SERVER_PATHS = ["api", "onboard", "photos", "docs", "dev", "health"] as const;
