import type { StoredScene } from "@codetale/contract/stories-player";

/**
 * A downloaded story as the domain has it. What its scenes teach and show serves the checks on a
 * generated story; readers do not get it.
 */
export function storyGraphOf<S extends StoredScene>(scenes: readonly S[]) {
  return { scenes: scenes.map((scene) => ({ ...scene, teaches: [], shows: [] })) };
}
