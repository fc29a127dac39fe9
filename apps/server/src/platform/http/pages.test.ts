import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TRIAL_META_NAME } from "@codetale/contract/trial";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createHttpApp } from "./create-http-app.ts";
import { loadPages } from "./pages.ts";

const built = "<html><head><title>Codetale</title></head><body></body></html>";

let webDir: string;
beforeEach(async () => {
  webDir = await mkdtemp(join(tmpdir(), "codetale-web-"));
  await writeFile(join(webDir, "index.html"), built);
});
afterEach(() => rm(webDir, { recursive: true }));

it("answers every page with the built one", async () => {
  for (const url of ["/", "/login", "/nowhere"]) expect(await pageAt(url, false)).toBe(built);
});

it("tells the app on every page that the installation is a trial", async () => {
  for (const url of ["/", "/login", "/nowhere"]) {
    expect(await pageAt(url, true)).toBe(
      built.replace("</title>", `</title><meta name="${TRIAL_META_NAME}" content="on" />`),
    );
  }
});

async function pageAt(url: string, isTrial: boolean): Promise<string> {
  const app = createHttpApp({
    clock: { now: () => 0 },
    pages: await loadPages(webDir, isTrial),
  });
  const { body } = await app.inject({ url, headers: { accept: "text/html" } });
  await app.close();
  return body;
}
