// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { ObservedValue } from "#lib/observed-value";
import { english } from "../words/en.ts";
import { Caption } from "./caption.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A text of 500 px in a frame of 200. */
function showLongText(isUnread: boolean) {
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(200);
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(500);
  render(
    <Caption
      title="At the river"
      speaker={null}
      text="The river is glowing!"
      isOwnIdea={false}
      word={new ObservedValue(-1)}
      isUnread={isUnread}
    />,
  );
  const frame = screen.getByRole("group", { name: english.caption });
  const scrollBy = ({ top }: { top: number }) => {
    frame.scrollTop = Math.min(frame.scrollTop + top, 300);
    fireEvent.scroll(frame);
  };
  Object.assign(frame, { scrollBy });
  return frame;
}

it("[SPLAY-1] shows that a text goes on that no voice reads, until its end is seen", async () => {
  const frame = showLongText(true);
  const button = screen.getByRole("button", { name: english.readOn });

  await userEvent.click(button);
  expect(frame.scrollTop).toBe(150);
  await userEvent.click(button);

  expect(frame.scrollTop).toBe(300);
  expect(screen.queryByRole("button", { name: english.readOn })).toBeNull();
  expect(document.activeElement).toBe(frame);
});

it("scrolls by itself where a voice reads", () => {
  showLongText(false);

  expect(screen.queryByRole("button", { name: english.readOn })).toBeNull();
});
