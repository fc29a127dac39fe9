import { useContext, useEffect } from "react";
import { PageHeadingContext } from "./page-heading-context.tsx";

/** Sets the document's title, for tabs, history and screen readers. */
export function DocumentTitle({ title }: { title: string }) {
  const { titleOf } = useContext(PageHeadingContext);
  const documentTitle = titleOf(title);
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  return null;
}
