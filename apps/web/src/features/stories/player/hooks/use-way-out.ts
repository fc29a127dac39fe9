import { screenPaths } from "@codetale/contract/screens";
import { use } from "react";
import { PlayerOrigin } from "../origin.ts";
import { usePlayerWords } from "./use-player-words.ts";

/** The screen that the player leads back to; null where it was opened by a private link. */
export function useWayOut(): { href: string; label: string } | null {
  const { words } = usePlayerWords();
  switch (use(PlayerOrigin)) {
    case "library":
      return { href: screenPaths.storyLibrary, label: words.library };
    case "shelf":
      return { href: screenPaths.storyShelf, label: words.shelf };
    case "link":
      return null;
  }
}
