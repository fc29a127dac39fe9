/** Syntax colour, loaded when the first code is on screen; until then code is plain. */
import type { Highlight } from "./highlight-grammars.ts";

let loading: Promise<Highlight> | undefined;

/** Rejects when the part of the app could not be loaded; asked again, it tries again. */
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
