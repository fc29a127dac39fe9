// @vitest-environment jsdom
import * as calls from "@codetale/contract/identity/passkeys";
import { readSession } from "@codetale/contract/identity";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { renderRoutes } from "#testing/render-routes";
import { on, refuse, sentTo } from "#testing/server";
import {
  browserWithoutPasskeys,
  browserWithPasskeys,
  thrown,
} from "../../testing/fake-passkeys.ts";
import { aSession, noPasskeys } from "../../testing/identity-server.ts";
import { alerts, button, field } from "../../testing/render-screen.tsx";
import { ProofProvider } from "../../proof/pages/proof-provider.tsx";
import { PasskeySettings } from "./passkey-settings.tsx";
import { RecoveryCodeSettings } from "./recovery-code-settings.tsx";

const phone: calls.Passkey = {
  id: "5b1d1f1a-0000-4000-8000-000000000001",
  name: "Safari on iPhone",
  createdAt: Date.UTC(2026, 11, 1, 12),
  lastUsedAt: null,
  isBackedUp: true,
};

const options: calls.CreationOptions = {
  challenge: "Y2hhbGxlbmdl",
  rp: { id: "localhost", name: "Codetale" },
  user: { id: "dWlk", name: "mina@mail.test", displayName: "mina@mail.test" },
  pubKeyCredParams: [{ alg: -7, type: "public-key" }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: "required",
    requireResidentKey: true,
    userVerification: "required",
  },
  attestation: "none",
};

const succeeded = { success: true } as const;

let overview: calls.PasskeyOverview;

beforeEach(() => {
  overview = noPasskeys;
  on(calls.readPasskeys, () => overview);
  on(calls.startPasskey, { success: true, options });
});
afterEach(() => {
  cleanup();
  browserWithoutPasskeys();
});

function openSettings(facts: Partial<calls.PasskeyOverview> = {}) {
  overview = { ...overview, ...facts };
  const session = aSession();
  on(readSession, session);
  const element = (
    <ProofProvider email={session.email}>
      <PasskeySettings />
      <RecoveryCodeSettings />
    </ProofProvider>
  );
  const view = renderRoutes([{ path: "/new_user", element }], "/new_user", { session });
  return { ...view, user: userEvent.setup({ delay: null }) };
}

