// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, expect, it } from "vitest";
import { SelectField } from "./select-field.tsx";
import { TextField } from "./text-field.tsx";

afterEach(cleanup);

it.each([
  ["text field", {}],
  ["text area", { rows: 4 }],
])("ties label, help and error to a %s", (_name, kind) => {
  render(<TextField {...kind} label="Company" help="Where it is." error="Please say where." />);

  const control = screen.getByLabelText("Company");

  expect(descriptionOf(control)).toBe("Please say where. Where it is.");
  expect(control.getAttribute("aria-invalid")).toBe("true");
});

it("does not call a field wrong that has no error", () => {
  render(<TextField label="Company" />);

  const control = screen.getByLabelText("Company");

  expect(control.hasAttribute("aria-invalid")).toBe(false);
  expect(control.hasAttribute("aria-describedby")).toBe(false);
});

it("says that a field is optional without making it part of its name", () => {
  render(<TextField label="Other Requests" isOptional />);

  expect(screen.getByText("optional")).toBeTruthy();
  expect(screen.getByLabelText("Other Requests")).toBeTruthy();
});

it("hands on what forms register: name, type and reference", () => {
  const ref = createRef<HTMLInputElement>();
  render(<TextField ref={ref} label="Day" name="day" type="date" />);

  expect(ref.current).toBe(screen.getByLabelText("Day"));
  expect(ref.current?.name).toBe("day");
  expect(ref.current?.type).toBe("date");
});

it("offers a select's options, by text or by value and label", () => {
  render(
    <SelectField
      label="Language"
      placeholder="Choose one"
      options={["Python", { value: "cpp", label: "C++" }]}
    />,
  );

  const options = screen.getAllByRole<HTMLOptionElement>("option");

  expect(screen.getByLabelText("Language").tagName).toBe("SELECT");
  expect(options.map(({ value, text }) => [value, text])).toEqual([
    ["", "Choose one"],
    ["Python", "Python"],
    ["cpp", "C++"],
  ]);
});

function descriptionOf(control: HTMLElement): string {
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(" ");
}
