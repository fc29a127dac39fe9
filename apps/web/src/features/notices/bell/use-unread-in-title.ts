import { useEffect } from "react";

const COUNT = /^\(\d+\) /;

/** Keeps the number of unread notices before the document's title, whichever screen sets it. */
export function useUnreadInTitle(unread: number): void {
  useEffect(() => {
    const mark = () => {
      const plain = document.title.replace(COUNT, "");
      const marked = unread === 0 ? plain : `(${unread}) ${plain}`;
      if (document.title !== marked) document.title = marked;
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(COUNT, "");
    };
  }, [unread]);
}
