// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { SubmitButton } from "./submit-button.tsx";

afterEach(cleanup);

it("sends the form", async () => {
  const { onSubmit, button } = renderForm(false);

  await userEvent.click(button);

  expect(onSubmit).toHaveBeenCalledOnce();
});

it("sends nothing while busy, neither by a press nor by Enter, and keeps the focus", async () => {
  const { onSubmit, button } = renderForm(true);

  await userEvent.click(button);
  expect(document.activeElement).toBe(button);
  await userEvent.type(screen.getByRole("textbox"), "{Enter}");

  expect(onSubmit).not.toHaveBeenCalled();
  expect(button.getAttribute("aria-disabled")).toBe("true");
});

function renderForm(isBusy: boolean) {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <SubmitButton isBusy={isBusy}>Send</SubmitButton>
    </form>,
  );
  return { onSubmit, button: screen.getByRole("button", { name: "Send" }) };
}
