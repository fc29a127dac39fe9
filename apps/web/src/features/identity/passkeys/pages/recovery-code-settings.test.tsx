// @vitest-environment jsdom
import * as calls from "@codetale/contract/identity/passkeys";
import { readSession } from "@codetale/contract/identity";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderRoutes } from "#testing/render-routes";
import { lost, on, sentTo } from "#testing/server";
import { aSession, noPasskeys } from "../../testing/identity-server.ts";
import { alerts, button } from "../../testing/render-screen.tsx";
import { ProofProvider } from "../../proof/pages/proof-provider.tsx";
import { codeWords } from "../words.ts";
import { RecoveryCodeSettings } from "./recovery-code-settings.tsx";

const DIALOG = "../components/recovery-codes-dialog.tsx";

const codes = Array.from({ length: 10 }, (_, index) => `k3vq-8d2m-x0ph-7cw${index}`);

let overview: calls.PasskeyOverview;

beforeEach(() => {
  overview = noPasskeys;
  on(calls.readPasskeys, () => overview);
});
afterEach(() => {
  cleanup();
  vi.doUnmock(DIALOG);
});

function openSettings(facts: Partial<calls.PasskeyOverview> = {}) {
  overview = { ...overview, ...facts };
  const session = aSession();
  on(readSession, session);
  const element = (
    <ProofProvider email={session.email}>
      <RecoveryCodeSettings />
    </ProofProvider>
  );
  renderRoutes([{ path: "/new_user", element }], "/new_user", { session });
  return { user: userEvent.setup({ delay: null }) };
}

describe("[LOGIN-15] recovery codes", () => {
  it("are made at once where there are none, shown, and gone with the dialog", async () => {
    on(calls.makeRecoveryCodes, () => {
      overview = { ...overview, recoveryCodesLeft: 10 };
      return { success: true as const, codes };
    });
    const { user } = openSettings();
    await user.click(await screen.findByRole("button", { name: "Make recovery codes" }));

    const list = await screen.findByRole("list", { name: "Your recovery codes" });
    expect(
      within(list)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(codes);
    const download = screen.getByRole("link", { name: "Download" });
    expect(download.getAttribute("download")).toBe("codetale-recovery-codes.txt");
    expect(decodeURIComponent(download.getAttribute("href") ?? "")).toContain(codes.join("\n"));
    await user.click(button("Copy"));
    expect(await navigator.clipboard.readText()).toBe(codes.join("\n"));
    await user.click(button("I have kept them"));

    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.body.textContent).not.toContain(codes[0]);
    expect(await screen.findByText("10 of 10 are left.")).toBeTruthy();
  });

  it("are printed without the page behind them", async () => {
    const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
    on(calls.makeRecoveryCodes, { success: true, codes });
    const { user } = openSettings();
    await user.click(await screen.findByRole("button", { name: "Make recovery codes" }));
    await user.click(await screen.findByRole("button", { name: "Print" }));

    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  });

  it("take the place of those that are left once it is meant", async () => {
    on(calls.makeRecoveryCodes, { success: true, codes });
    const { user } = openSettings({ recoveryCodesLeft: 3 });
    expect(await screen.findByText("3 of 10 are left.")).toBeTruthy();
    await user.click(button("Make recovery codes"));
    const dialog = within(await screen.findByRole("dialog", { name: "Make new recovery codes?" }));
    expect(sentTo(calls.makeRecoveryCodes)).toHaveLength(0);
    await user.click(dialog.getByRole("button", { name: "Make new codes" }));

    expect(await screen.findByRole("list", { name: "Your recovery codes" })).toBeTruthy();
  });

  it("are not made when the server was not reached, which is told", async () => {
    on(calls.makeRecoveryCodes, lost);
    const { user } = openSettings();
    await user.click(await screen.findByRole("button", { name: "Make recovery codes" }));

    expect((await alerts()).join()).toMatch(/network-request-failed/);
  });

  it("are not made where they could not be shown, which is told", async () => {
    vi.doMock(DIALOG, () => {
      throw new TypeError("Failed to fetch dynamically imported module");
    });
    const { user } = openSettings();
    await user.click(await screen.findByRole("button", { name: "Make recovery codes" }));

    expect(await screen.findByText(codeWords.notMade)).toBeTruthy();
    expect(sentTo(calls.makeRecoveryCodes)).toHaveLength(0);
  });
});
