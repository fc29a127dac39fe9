/** From where the player was opened: what it leads back to, and whether it shows a parent's actions. */
import { createContext } from "react";

/** `link` is a private link, whose listener may have no account. */
export type Origin = "library" | "shelf" | "link";

export const PlayerOrigin = createContext<Origin>("library");
