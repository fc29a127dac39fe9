// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { ConfirmProvider, useConfirm } from "./confirm.tsx";

afterEach(() => {
  cleanup();
  vi.doUnmock("./dialog.tsx");
  vi.restoreAllMocks();
});

it.each([
  ["agreed", "Exit"],
  ["refused", "Stay"],
])("resolves %s when %s is pressed", async (answer, button) => {
  await ask();

  await userEvent.click(screen.getByRole("button", { name: button }));

  expect(await screen.findByText(answer)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("takes Escape for a refusal", async () => {
  await ask();

  await userEvent.keyboard("{Escape}");

  expect(await screen.findByText("refused")).toBeTruthy();
});

it("asks by the browser's own dialog where the code of ours cannot be had", async () => {
  vi.doMock("./dialog.tsx", () => {
    throw new Error("Failed to fetch dynamically imported module");
  });
  const asked = vi.spyOn(window, "confirm").mockReturnValue(true);
  render(
    <ConfirmProvider>
      <Asker />
    </ConfirmProvider>,
  );

  await userEvent.click(screen.getByRole("button", { name: "ask" }));

  expect(await screen.findByText("agreed")).toBeTruthy();
  expect(asked).toHaveBeenCalledWith("Leave?");
});

async function ask() {
  render(
    <ConfirmProvider>
      <Asker />
    </ConfirmProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "ask" }));
  await screen.findByRole("dialog", { name: "Leave?" });
}

function Asker() {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState("");
  const question = {
    title: "Leave?",
    text: "The test ends.",
    confirmLabel: "Exit",
    cancelLabel: "Stay",
  };
  const askNow = async () => setAnswer((await confirm(question)) ? "agreed" : "refused");
  return (
    <>
      <button onClick={() => void askNow()}>ask</button>
      {answer}
    </>
  );
}
