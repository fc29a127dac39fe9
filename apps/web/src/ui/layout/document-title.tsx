import { useContext, useEffect } from "react";
import { PageHeadingContext } from "./page-heading-context.tsx";

/** Names the document after the screen, for tabs, history and screen readers. */
export function DocumentTitle({ title }: { title: string }) {
  const { titleOf } = useContext(PageHeadingContext);
  const documentTitle = titleOf(title);
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  return null;
}
