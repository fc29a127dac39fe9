// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { PasswordField } from "./password-field.tsx";

afterEach(cleanup);

it("[LOGIN-1] shows and hides what was typed, keeping it", async () => {
  render(<PasswordField label="Password" name="password" />);
  const input = screen.getByLabelText<HTMLInputElement>("Password");
  await userEvent.type(input, "four score");
  expect(input.type).toBe("password");

  await userEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(input.type).toBe("text");
  expect(input.value).toBe("four score");

  await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(input.type).toBe("password");
});

it("does not send the form it stands in when it is toggled", async () => {
  let sent = 0;
  render(
    <form onSubmit={() => sent++}>
      <PasswordField label="Password" />
    </form>,
  );

  await userEvent.click(screen.getByRole("button", { name: "Show password" }));

  expect(sent).toBe(0);
});
