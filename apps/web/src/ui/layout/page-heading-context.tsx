/** What the shell tells a screen's heading: how documents are titled, and whether to take focus. */
import { createContext } from "react";

export interface PageHeadingSettings {
  /** The document title of the screen named `title`. */
  titleOf: (title: string) => string;
  /** True once after each navigation, never on the first load. */
  claimFocus: () => boolean;
}

export const PageHeadingContext = createContext<PageHeadingSettings>({
  titleOf: (title) => title,
  claimFocus: () => false,
});
