/** Syntax highlighting, loaded with the first code block on screen; until then code is plain. */
import type { Highlight } from "./highlight-grammars.ts";

let loading: Promise<Highlight> | undefined;

/** Rejects when the module could not be loaded; the next call tries again. */
export function loadHighlight(): Promise<Highlight> {
  loading ??= import("./highlight-grammars.ts").then(
    ({ highlight }) => highlight,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
