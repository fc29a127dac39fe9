/** Drawings that are loaded when they are first shown. */
import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/**
 * A drawing that needs a `Suspense` around it. Where it cannot be loaded, nothing is drawn: a
 * picture is no reason to end a story.
 */
export function lazyDrawing<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (drawing) => ({ default: drawing }),
      () => ({ default: Nothing }),
    ),
  );
}

function Nothing() {
  return null;
}
