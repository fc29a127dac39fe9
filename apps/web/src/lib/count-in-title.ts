import { useEffect } from "react";

const COUNT = /^\(\d+\) /;

/** What is unread, by each part of the app that counts something. */
const counts = new Map<symbol, number>();

/**
 * Keeps the number of what is unread before the document's title, whichever screen sets it: the sum
 * of what all parts of the app count.
 */
export function useCountInTitle(unread: number): void {
  useEffect(() => {
    const part = Symbol("part");
    counts.set(part, unread);
    showCount();
    const observer = new MutationObserver(showCount);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      counts.delete(part);
      showCount();
    };
  }, [unread]);
}

function showCount(): void {
  const sum = [...counts.values()].reduce((total, count) => total + count, 0);
  const plain = document.title.replace(COUNT, "");
  const marked = sum === 0 ? plain : `(${sum}) ${plain}`;
  if (document.title !== marked) document.title = marked;
}
