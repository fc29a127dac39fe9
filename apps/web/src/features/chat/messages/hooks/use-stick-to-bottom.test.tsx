// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { bubbleId, showBubble } from "../show-bubble.ts";
import { useStickToBottom } from "./use-stick-to-bottom.ts";

let grow = () => {};

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        grow = () => act(callback);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Log() {
  const { frame, content, isAtBottom, goToBottom } = useStickToBottom();
  return (
    <div data-testid="frame" ref={frame}>
      <div ref={content}>
        <p id={bubbleId("m1")} tabIndex={-1} />
      </div>
      <button onClick={goToBottom}>{isAtBottom ? "at the end" : "further up"}</button>
    </div>
  );
}

/** A frame of 100 px on 1,000 px of content, since jsdom lays nothing out. */
function aFrame() {
  let height = 1_000;
  HTMLElement.prototype.scrollTo = function scrollTo(to?: unknown) {
    this.scrollTop = Math.min((to as ScrollToOptions).top ?? 0, height - 100);
  };
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockImplementation(() => height);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(100);
  render(<Log />);
  const frame = screen.getByTestId("frame");
  return {
    frame,
    growTo: (to: number) => {
      height = to;
      grow();
    },
    growUnnoticed: (to: number) => {
      height = to;
    },
    scrollTo: (top: number) => {
      frame.scrollTop = top;
      fireEvent.scroll(frame);
    },
  };
}

afterEach(() => void vi.restoreAllMocks());

it("begins at the end, and stays there as the content grows", () => {
  const { frame, growTo } = aFrame();
  expect(frame.scrollTop).toBe(900);
  growTo(1_400);
  expect(frame.scrollTop).toBe(1_300);
  expect(screen.getByText("at the end")).toBeTruthy();
});

it("leaves whoever has scrolled up where they are", () => {
  const { frame, growTo, scrollTo } = aFrame();
  scrollTo(300);
  growTo(1_400);
  expect(frame.scrollTop).toBe(300);
  expect(screen.getByText("further up")).toBeTruthy();
});

it("counts a little above the end as the end", () => {
  const { frame, growTo, scrollTo } = aFrame();
  scrollTo(900 - 47);
  growTo(1_400);
  expect(frame.scrollTop).toBe(1_300);
  scrollTo(1_300 - 48);
  growTo(1_800);
  expect(frame.scrollTop).toBe(1_300 - 48);
});

it("leads back to the end, and stays there again", () => {
  const { frame, growTo, scrollTo } = aFrame();
  scrollTo(300);
  fireEvent.click(screen.getByText("further up"));
  expect(frame.scrollTop).toBe(900);
  growTo(1_400);
  expect(frame.scrollTop).toBe(1_300);
});

it("does not take it for scrolling up when the content grows faster than it is followed", () => {
  const { frame, growTo, growUnnoticed } = aFrame();
  growUnnoticed(1_400);
  fireEvent.scroll(frame);
  expect(screen.getByText("at the end")).toBeTruthy();
  growTo(1_800);
  expect(frame.scrollTop).toBe(1_700);
});

it("stays at the message that it was led to, though the end seemed near until all had its height", () => {
  const { frame, growTo } = aFrame();
  HTMLElement.prototype.scrollIntoView = () => {
    frame.scrollTop = 880;
  };
  showBubble("m1");
  fireEvent.scroll(frame);
  growTo(1_400);
  expect(frame.scrollTop).toBe(880);
  expect(screen.getByText("further up")).toBeTruthy();
});
