/** Signing in with Google, in whose place stands another real OpenID provider. */
import { OAuth2Server } from "oauth2-mock-server";
import { AppServer } from "./support/app-server.ts";
import { codersKey, expect, openPage, test } from "./support/fixtures.ts";

test("[LOGIN-9] [LOGIN-10] learners and coders come in by way of the provider", async ({
  browser,
}) => {
  const provider = new OAuth2Server();
  await provider.issuer.keys.generate("RS256");
  await provider.start(0, "127.0.0.1");
  const issuer = provider.issuer.url ?? "";
  provider.service.on("beforeTokenSigning", ({ payload }: { payload: object }) => {
    const claims = {
      sub: "7",
      email: "gina@mail.example",
      email_verified: true,
      name: "Gina Park",
    };
    Object.assign(payload, claims);
  });
  const server = await AppServer.start({
    GOOGLE_ISSUER: issuer,
    GOOGLE_CLIENT_ID: "codetale-e2e",
    GOOGLE_CLIENT_SECRET: "not a secret",
  });
  const page = await openPage(browser, { baseURL: server.url });
  const continueWithGoogle = () =>
    page.getByRole("button", { name: "Continue with Google" }).click();

  await test.step("who thinks better of it is told so and keeps the way", async () => {
    await page.route(`${issuer}/authorize**`, (route) => {
      const asked = new URL(route.request().url()).searchParams;
      const back = new URL(asked.get("redirect_uri") ?? "");
      back.searchParams.set("state", asked.get("state") ?? "");
      back.searchParams.set("error", "access_denied");
      return route.fulfill({ status: 302, headers: { location: back.href } });
    });
    await page.goto("/my_schedule");
    await page.waitForURL("**/login");
    await continueWithGoogle();
    await expect(page.getByText("Google Sign-In Error: access-denied")).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await page.unroute(`${issuer}/authorize**`);
  });

  await test.step("a newcomer is asked for what is missing", async () => {
    await continueWithGoogle();
    await page.waitForURL(({ pathname }) => pathname === "/new_user");
    expect(new URL(page.url()).searchParams.get("from")).toBe("/my_schedule");
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Gina Park");
    await expect(page.getByText("Verified")).toBeVisible();
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL("**/home");
  });

  await test.step("a coder needs the key as well", async () => {
    await page.goto("/coders_login");
    await continueWithGoogle();
    await expect(page.getByText("Invalid coders key")).toBeVisible();
    await page.getByLabel("Coders Key", { exact: true }).fill(codersKey);
    await continueWithGoogle();
    await page.waitForURL("**/coders_home");
  });

  await page.context().close();
  await server.stop();
  await provider.stop();
});
