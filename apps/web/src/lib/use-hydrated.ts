import {
  createContext,
  createElement,
  startTransition,
  useContext,
  useEffect,
  useState,
  type ReactNode,
} from "react";

/** False around what equals a page that was written at build time. */
export const TakenOverContext = createContext(true);

/**
 * Around an app that takes such a page over. What depends on the browser is drawn after it in a transition,
 * which leaves pauses, and not within React's first effects.
 */
export function TakingOver({ children }: { children: ReactNode }): ReactNode {
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => startTransition(() => setTakenOver(true)), []);
  return createElement(TakenOverContext, { value: isTakenOver }, children);
}

/**
 * False while React takes over a page that was written at build time, whose first rendering must be
 * the same in every browser; true from then on, and on every other page from the start.
 */
export function useHydrated(): boolean {
  return useContext(TakenOverContext);
}
