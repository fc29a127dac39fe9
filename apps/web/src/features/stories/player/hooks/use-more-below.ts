import { useEffect, useState, type RefObject } from "react";

/** Whether an element that scrolls has more of its content below. */
export function useMoreBelow(box: RefObject<HTMLElement | null>): boolean {
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      const { scrollHeight, clientHeight, scrollTop } = element;
      setHasMore(scrollHeight - clientHeight - scrollTop > PADDING_PX);
    };
    look();
    element.addEventListener("scroll", look, { passive: true });
    const observer = "ResizeObserver" in window ? new ResizeObserver(look) : null;
    for (const each of [element, ...element.children]) observer?.observe(each);
    return () => {
      element.removeEventListener("scroll", look);
      observer?.disconnect();
    };
  }, [box]);
  return hasMore;
}

/** What may stay below: the padding beneath the last line. */
const PADDING_PX = 12;
