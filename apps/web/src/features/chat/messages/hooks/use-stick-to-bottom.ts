import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { BUBBLE_SHOWN } from "../show-bubble.ts";

/** Distance from the end, in pixels, that still counts as at the end. */
const NEAR_PX = 48;

export type StickToBottom = ReturnType<typeof useStickToBottom>;

/**
 * Keeps the end in view when the content or the frame grows, unless the user has scrolled up.
 * Begins at the end, or at the start where `isAtEnd` is false. `frame` is a ref for the scrolling element, `content` for the growing element within it.
 */
export function useStickToBottom({ isAtEnd = true } = {}) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [content, setContent] = useState<HTMLElement | null>(null);
  const [isAtBottom, setIsAtBottom] = useState(isAtEnd);
  /** Until `startAt` has found its place, nothing on screen counts as seen. */
  const [hasStarted, setHasStarted] = useState(false);
  const isStuck = useRef(isAtEnd);
  const lastTop = useRef(0);

  const goToBottom = useCallback(() => {
    isStuck.current = true;
    setIsAtBottom(true);
    lastTop.current = scrollToEnd(frame);
  }, [frame]);

  /** Once: shows from there on what matches `selector`; null where it stays as it is. */
  const startAt = useCallback(
    (selector: string | null): void => {
      const start = selector === null ? null : frame?.querySelector(selector);
      if (selector !== null && !start) return;
      setHasStarted(true);
      if (!frame || !start) return;
      isStuck.current = false;
      lastTop.current = scrollTo(frame, start);
      isStuck.current = belowOf(frame) < NEAR_PX;
      setIsAtBottom(isStuck.current);
    },
    [frame],
  );

  useLayoutEffect(() => {
    if (!frame || !content) return;
    const follow = () => {
      if (isStuck.current) lastTop.current = scrollToEnd(frame);
      else if (belowOf(frame) >= NEAR_PX) setIsAtBottom(false);
    };
    const onScroll = () => {
      // Nobody has moved it since it was put here.
      if (frame.scrollTop === lastTop.current) return;
      const belowPx = belowOf(frame);
      // Far from the end without having moved up means that only the content has grown.
      const hasGoneUp = frame.scrollTop < lastTop.current;
      lastTop.current = frame.scrollTop;
      if (belowPx < NEAR_PX) isStuck.current = true;
      else if (hasGoneUp) isStuck.current = false;
      setIsAtBottom(isStuck.current);
    };
    // Whoever was led to a message stays there: the end is near only as far as heights are estimated.
    const onShown = () => {
      isStuck.current = false;
      lastTop.current = frame.scrollTop;
      setIsAtBottom(belowOf(frame) < NEAR_PX);
    };
    const observer = new ResizeObserver(follow);
    observer.observe(frame);
    observer.observe(content);
    frame.addEventListener("scroll", onScroll, { passive: true });
    frame.addEventListener(BUBBLE_SHOWN, onShown);
    follow();
    return () => {
      observer.disconnect();
      frame.removeEventListener("scroll", onScroll);
      frame.removeEventListener(BUBBLE_SHOWN, onShown);
    };
  }, [frame, content]);

  return { frame: setFrame, content: setContent, isAtBottom, goToBottom, startAt, hasStarted };
}

/** @returns the new `scrollTop` */
function scrollToEnd(frame: HTMLElement | null): number {
  frame?.scrollTo({ top: frame.scrollHeight });
  return frame?.scrollTop ?? 0;
}

/** Puts `start` at the top of the frame. @returns the new `scrollTop` */
function scrollTo(frame: HTMLElement, start: Element): number {
  // What was never on screen has an estimated height, by which its end would seem to be near.
  const group = start.closest<HTMLElement>(".group");
  if (group) group.style.contentVisibility = "visible";
  const belowTop = start.getBoundingClientRect().top - frame.getBoundingClientRect().top;
  frame.scrollTo({ top: frame.scrollTop + belowTop });
  return frame.scrollTop;
}

/** How much of the content is below what is in view, in pixels. */
function belowOf(frame: HTMLElement): number {
  return frame.scrollHeight - frame.scrollTop - frame.clientHeight;
}
