// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { keepTyped } from "./typed-fields.ts";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function SignIn() {
  const [email, setEmail] = useState("");
  return (
    <form>
      <input name="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <input name="password" type="password" />
      <input name="stays" type="checkbox" />
      <output>{email}</output>
    </form>
  );
}

it("[LOGIN-1] what was typed before the app was there is in the form that it draws", () => {
  const page = document.createElement("div");
  page.innerHTML = '<input name="email" /><input name="password" type="password" />';
  document.body.append(page);
  const [email, password] = [...page.querySelectorAll("input")];
  email!.value = "mina@mail.example";
  password!.value = "half a pass";
  password!.focus();
  const restoreTyped = keepTyped(page);

  page.replaceChildren();
  const { container } = render(<SignIn />, { container: page });
  restoreTyped();

  expect(new FormData(container.querySelector("form")!).get("email")).toBe("mina@mail.example");
  expect(screen.getByRole("status")).toHaveProperty("textContent", "mina@mail.example");
  expect(document.activeElement).toHaveProperty("value", "half a pass");
});

it("[LOGIN-1] what the app itself filled in stays", () => {
  const page = document.createElement("div");
  page.innerHTML = '<input name="email" />';
  page.querySelector("input")!.value = "mina@mail.example";
  const restoreTyped = keepTyped(page);

  page.innerHTML = '<input name="email" />';
  page.querySelector("input")!.value = "kept@mail.example";
  restoreTyped();

  expect(page.querySelector("input")!.value).toBe("kept@mail.example");
});
