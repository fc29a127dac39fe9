/**
 * Set up before each test file: whatever a screen is waited for may take its time, because screens
 * are drawn slowly on a busy machine. The limit is one that only a hang reaches.
 */
import { beforeAll } from "vitest";

beforeAll(async () => {
  if (!("document" in globalThis)) return;
  const { configure, getConfig } = await import("@testing-library/react");
  const { getElementError } = getConfig();
  configure({
    asyncUtilTimeout: 30_000,
    // A file before this one in the same process may have had hidden elements found.
    defaultHidden: false,
    // A query that is waited for fails many times before it succeeds. Printing the page each time
    // took a tenth of the screens' tests; it is still printed when the time is over.
    getElementError: (message, container) =>
      isWaiting(getConfig()) ? new Error(message ?? "") : getElementError(message, container),
  });
});

/** The library sets this while it tries a query within `waitFor` or `findBy…`. */
function isWaiting(config: object): boolean {
  return (
    "_disableExpensiveErrorDiagnostics" in config &&
    config._disableExpensiveErrorDiagnostics === true
  );
}
