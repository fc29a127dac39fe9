import { useEffect, useRef, type RefObject } from "react";
import type { PlaybackState } from "../playback/playback-machine.ts";

/**
 * Gives the focus to what matters now when what had it is gone, so that a keyboard is never lost.
 * What matters carries `data-takes-focus`.
 */
export function useStageFocus(stage: RefObject<HTMLElement | null>, playing: PlaybackState): void {
  const isFirst = useRef(true);
  const moment = `${playing.phase} ${playing.told?.scene.id ?? ""}`;
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body) return;
    stage.current?.querySelector<HTMLElement>("[data-takes-focus]")?.focus({ preventScroll: true });
  }, [stage, moment]);
}
