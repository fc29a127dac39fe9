/** Brings somebody who goes back to where they were on that page, and everybody else to its top. */
import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation, useRouter } from "./navigation.ts";
import type { Router, RouterState } from "./router.ts";

const STORAGE_KEY = "codetale-scroll";

export function useScrollRestoration(): void {
  const router = useRouter();
  const location = useLocation();
  const [memory] = useState(() => new ScrollMemory());
  useEffect(() => memory.follow(router), [memory, router]);
  useLayoutEffect(() => {
    memory.restore(router.state);
  }, [memory, router, location]);
}

class ScrollMemory {
  /** How far an entry of the tab's history was scrolled when it was left, in pixels. */
  readonly #positions = readPositions();

  follow(router: Router): () => void {
    let { index } = router.state;
    const note = () => {
      this.#positions[index] = window.scrollY;
    };
    const keep = () => {
      note();
      keepPositions(this.#positions);
    };
    history.scrollRestoration = "manual";
    // The router tells before anything is drawn, so the page is still as it was left.
    const unsubscribe = router.subscribe(() => {
      if (router.state.index === index) return;
      note();
      index = router.state.index;
    });
    window.addEventListener("pagehide", keep);
    return () => {
      unsubscribe();
      window.removeEventListener("pagehide", keep);
    };
  }

  restore({ action, index, location }: RouterState): void {
    const position = action === "pop" ? this.#positions[index] : undefined;
    const anchor = document.getElementById(location.hash.slice(1));
    if (position === undefined && anchor) anchor.scrollIntoView();
    else window.scrollTo(0, position ?? 0);
  }
}

type Positions = Record<number, number>;

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}") as Positions;
  } catch {
    // Storage may be forbidden; the pages then open at their top after a reload.
    return {};
  }
}

function keepPositions(positions: Positions): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // Forbidden or full; see above.
  }
}
