// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { agreeToProvider } from "@codetale/contract/stories/providers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sentTo } from "#testing/server";
import { renderRoutes } from "#testing/render-routes";
import { FakeLibraryServer } from "../../testing/fake-library-server.ts";
import { CreatePage } from "../pages/create-page.tsx";

let server: FakeLibraryServer;
beforeEach(() => {
  server = new FakeLibraryServer();
  server.modelName = "a-model";
});
afterEach(cleanup);

async function open() {
  renderRoutes([{ path: "/stories/create", element: <CreatePage /> }], "/stories/create");
  await screen.findByLabelText("Child name");
  return userEvent.setup();
}

it("[OPEN-5] asks about each outside service by name, and lets a parent withdraw", async () => {
  server.providers = [
    { use: "language-model", name: "models.example", agreedAt: null },
    { use: "voice", name: "voices.example", agreedAt: null },
  ];
  const user = await open();
  await screen.findByRole("heading", { name: "Services outside this server" });
  expect(screen.getByText("A language model at models.example")).toBeTruthy();
  expect(screen.getByText(/unless you agree to the voice below/)).toBeTruthy();
  expect(screen.queryByRole("radio", { name: /^The language model/ })).toBeNull();

  await user.click(screen.getByRole("button", { name: "I agree to models.example" }));
  await screen.findByText("You agreed on 2 March 2026.");
  expect(sentTo(agreeToProvider)).toEqual([
    expect.objectContaining({ use: "language-model", name: "models.example", isAgreed: true }),
  ]);
  const model = await screen.findByRole("radio", { name: /^The language model/ });
  expect((model as HTMLInputElement).checked).toBe(true);

  await user.click(screen.getByRole("button", { name: "Withdraw my agreement to models.example" }));
  await waitFor(() =>
    expect(screen.queryByRole("radio", { name: /^The language model/ })).toBeNull(),
  );
});

it("asks nothing where everything is done on this server", async () => {
  await open();
  await screen.findByRole("radio", { name: /^The language model/ });

  expect(screen.queryByRole("heading", { name: "Services outside this server" })).toBeNull();
  expect(screen.getByText(/Their names and ages stay on this server\.$/)).toBeTruthy();
});
