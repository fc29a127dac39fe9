import { useEffect } from "react";
import type { StoryPlayer } from "../playback/story-player.ts";

/**
 * The keys 1 to 9 take a choice, and 0 reads all again, wherever the focus is but in a field, or in
 * what lies over the stage: a dialog, a menu, the dark.
 */
export function useNumberKeys(player: StoryPlayer): void {
  useEffect(() => {
    const choose = ({ key, ctrlKey, metaKey, altKey, repeat, target }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey || repeat || !/^\d$/.test(key)) return;
      const isElsewhere =
        target instanceof Element && target.closest("input, textarea, select, .MuiModal-root");
      if (isElsewhere) return;
      if (key === "0") player.send({ type: "hear-choices" });
      else player.send({ type: "choose", index: Number(key) - 1 });
    };
    document.addEventListener("keydown", choose);
    return () => document.removeEventListener("keydown", choose);
  }, [player]);
}