describe("[LOGIN-13] passkeys", () => {
  it("are added by the browser, and then listed", async () => {
    const browser = browserWithPasskeys();
    on(calls.addPasskey, () => {
      overview = { ...overview, passkeys: [phone] };
      return { ...succeeded, passkey: phone };
    });
    const { user } = openSettings();
    expect(await screen.findByText("You have no passkey yet.")).toBeTruthy();
    await user.click(button("Add a passkey"));

    const entry = await screen.findByRole("listitem");
    expect(entry.textContent).toContain(
      "Safari on iPhoneAdded 1 December 2026Not used yetOn all your devices",
    );
    expect(browser.ordered[0]?.publicKey?.rp).toEqual({ id: "localhost", name: "Codetale" });
    expect(sentTo(calls.addPasskey)).toMatchObject([
      { credential: { id: "cGFzc2tleQ", response: { attestationObject: "YXR0ZXN0YXRpb24" } } },
    ]);
  });

  it.each([
    ["NotAllowedError", "No passkey was made. It was cancelled, or it took too long."],
    ["InvalidStateError", "This device has a passkey of your account already."],
    [
      "NotSupportedError",
      "This device cannot keep a passkey of the kind that is needed. A phone or a newer security key can.",
    ],
    ["UnknownError", "Your browser could not use a passkey. Please try again."],
  ])("are not added after %s, which is told in words", async (name, message) => {
    const browser = browserWithPasskeys();
    browser.makes(thrown(name));
    const { user } = openSettings();
    await user.click(await screen.findByRole("button", { name: "Add a passkey" }));

    expect(await alerts()).toEqual([message]);
    expect(sentTo(calls.addPasskey)).toEqual([]);
  });

  it("cannot be made in every browser, which is told", async () => {
    openSettings({ passkeys: [phone] });

    expect(await screen.findByText(/^This browser cannot make passkeys here/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Add a passkey" })).toBeNull();
    expect(button("Remove Safari on iPhone")).toBeTruthy();
  });

  it("are named", async () => {
    on(calls.renamePasskey, ({ body }) => {
      overview = { ...overview, passkeys: [{ ...phone, name: body.name }] };
      return succeeded;
    });
    const { user } = openSettings({ passkeys: [phone] });
    await user.click(await screen.findByRole("button", { name: "Rename Safari on iPhone" }));
    await screen.findByRole("dialog", { name: "Name this passkey" });
    await user.clear(field("Name"));
    await user.click(button("Save"));
    expect(await alerts()).toEqual(["Please enter a name"]);

    await user.type(field("Name"), "My phone");
    await user.click(button("Save"));
    expect(await screen.findByText("My phone")).toBeTruthy();
    expect(sentTo(calls.renamePasskey)).toEqual([{ passkeyId: phone.id, name: "My phone" }]);
  });

  it("are removed once it is meant", async () => {
    on(calls.removePasskey, () => {
      overview = { ...overview, passkeys: [] };
      return succeeded;
    });
    const { user } = openSettings({ passkeys: [phone] });
    await user.click(await screen.findByRole("button", { name: "Remove Safari on iPhone" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Remove Safari on iPhone?" }));
    expect(sentTo(calls.removePasskey)).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Remove" }));

    expect(await screen.findByText("You have no passkey yet.")).toBeTruthy();
    expect(sentTo(calls.removePasskey)).toEqual([{ passkeyId: phone.id }]);
    const outcome = await screen.findByText("The passkey is removed.");
    expect(document.activeElement?.contains(outcome)).toBe(true);
  });

  it("say nothing of an earlier failure once a later change succeeded", async () => {
    browserWithPasskeys().makes(thrown("UnknownError"));
    on(calls.removePasskey, () => {
      overview = { ...overview, passkeys: [] };
      return succeeded;
    });
    const { user } = openSettings({ passkeys: [phone] });
    await user.click(await screen.findByRole("button", { name: "Add a passkey" }));
    await alerts();
    await user.click(button("Remove Safari on iPhone"));
    await user.click(within(await screen.findByRole("dialog")).getByText("Remove"));

    await screen.findByText("The passkey is removed.");
    expect(screen.queryByText(/^Your browser could not use a passkey/)).toBeNull();
  });

  it("can be read again when that failed", async () => {
    refuse(calls.readPasskeys, "request/invalid");
    const { user } = openSettings();
    const [retry] = await screen.findAllByRole("button", { name: "Try again" });
    on(calls.readPasskeys, noPasskeys);
    await user.click(retry!);

    expect(await screen.findByText("You have no passkey yet.")).toBeTruthy();
  });
});

describe("[LOGIN-14] asking for a passkey after the password", () => {
  it("begins and ends with a button, and is said", async () => {
    on(calls.changeSecondStep, ({ body }) => {
      overview = { ...overview, ...body };
      return succeeded;
    });
    const { user } = openSettings({ passkeys: [phone], recoveryCodesLeft: 10 });
    expect(await screen.findByText("Your password alone lets you in.")).toBeTruthy();
    await user.click(button("Ask for a passkey after the password"));
    expect(
      await screen.findByText("After your password, a passkey or a recovery code is asked for."),
    ).toBeTruthy();
    await user.click(button("Stop asking for a passkey"));

    expect(await screen.findByText("Your password alone lets you in.")).toBeTruthy();
    expect(sentTo(calls.changeSecondStep)).toEqual([
      { asksForPasskey: true },
      { asksForPasskey: false },
    ]);
  });

  it("says what is missing for it", async () => {
    refuse(calls.changeSecondStep, "recovery-code/none");
    const { user } = openSettings({ passkeys: [phone] });
    const ask = "Ask for a passkey after the password";
    await user.click(await screen.findByRole("button", { name: ask }));

    expect(await alerts()).toEqual([
      "Make recovery codes first, so that you get in without your passkey.",
    ]);
  });

  it.each([
    ["without a passkey", {}],
    ["without a password", { passkeys: [phone], hasPassword: false }],
  ])("is not offered %s", async (_case, facts) => {
    openSettings(facts);
    await screen.findByText(/recovery codes\.$/);

    expect(screen.queryByRole("button", { name: /Ask for a passkey/ })).toBeNull();
  });
});

describe("[LOGIN-14] the password", () => {
  it("is removed once it is meant", async () => {
    on(calls.removePassword, () => {
      overview = { ...overview, hasPassword: false };
      return succeeded;
    });
    const { user } = openSettings({ passkeys: [phone], recoveryCodesLeft: 10 });
    await user.click(await screen.findByRole("button", { name: "Remove my password" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Remove your password?" }));
    expect(sentTo(calls.removePassword)).toHaveLength(0);
    await user.click(dialog.getByRole("button", { name: "Remove my password" }));

    await waitFor(() =>
      expect(screen.queryByRole("button", { name: "Remove my password" })).toBeNull(),
    );
    expect(sentTo(calls.removePassword)).toHaveLength(1);
  });

  it("says that it is removed where the focus is, also where what is left cannot be read", async () => {
    on(calls.removePassword, () => {
      refuse(calls.readPasskeys, "server/failed");
      return succeeded;
    });
    const { user } = openSettings({ passkeys: [phone], recoveryCodesLeft: 10 });
    await user.click(await screen.findByRole("button", { name: "Remove my password" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Remove my password" }));

    const notice = await screen.findByText(/^Your password is removed\./);
    await waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement?.contains(notice)).toBe(true);
    expect(screen.queryByRole("button", { name: "Remove my password" })).toBeNull();
  });

  it("stays where recovery codes are missing, which is said", async () => {
    refuse(calls.removePassword, "recovery-code/none");
    const { user } = openSettings({ passkeys: [phone] });
    await user.click(await screen.findByRole("button", { name: "Remove my password" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Remove my password" }));

    expect((await alerts()).join()).toMatch(/^Make recovery codes first/);
  });

  it("cannot be removed without a passkey", async () => {
    openSettings({ recoveryCodesLeft: 10 });
    await screen.findByText("You have no passkey yet.");

    expect(screen.queryByRole("button", { name: "Remove my password" })).toBeNull();
  });
});
