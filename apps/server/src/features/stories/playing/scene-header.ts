/** The scene that travels beside its audio. */
import type { PlayerScene } from "@codetale/contract/stories-player";
import { asciiJson } from "@codetale/domain/stories/scene-header";

/** Servers and proxies refuse larger ones. */
const MOST_BYTES = 8 * 1024;

/** @returns null where the scene does not fit, not even without the times of its words */
export function sceneHeader(scene: PlayerScene): string | null {
  const whole = asciiJson(scene);
  if (whole.length <= MOST_BYTES) return whole;
  const untimed = asciiJson({ ...scene, word_starts: null });
  return untimed.length <= MOST_BYTES ? untimed : null;
}
