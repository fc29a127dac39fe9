import { at } from "@codetale/domain/testing/at";
import { afterEach, expect, it, test } from "vitest";
import { TestClock } from "#testing/clock";
import { createHttpApp } from "../create-http-app.ts";
import { addOwnOrigin, originOf } from "./own-origin.ts";

const arrived = { localAddress: "192.168.1.5", localPort: 3000 };

test.each([
  ["http://localhost:3000", "http://localhost:3000"],
  ["http://localhost:5173", "http://localhost:5173"],
  ["http://codetale.localhost:3000", "http://codetale.localhost:3000"],
  ["http://127.0.0.1:3000", "http://127.0.0.1:3000"],
  ["http://[::1]:3000", "http://[::1]:3000"],
  ["http://192.168.1.5:3000", "http://192.168.1.5:3000"],
])("a request to %s is believed, which is this machine", (asked, origin) => {
  expect(originOf({ asked, ...arrived })).toBe(origin);
});

test.each([
  "http://evil.example",
  "http://192.168.1.5.evil.example:3000",
  "http://192.168.1.6:3000",
  "http://192.168.1.5:80",
  "https://192.168.1.5:3000",
  "http://localhost.evil.example:3000",
  "http://127.0.0.1.evil.example",
  "http://localhost@evil.example",
  "http://127.evil.example",
  "http://",
  "http://a b",
])("a request to %s is answered with the address it came to", (asked) => {
  expect(originOf({ asked, ...arrived })).toBe("http://192.168.1.5:3000");
});

test.each([
  ["::1", "http://[::1]:3000"],
  ["::ffff:10.0.0.1", "http://10.0.0.1:3000"],
  ["fe80::1", "http://[fe80::1]:3000"],
])("the address %s is written as an origin", (localAddress, origin) => {
  expect(originOf({ asked: "http://evil.example", localAddress, localPort: 3000 })).toBe(origin);
});

const apps: ReturnType<typeof createHttpApp>[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

it("is the public address where one is set, whatever the request says", async () => {
  const app = anApp("https://codetale.example/");

  for (const host of ["evil.example", "localhost:3000"]) {
    expect((await app.inject({ url: "/origin", headers: { host } })).body).toBe(
      "https://codetale.example",
    );
  }
});

it("is not what a proxy is said to have been asked for", async () => {
  const headers = { host: "localhost:3000", "x-forwarded-host": "127.0.0.1:9999" };

  expect((await anApp(null).inject({ url: "/origin", headers })).body).toBe(
    "http://localhost:3000",
  );
});

function anApp(publicUrl: string | null) {
  const app = createHttpApp({ clock: new TestClock(at("10:00")) });
  apps.push(app);
  addOwnOrigin(app, publicUrl);
  app.get("/origin", async ({ ownOrigin }) => ownOrigin);
  return app;
}
