// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { ChoiceChips } from "./choice-chips.tsx";

afterEach(cleanup);

const choices = [
  { value: "30", label: "30 min" },
  { value: "60", label: "60", name: "one hour" },
  { value: "90", label: "90 min", isDisabled: true },
];

function Lengths() {
  const [value, setValue] = useState("");
  return <ChoiceChips legend="Length" choices={choices} value={value} onChoose={setValue} />;
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });

it("is a named group of radio buttons, of which none is chosen at first", () => {
  render(<Lengths />);

  expect(screen.getByRole("group", { name: "Length" })).toBeTruthy();
  expect([radio("30 min").checked, radio("one hour").checked]).toEqual([false, false]);
  expect(radio("90 min").disabled).toBe(true);
});

it("is chosen from by a press, one at a time", async () => {
  render(<Lengths />);

  await userEvent.click(screen.getByText("30 min"));
  expect(radio("30 min").checked).toBe(true);
  await userEvent.click(screen.getByText("60"));
  expect([radio("30 min").checked, radio("one hour").checked]).toEqual([false, true]);
});
