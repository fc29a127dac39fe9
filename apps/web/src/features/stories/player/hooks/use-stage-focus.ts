import { useEffect, useRef, type RefObject } from "react";
import type { PlaybackState } from "../playback/playback-state.ts";

/**
 * Moves the focus to the element marked `data-takes-focus` when a new phase or scene has removed
 * the focused one, so that keyboard users do not start again at the top of the page.
 */
export function useStageFocus(stage: RefObject<HTMLElement | null>, state: PlaybackState): void {
  const isFirst = useRef(true);
  const moment = `${state.phase} ${state.scene?.id ?? ""}`;
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
