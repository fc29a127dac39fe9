/** The response header that carries the scene beside its audio. */
import type { PlayerScene } from "@codetale/contract/stories-player";
import { asciiJson } from "@codetale/domain/stories/scene-header";

/** Common limit of servers and proxies for one header. */
const MOST_BYTES = 8 * 1024;

/** @returns null where the scene does not fit, even without the times of its words */
export function sceneHeader(scene: PlayerScene): string | null {
  const whole = asciiJson(scene);
  if (whole.length <= MOST_BYTES) return whole;
  const untimed = asciiJson({ ...scene, word_starts: null });
  return untimed.length <= MOST_BYTES ? untimed : null;
}
