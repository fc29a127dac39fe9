import { createContext, useContext, useEffect } from "react";

interface PageHeadingSettings {
  /** The document title of the screen named `title`. */
  titleOf: (title: string) => string;
  /** True once after each navigation, never on the first load. */
  claimFocus: () => boolean;
}

/** Settings of screen headings that the shell provides. */
export const PageHeadingContext = createContext<PageHeadingSettings>({
  titleOf: (title) => title,
  claimFocus: () => false,
});

/** Sets the document's title, for tabs, history and screen readers. */
export function DocumentTitle({ title }: { title: string }) {
  const { titleOf } = useContext(PageHeadingContext);
  const documentTitle = titleOf(title);
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  return null;
}
