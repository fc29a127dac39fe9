import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { TRIAL_META_NAME } from "@codetale/contract/trial";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createHttpApp } from "../create-http-app.ts";
import { addAuthentication } from "../guards/authentication.ts";
import { loadPages } from "./pages.ts";

const built = "<html><head><title>Codetale</title></head><body></body></html>";
const login = "<html><body>Welcome back</body></html>";
const trialLogin = "<html><body>A trial. Welcome back</body></html>";

let webDir: string;
beforeEach(async () => {
  webDir = await mkdtemp(join(tmpdir(), "codetale-web-"));
  await writeFile(join(webDir, "index.html"), built);
});
afterEach(() => rm(webDir, { recursive: true }));

it("answers every page with the built one", async () => {
  for (const url of ["/", "/login", "/nowhere"]) expect(await bodyAt(url)).toBe(built);
});

it("tells the app on every page that the installation is a trial", async () => {
  for (const url of ["/", "/login", "/nowhere"]) {
    expect(await bodyAt(url, { isTrial: true })).toBe(
      built.replace("</title>", `</title><meta name="${TRIAL_META_NAME}" content="on" />`),
    );
  }
});

it("[LAND-3] answers a visitor with the page that was rendered at build time", async () => {
  await render();

  for (const url of ["/login", "/login/", "/login?from=mail"]) {
    expect(await bodyAt(url)).toBe(login);
  }
  expect(await bodyAt("/")).toBe(built);
  expect(await bodyAt("/login", { isTrial: true })).toBe(trialLogin);
});

it("answers an account with the page without a screen, which no cache may mistake for the other", async () => {
  await render();

  const answer = await pageAt("/login", { isAccount: true });

  expect(answer.body).toBe(built);
  expect(answer.headers["vary"]).toContain("cookie");
});

it("answers with what was compressed at build time to those who accept it", async () => {
  await render();
  const get = (encodings: string) =>
    pageAt("/login", { headers: { "accept-encoding": encodings } });

  const br = await get("gzip, br;q=0.9");
  expect(br.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(login);
  const gzip = await get("gzip, br;q=0");
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(login);
  const plain = await get("identity");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.body).toBe(login);
});

it("answers 304 to those who have the page, and not to those who have another", async () => {
  await render();
  const { etag } = (await pageAt("/login")).headers;
  const known = (headers: object, isAccount = false) =>
    pageAt("/login", { headers: { "if-none-match": `"other", W/${etag}`, ...headers }, isAccount });

  const same = await known({});
  expect(same.statusCode).toBe(304);
  expect(same.body).toBe("");
  expect(same.headers["etag"]).toBe(etag);
  expect((await known({}, true)).statusCode).toBe(200);
  expect((await known({ "accept-encoding": "br" })).statusCode).toBe(200);
});

/** What the build writes of one screen. */
async function render(): Promise<void> {
  const folder = join(webDir, "prerendered");
  await mkdir(folder);
  for (const [name, html] of [
    ["login", login],
    ["login.trial", trialLogin],
  ] as const) {
    await writeFile(join(folder, `${name}.html`), html);
    await writeFile(join(folder, `${name}.html.br`), brotliCompressSync(html));
    await writeFile(join(folder, `${name}.html.gz`), gzipSync(html));
  }
}

interface Visit {
  isTrial?: boolean;
  isAccount?: boolean;
  headers?: object;
}

async function bodyAt(url: string, visit: Visit = {}): Promise<string> {
  return (await pageAt(url, visit)).body;
}

async function pageAt(url: string, { isTrial = false, isAccount = false, headers }: Visit = {}) {
  const app = createHttpApp({
    clock: { now: () => 0 },
    pages: await loadPages(webDir, isTrial),
  });
  addAuthentication(app, async () => ({
    uid: "u",
    person: "user",
    sessionId: "s",
    sessionExpiresAt: 1,
  }));
  const cookie = isAccount ? { cookie: "session_token=s" } : {};
  const answer = await app.inject({
    url,
    headers: { accept: "text/html", ...cookie, ...headers },
  });
  await app.close();
  return answer;
}
