/** Settings of screen headings that the shell provides: document title and focus. */
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
