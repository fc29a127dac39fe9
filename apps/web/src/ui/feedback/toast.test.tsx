// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { NoticeTone } from "./notice.tsx";
import { ToastProvider, useToast } from "./toast.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("shows a message for a while", () => {
  const say = renderToasts();
  say("Saved", "success");
  expect(screen.getByText("Saved").closest("[role=status]")).toBeTruthy();

  act(() => void vi.advanceTimersByTime(7_000));

  expect(screen.queryByText("Saved")).toBeNull();
});

it.each(["warning", "error"] as const)("keeps a %s until it is dismissed", (tone) => {
  const say = renderToasts();
  say("Not saved", tone);

  act(() => void vi.advanceTimersByTime(3_600_000));
  expect(screen.getByText("Not saved")).toBeTruthy();

  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByText("Not saved")).toBeNull();
});

it("interrupts a screen reader for errors alone", () => {
  const say = renderToasts();
  say("Not saved", "error");

  expect(screen.getByText("Not saved").closest("[role=alert]")).toBeTruthy();
});

it("waits while somebody points at the message", () => {
  const say = renderToasts();
  say("Saved");
  const text = screen.getByText("Saved");
  fireEvent.mouseEnter(text);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText("Saved")).toBeTruthy();

  fireEvent.mouseLeave(text);
  act(() => void vi.advanceTimersByTime(7_000));

  expect(screen.queryByText("Saved")).toBeNull();
});

it("says the same thing once and no more than three things at a time", () => {
  const say = renderToasts();
  for (const message of ["One", "Two", "Two", "Three", "Four"]) say(message);

  expect(screen.getAllByRole("button", { name: "Dismiss" })).toHaveLength(3);
  expect(screen.queryByText("One")).toBeNull();
  expect(screen.getAllByText("Two")).toHaveLength(1);
});

function renderToasts() {
  let show: ReturnType<typeof useToast> = () => {};
  function Sayer() {
    const toast = useToast();
    return <button onClick={() => (show = toast)}>take</button>;
  }
  render(
    <ToastProvider>
      <Sayer />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "take" }));
  return (message: string, tone?: NoticeTone) => act(() => show(message, tone));
}
