import { useCallback, useLayoutEffect, useRef, useState } from "react";

/** Distance from the end, in pixels, that still counts as at the end. */
const NEAR_PX = 48;

export type StickToBottom = ReturnType<typeof useStickToBottom>;

/**
 * Keeps the end in view when the content or the frame grows, unless the user has scrolled up.
 * `frame` is a ref for the scrolling element, `content` for the growing element within it.
 */
export function useStickToBottom() {
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
      // Far from the end without having moved up means that only the content has grown.
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

/** @returns the new `scrollTop` */
function scrollToEnd(frame: HTMLElement | null): number {
  frame?.scrollTo({ top: frame.scrollHeight });
  return frame?.scrollTop ?? 0;
}
