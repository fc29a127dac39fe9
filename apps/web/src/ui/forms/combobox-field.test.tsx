// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { ComboboxField } from "./combobox-field.tsx";

afterEach(cleanup);

const all = ["Kolkata", "Kabul", "Lima"].map((city) => ({ value: city, label: city }));
let sent = 0;
let left = 0;

function City() {
  const [text, setText] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const options = isOpen ? all.filter(({ label }) => label.startsWith(text)) : [];
  return (
    <form onSubmit={(event) => (event.preventDefault(), sent++)}>
      <ComboboxField
        label="City"
        name="city"
        listLabel="Cities"
        maxLength={64}
        text={text}
        options={options}
        onFocus={() => setIsOpen(true)}
        onType={(typed) => (setText(typed), setIsOpen(true))}
        onChoose={({ label }) => (setText(label), setIsOpen(false))}
        onLeave={() => left++}
      />
      <button type="submit">Send</button>
    </form>
  );
}

const input = () => screen.getByRole<HTMLInputElement>("combobox", { name: "City" });
const active = () => document.getElementById(input().getAttribute("aria-activedescendant") ?? "");

function options() {
  const list = screen.queryByRole("listbox", { name: "Cities" });
  return list
    ? within(list)
        .getAllByRole("option")
        .map(({ textContent }) => textContent)
    : null;
}

it("offers what matches, and takes what Enter is pressed on without sending the form", async () => {
  sent = 0;
  render(<City />);
  await userEvent.type(input(), "K");

  expect(options()).toEqual(["Kolkata", "Kabul"]);
  expect(input().getAttribute("aria-expanded")).toBe("true");
  expect(active()?.textContent).toBe("Kolkata");
  await userEvent.keyboard("{ArrowDown}");
  expect(active()?.textContent).toBe("Kabul");
  await userEvent.keyboard("{ArrowDown}{ArrowUp}{Enter}");

  expect(input().value).toBe("Kabul");
  expect(options()).toBeNull();
  expect(sent).toBe(0);
  await userEvent.keyboard("{Enter}");
  expect(sent).toBe(1);
});

it("takes what is pressed, and keeps the focus meanwhile", async () => {
  left = 0;
  render(<City />);
  await userEvent.click(input());
  await userEvent.click(screen.getByRole("option", { name: "Lima" }));

  expect(input().value).toBe("Lima");
  expect(left).toBe(0);
});

it("closes by Escape and opens again by an arrow key or more text", async () => {
  render(<City />);
  await userEvent.type(input(), "K{Escape}");
  expect(options()).toBeNull();
  await userEvent.keyboard("{ArrowDown}");
  expect(options()).toEqual(["Kolkata", "Kabul"]);
  await userEvent.keyboard("{Escape}a");
  expect(options()).toEqual(["Kabul"]);
});

it("says when it is left", async () => {
  left = 0;
  render(<City />);
  await userEvent.click(input());
  await userEvent.tab();

  expect(left).toBe(1);
});
