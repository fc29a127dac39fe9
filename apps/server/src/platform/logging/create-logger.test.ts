import { at } from "@codetale/domain/testing/at";
import { beforeEach, expect, it, test } from "vitest";
import { createHttpApp } from "#platform/http/create-http-app";
import { TestClock } from "#testing/clock";
import { createLogger } from "./create-logger.ts";

const SECRET = "Mina-4711";

let lines: string[];
const log = createLogger("info", { write: (line) => void lines.push(line) });

beforeEach(() => {
  lines = [];
});

test.each<[string, () => void]>([
  ["an error alone", () => log.error(new Error(SECRET))],
  ["an error with a message", () => log.error(new Error(SECRET), "failed")],
  ["an error among the details", () => log.error({ err: new Error(SECRET) })],
  ["its message as that of the entry", () => log.error({ err: new Error(SECRET) }, `X ${SECRET}`)],
  ["an error under another name", () => log.warn({ why: new Error(SECRET) }, "failed")],
  ["what was thrown that is no error", () => log.error({ err: { message: SECRET } }, "failed")],
  ["an entry of a child", () => log.child({ reqId: "1" }).error({ err: new Error(SECRET) }, "f")],
])("%s does not bring its words along", (_, write) => {
  write();

  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain(SECRET);
});

it("keeps words and details of ours", () => {
  log.warn({ againInMs: 5 }, "the voice process has ended");
  log.error({ err: new TypeError("x") }, "it failed");
  log.info("ready");

  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { againInMs: 5, msg: "the voice process has ended" },
    { err: { type: "TypeError" }, msg: "it failed" },
    { msg: "ready" },
  ]);
});

it("tells of a request its route, never its address", async () => {
  const app = createHttpApp({ clock: new TestClock(at("10:00")), logger: log });
  app.get("/stories/:storyId", async () => "told");
  await app.inject(`/stories/${SECRET}?code=${SECRET}&state=${SECRET}`);
  await app.inject(`/elsewhere/${SECRET}`);
  await app.inject(`/stories/${SECRET}/%ff`);
  await app.close();

  expect(lines.join("")).toContain('"req":{"method":"GET","route":"/stories/:storyId"');
  expect(lines.join("")).not.toContain(SECRET);
});
