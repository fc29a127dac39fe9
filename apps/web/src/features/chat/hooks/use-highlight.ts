import { useEffect, useState } from "react";
import { loadHighlight } from "../highlight.ts";
import type { Highlight } from "../highlight-grammars.ts";

/** The highlighter once it is loaded; null until then, and when it cannot be. */
export function useHighlight(): Highlight | null {
  const [loaded, setLoaded] = useState<{ highlight: Highlight } | null>(null);
  useEffect(() => {
    let isGone = false;
    loadHighlight().then(
      (highlight) => {
        if (!isGone) setLoaded({ highlight });
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, []);
  return loaded?.highlight ?? null;
}
