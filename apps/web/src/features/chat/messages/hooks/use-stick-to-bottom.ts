import { useCallback, useLayoutEffect, useRef, useState, type RefCallback } from "react";

/** Nearer to the end than this counts as at the end. */
const NEAR_PX = 48;

export interface StickToBottom {
  /** Goes on what scrolls. */
  frame: RefCallback<HTMLElement>;
  /** Goes on what grows within. */
  content: RefCallback<HTMLElement>;
  isAtBottom: boolean;
  goToBottom: () => void;
}

/**
 * Keeps the end in view while somebody is there, however the content or the frame grows, and leaves
 * whoever has scrolled up where they are.
 */
export function useStickToBottom(): StickToBottom {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [content, setContent] = useState<HTMLElement | null>(null);
  const [isAtBottom, setIsAtBottom] = useState(true);
  const isStuck = useRef(true);
  const lastTop = useRef(0);

  const goToBottom = useCallback(() => {
    isStuck.current = true;
    setIsAtBottom(true);
    lastTop.current = scrollToEnd(frame);
  }, [frame]);

  useLayoutEffect(() => {
    if (!frame || !content) return;
    const follow = () => {
      if (isStuck.current) lastTop.current = scrollToEnd(frame);
    };
    const onScroll = () => {
      const belowPx = frame.scrollHeight - frame.scrollTop - frame.clientHeight;
      // Far from the end without having gone up means that the content has grown, nothing else.
      const hasGoneUp = frame.scrollTop < lastTop.current;
      lastTop.current = frame.scrollTop;
      if (belowPx < NEAR_PX) isStuck.current = true;
      else if (hasGoneUp) isStuck.current = false;
      setIsAtBottom(isStuck.current);
    };
    const observer = new ResizeObserver(follow);
    observer.observe(frame);
    observer.observe(content);
    frame.addEventListener("scroll", onScroll, { passive: true });
    follow();
    return () => {
      observer.disconnect();
      frame.removeEventListener("scroll", onScroll);
    };
  }, [frame, content]);

  return { frame: setFrame, content: setContent, isAtBottom, goToBottom };
}

/** @returns where that is */
function scrollToEnd(frame: HTMLElement | null): number {
  frame?.scrollTo({ top: frame.scrollHeight });
  return frame?.scrollTop ?? 0;
}
