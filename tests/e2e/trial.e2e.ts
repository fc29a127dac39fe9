/** An installation that others reach, although it is only tried out. */
import { AppServer } from "./support/app-server.ts";
import { expect, openPage, test } from "./support/fixtures.ts";

test("[OPS-3] a trial says on every page that it is one, and any other installation does not", async ({
  browser,
  server,
}) => {
  const trial = await AppServer.start({ TRIAL: "on", HOST: "0.0.0.0" }, { isLogKept: true });
  try {
    for (const path of ["/", "/login", "/stories/library", "/nowhere"]) {
      for (const { url } of [trial, server]) {
        const page = await openPage(browser, { baseURL: url });
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByText("This is a trial")).toBeVisible({ visible: url === trial.url });
        await page.context().close();
      }
    }
  } finally {
    await trial.stop();
  }
});
