/** Passkeys with Chromium's own virtual authenticator, in place of a finger on a device. */
import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import {
  expectNoSidewaysScroll,
  findSeriousViolations,
  takePicture,
} from "./support/page-checks.ts";
import { completeProfile, newPassword, register } from "./support/registration.ts";

test("[LOGIN-13] [LOGIN-14] [LOGIN-15] an account lives by its passkey, and survives its loss", async ({
  server,
  openWindow,
}) => {
  const email = "paula@mail.example";
  // Passkeys belong to a name, and this machine's number is none.
  const page = await openWindow({ baseURL: server.url.replace("127.0.0.1", "localhost") });
  const device = await VirtualDevice.connect(page);
  await register(page, server, "user", email);
  await signInWithPassword(page, email);
  await completeProfile(page, "user", "Paula");
  let codes: string[] = [];

  await test.step("a passkey is added and named", async () => {
    await page.goto("/new_user");
    const section = page.getByRole("region", { name: "Passkeys" });
    await section.getByRole("button", { name: "Add a passkey" }).click();
    await proveByPassword(page);
    await expect(section.getByRole("listitem")).toHaveCount(1);
    await section.getByRole("button", { name: /^Rename/ }).click();
    const dialog = page.getByRole("dialog", { name: "Name this passkey" });
    await dialog.getByLabel("Name").fill("Paula's laptop");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(section.getByRole("listitem")).toContainText("Paula's laptop");
  });

  await test.step("it signs in by a button, without an address", async () => {
    await device.waitsForUser();
    await logOut(page);
    await page.goto("/login");
    await look(page, "login-with-passkey");
    await device.hasUser();
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await page.waitForURL("**/home");
    await page.goto("/new_user");
    await expect(page.getByRole("region", { name: "Passkeys" })).toContainText("Last used");
  });

  await test.step("it signs in where the browser offers what it fills in", async () => {
    await logOut(page);
    await page.goto("/login");
    await page.waitForURL("**/home");
  });

  await test.step("the password needs it besides, once there are recovery codes", async () => {
    await page.goto("/new_user");
    const ask = page.getByRole("button", { name: "Ask for a passkey after the password" });
    await ask.click();
    const proof = page.getByRole("dialog", { name: "Confirm that it is you" });
    await look(page, "proof-by-passkey");
    await proof.getByRole("button", { name: "Use my passkey" }).click();
    await expect(page.getByText("Make recovery codes first")).toBeVisible();
    await page.getByRole("button", { name: "Make recovery codes" }).click();
    const dialog = page.getByRole("dialog", { name: "Your recovery codes" });
    await expect(dialog.getByRole("listitem")).toHaveCount(10);
    codes = await dialog.getByRole("listitem").allTextContents();
    await look(page, "recovery-codes");
    await dialog.getByRole("button", { name: "I have kept them" }).click();
    await ask.click();
    await expect(page.getByText("a passkey or a recovery code is asked for")).toBeVisible();
    await page.getByRole("region", { name: "Passkeys" }).scrollIntoViewIfNeeded();
    await look(page, "passkey-settings");
  });

  await test.step("then a right password leads to a second step, and the passkey further", async () => {
    await device.waitsForUser();
    await logOut(page);
    await signInWithPassword(page, email);
    await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
    await look(page, "second-step");
    await device.hasUser();
    await page.getByRole("button", { name: "Use my passkey" }).click();
    await page.waitForURL("**/home");
  });

  await test.step("without the passkey, a recovery code lets in, once", async () => {
    await device.lose();
    await logOut(page);
    await signInWithPassword(page, email);
    await page.getByRole("button", { name: "Use my passkey" }).click();
    await expect(page.getByText("No passkey was used.")).toBeVisible();
    const enter = async () => {
      await page.getByLabel("Recovery code").fill(codes[0] ?? "");
      await page.getByRole("button", { name: "Sign In", exact: true }).click();
    };
    await enter();
    await page.waitForURL("**/home");
    await page.goto("/new_user");
    await expect(page.getByText("9 of 10 are left.")).toBeVisible();

    await logOut(page);
    await signInWithPassword(page, email);
    await enter();
    await expect(page.getByText("This does not let you in.")).toBeVisible();
    await page.getByRole("button", { name: "Start again" }).click();
    await page.getByRole("link", { name: "Use a recovery code" }).click();
    await look(page, "recovery-code-sign-in");
  });
});

/** An authenticator within the device, that knows its user by a finger. */
class VirtualDevice {
  readonly #cdp: CDPSession;
  readonly #authenticatorId: string;

  private constructor(cdp: CDPSession, authenticatorId: string) {
    this.#cdp = cdp;
    this.#authenticatorId = authenticatorId;
  }

  static async connect(page: Page): Promise<VirtualDevice> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("WebAuthn.enable");
    const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new VirtualDevice(cdp, authenticatorId);
  }

  /** From now on it waits for a finger. */
  waitsForUser = () => this.#simulatePresence(false);

  /** From now on a finger is there at once. */
  hasUser = () => this.#simulatePresence(true);

  async lose(): Promise<void> {
    const authenticatorId = this.#authenticatorId;
    await this.#cdp.send("WebAuthn.clearCredentials", { authenticatorId });
  }

  async #simulatePresence(enabled: boolean): Promise<void> {
    const authenticatorId = this.#authenticatorId;
    await this.#cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  }
}

async function signInWithPassword(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(newPassword);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

async function proveByPassword(page: Page): Promise<void> {
  const proof = page.getByRole("dialog", { name: "Confirm that it is you" });
  await proof.getByLabel("Password", { exact: true }).fill(newPassword);
  await proof.getByRole("button", { name: "Confirm" }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("link", { name: "Login", exact: true })).toBeVisible();
}

/** At the width of a phone and of a desk, in both schemes. */
async function look(page: Page, name: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page, name);
      await takePicture(page, `${name}-${colorScheme}-${width}`);
    }
    expect(await findSeriousViolations(page)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light" });
}
