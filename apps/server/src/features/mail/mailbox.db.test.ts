import { createHash, randomUUID } from "node:crypto";
import { at } from "@codetale/domain/testing/at";
import { MINUTE_MS } from "@codetale/domain/time";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { OpenDatabase } from "#platform/db/database";
import { mailbox as mailTable } from "#platform/db/schema/mail";
import { createHttpApp } from "#platform/http/create-http-app";
import { TestClock } from "#testing/clock";
import { openTestDatabase } from "#testing/database";
import { onUnlisted } from "#testing/http";
import { createMailboxRepository } from "./mailbox.repository.ts";
import { mailboxRoutes } from "./mailbox.routes.ts";
import { createMailbox, type Mailbox } from "./mailbox.service.ts";

let database: OpenDatabase;
let app: FastifyInstance;
let mailbox: Mailbox;
const clock = new TestClock(at("10:00"));
/** What most mails do not have. */
const bare = { calendar: null, unsubscribeLink: null };

beforeAll(async () => {
  database = await openTestDatabase();
  mailbox = createMailbox(createMailboxRepository(database.db), clock);
});
beforeEach(async () => {
  clock.set(at("10:00"));
  app = createHttpApp({ clock, onUnlisted });
  await app.register(mailboxRoutes, { mailbox });
});
afterEach(async () => {
  await app.close();
  await database.db.delete(mailTable);
});
afterAll(() => database.close());

it("lists the mail to an address, newest first", async () => {
  await mailbox.carry(aMail({ subject: "first" }));
  clock.advance(MINUTE_MS);
  await mailbox.carry(aMail({ subject: "second" }));
  await mailbox.carry(aMail({ to: "ravi@mail.test" }));
  const response = await app.inject("/dev/mailbox.json?to=Mina%40mail.test");

  expect(response.json()).toEqual([
    { ...aMail({ subject: "second" }), ...bare, id: expect.any(String), sentAt: at("10:01") },
    { ...aMail({ subject: "first" }), ...bare, id: expect.any(String), sentAt: at("10:00") },
  ]);
});

it("[NOTE-2] keeps the calendar file of a mail, and its link to unsubscribe", async () => {
  const calendar = { method: "REQUEST", content: "BEGIN:VCALENDAR" } as const;
  const unsubscribeLink = "https://codetale.test/notices/unsubscribe?token=a.b";
  await mailbox.carry({ ...aMail(), calendar, unsubscribeLink });

  expect((await app.inject("/dev/mailbox.json")).json()).toMatchObject([
    { calendar, unsubscribeLink },
  ]);
  const page = await app.inject({ url: "/dev/mailbox", headers: { accept: "text/html" } });
  expect(page.body).toContain("With a calendar file (REQUEST)");
  expect(page.body).toContain("BEGIN:VCALENDAR");
});

it("lists the mail to everybody when no address is named", async () => {
  await mailbox.carry(aMail());
  await mailbox.carry(aMail({ to: "ravi@mail.test" }));

  expect((await app.inject("/dev/mailbox.json")).json()).toHaveLength(2);
  expect((await app.inject("/dev/mailbox.json?to=")).json()).toHaveLength(2);
});

it.each(["a%00b", "a%1Bb"])("[API-2] refuses the address %s, the field named", async (to) => {
  for (const path of ["/dev/mailbox.json", "/dev/mailbox"]) {
    const response = await app.inject(`${path}?to=${to}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ path: "to" }] });
  }
});

it("lists the newest 200", async () => {
  for (let index = 1; index <= 201; index += 1) {
    clock.advance(MINUTE_MS);
    await mailbox.carry(aMail({ subject: `mail ${index}` }));
  }

  const subjects = (await app.inject("/dev/mailbox.json"))
    .json<{ subject: string }[]>()
    .map(({ subject }) => subject);
  expect(subjects).toHaveLength(200);
  expect([subjects.at(0), subjects.at(-1)]).toEqual(["mail 201", "mail 2"]);
});

it("shows mail as a page with its links to press", async () => {
  await mailbox.carry(aMail({ text: "Press https://codetale.test/reset?token=a&b=1 soon." }));
  const response = await app.inject("/dev/mailbox?to=mina%40mail.test");

  expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(response.body).toContain("<h2>Your code</h2>");
  expect(response.body).toContain('value="mina@mail.test"');
  expect(response.body).toContain(
    '<time datetime="2026-03-02T10:00:00.000Z">2026-03-02 10:00:00 UTC',
  );
  expect(response.body).toContain(
    '<a href="https://codetale.test/reset?token=a&amp;b=1">https://codetale.test/reset?token=a&amp;b=1</a> soon.',
  );
});

it("allows the page its own style and no other, nor any script", async () => {
  const { headers, body } = await app.inject("/dev/mailbox");
  const [, style = ""] = /<style>([^]*)<\/style>/.exec(body) ?? [];
  const hash = createHash("sha256").update(style).digest("base64");

  expect(headers["content-security-policy"]).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  );
});

it("says so when there is no mail", async () => {
  expect((await app.inject("/dev/mailbox")).body).toContain("No mail yet.");
});

it("lets no mail and no address bring markup of its own into the page", async () => {
  const markup = `"><script>alert(1)</script>`;
  await mailbox.carry(aMail({ subject: markup, text: markup }));
  const response = await app.inject({ url: "/dev/mailbox", query: { to: markup } });
  const all = await app.inject("/dev/mailbox");

  expect(response.body + all.body).not.toContain("<script");
  expect(all.headers["cache-control"]).toBe("no-store");
});

function aMail(facts: Partial<Parameters<Mailbox["carry"]>[0]> = {}) {
  return {
    id: randomUUID(),
    to: "mina@mail.test",
    subject: "Your code",
    text: "Your code is 123456",
    html: "<p>Your code is 123456</p>",
    ...facts,
  };
}
