// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { DropZone } from "./drop-zone.tsx";

afterEach(cleanup);

const files = [new File(["png"], "a.png", { type: "image/png" })];
const drag = (what: "Files" | "text/plain") => ({ dataTransfer: { types: [what], files } });
const veil = () => screen.queryByText("Drop images to attach them");

it("[CHAT-2] takes files that are dropped, and shows where while they are dragged", () => {
  const onDrop = vi.fn();
  render(<DropZone onDrop={onDrop}>talk</DropZone>);
  const zone = screen.getByText("talk");
  fireEvent.dragOver(zone, drag("Files"));
  expect(veil()).not.toBeNull();
  fireEvent.drop(zone, drag("Files"));
  expect(veil()).toBeNull();
  expect(onDrop).toHaveBeenCalledExactlyOnceWith(files);
});

it("stops showing it when the files are dragged away", () => {
  render(<DropZone onDrop={() => {}}>talk</DropZone>);
  fireEvent.dragOver(screen.getByText("talk"), drag("Files"));
  fireEvent.dragLeave(screen.getByText("talk"), { relatedTarget: document.body });
  expect(veil()).toBeNull();
});

it("leaves dragged words to the browser", () => {
  render(<DropZone onDrop={() => {}}>talk</DropZone>);
  expect(fireEvent.dragOver(screen.getByText("talk"), drag("text/plain"))).toBe(true);
  expect(veil()).toBeNull();
});

it("keeps what it holds when nothing can be dropped any more", () => {
  const { rerender } = render(
    <DropZone onDrop={() => {}}>
      <input aria-label="held" defaultValue="typed" />
    </DropZone>,
  );
  const held = screen.getByLabelText("held");
  rerender(
    <DropZone onDrop={null}>
      <input aria-label="held" defaultValue="typed" />
    </DropZone>,
  );
  expect(screen.getByLabelText("held")).toBe(held);
});
