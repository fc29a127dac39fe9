// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { HOLD_MS } from "../hooks/use-hold.ts";
import { numberWords } from "../words.ts";
import { ParentGate } from "./parent-gate.tsx";

const onOpen = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onOpen.mockReset();
  render(<ParentGate onOpen={onOpen} />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const gate = () => screen.getByRole("button", { name: "For parents" });
function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

it("opens once it was held for three seconds, not a moment before", () => {
  fireEvent.pointerDown(gate());
  wait(HOLD_MS - 1);
  expect(onOpen).not.toHaveBeenCalled();
  wait(1);
  expect(onOpen).toHaveBeenCalledOnce();
});

it.each([
  ["let go", () => fireEvent.pointerUp(gate())],
  ["left by the finger", () => fireEvent.pointerLeave(gate())],
  ["interrupted", () => fireEvent.pointerCancel(gate())],
])("opens nothing when it is %s early, and says what to do", (_, end) => {
  fireEvent.pointerDown(gate());
  wait(HOLD_MS - 1);
  end();
  wait(HOLD_MS);
  expect(onOpen).not.toHaveBeenCalled();
  expect(screen.getByRole("status").textContent).toContain("Hold the button for 3 seconds.");
});

it("opens to a tap with nothing but the hint, however often", () => {
  for (let tap = 0; tap < 9; tap += 1) {
    fireEvent.pointerDown(gate());
    wait(300);
    fireEvent.pointerUp(gate());
    fireEvent.click(gate(), { detail: 1 });
    wait(300);
  }
  expect(onOpen).not.toHaveBeenCalled();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it.each(["Enter", " "])(
  "is held by the key “%s” as well, which repeats itself meanwhile",
  (key) => {
    fireEvent.keyDown(gate(), { key });
    wait(1_000);
    expect(fireEvent.keyDown(gate(), { key, repeat: true })).toBe(false);
    wait(HOLD_MS - 1_000);
    expect(onOpen).toHaveBeenCalledOnce();
  },
);

it("opens nothing when the key is let go early", () => {
  fireEvent.keyDown(gate(), { key: "Enter" });
  wait(HOLD_MS - 1);
  fireEvent.keyUp(gate(), { key: "Enter" });
  wait(HOLD_MS);
  expect(onOpen).not.toHaveBeenCalled();
});

it("asks a screen reader's click for a sum in words", () => {
  fireEvent.click(gate(), { detail: 0 });
  answer("0");
  expect(onOpen).not.toHaveBeenCalled();
  expect(screen.getByText("That is not it. Please try again.")).toBeTruthy();

  answer(String(sum()));
  expect(onOpen).toHaveBeenCalledOnce();
});

it("offers the sum to who cannot hold a button", () => {
  fireEvent.pointerDown(gate());
  fireEvent.pointerUp(gate());
  fireEvent.click(screen.getByRole("button", { name: "Answer a question instead" }));
  answer(String(sum()));
  expect(onOpen).toHaveBeenCalledOnce();
});

function answer(typed: string): void {
  const field = screen.getByRole("textbox");
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.submit(field.closest("form")!);
}

/** What the two numbers of the question are together. */
function sum(): number {
  const { textContent } = screen.getByText(/How much is/);
  const found = numberWords.flatMap((word, number) =>
    Array.from(textContent.matchAll(new RegExp(word, "g")), () => number),
  );
  return found.reduce((total, number) => total + number, 0);
}
