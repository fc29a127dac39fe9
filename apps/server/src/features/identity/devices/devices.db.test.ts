import { login, register } from "@codetale/contract/identity";
import { setPassword } from "@codetale/contract/identity/recovery";
import { DAY_MS, HOUR_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { knownDevices, securityEvents, tickets } from "#platform/db/schema/identity";
import { hashOf } from "../secrets.ts";
import { openGoogleSignInApp, type GoogleSignInApp } from "../testing/open-google-sign-in-app.ts";
import { PASSWORD } from "../testing/test-account.ts";

const HOME = "192.0.2.7";
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0";

let world: GoogleSignInApp;
let email: string;
let uid: string;

beforeAll(async () => {
  world = await openGoogleSignInApp();
});
beforeEach(async () => {
  ({ email } = await world.nextUser());
  uid = await world.addPerson(email);
  world.clock.advance(DAY_MS);
});
afterAll(() => world.close());

it("a sign-in from a browser that is new to the account is mailed, with what to do", async () => {
  await signIn();
  const [mail, ...others] = await ownerMails();

  expect(others).toEqual([]);
  expect(mail?.text).toContain("Device: Firefox on Windows");
  expect(mail?.text).toContain(`Network address: ${HOME}`);
  expect(mail?.text).toMatch(/Time: \d+ March 2026 at \d\d:\d\d UTC/);
  expect(mail?.text).toContain("http://localhost/forgot_password");
  expect(await world.db.select().from(securityEvents).where(eq(securityEvents.uid, uid))).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: "new-device", address: HOME })]),
  );
});

it("the next sign-in of that browser is not, wherever it is", async () => {
  const cookie = deviceIn(await signIn());
  world.clock.advance(HOUR_MS);
  const again = await signIn(email, cookie, "203.0.113.9");

  expect(await ownerMails()).toHaveLength(1);
  expect(deviceIn(again)).toBe(cookie);
  const [known] = await world.db.select().from(knownDevices).where(eq(knownDevices.uid, uid));
  expect(known?.lastSeenAt).toBe(world.clock.now());
});

it("a browser that another account knows is new", async () => {
  const cookie = deviceIn(await signIn());
  const other = `other-${email}`;
  await world.addPerson(other);
  await signIn(other, cookie);

  expect(await ownerMails(other)).toHaveLength(1);
});

it("a cookie that somebody made up is new, and kept as a hash", async () => {
  await signIn(email, "codetale.device=made-up");
  const rows = await world.db.select().from(knownDevices).where(eq(knownDevices.uid, uid));

  expect(await ownerMails()).toHaveLength(1);
  expect(rows.map(({ deviceHash }) => deviceHash)).not.toContain("made-up");
});

it("the browser that registers is known, and so is the one in which Google makes the account", async () => {
  const newcomer = `new-${email}`;
  const ticket = await world.ticketFor(newcomer);
  const body = { email: newcomer, password: PASSWORD, ticket };
  const registered = await world.call(register, { body });
  await signIn(newcomer, deviceIn(registered));
  expect(await ownerMails(newcomer)).toEqual([]);

  const { email: withGoogle } = await world.nextUser();
  await world.signInWithGoogle();
  expect(await ownerMails(withGoogle)).toEqual([]);
  await world.signInWithGoogle();
  expect(await ownerMails(withGoogle)).toHaveLength(1);
});

it("the browser that sets a password by a mailed link is known", async () => {
  await world.db.insert(tickets).values({
    ticketHash: hashOf("a mailed link"),
    email,
    purpose: "reset-password",
    expiresAt: world.clock.now() + HOUR_MS,
  });
  const body = { token: "a mailed link", password: PASSWORD };
  await signIn(email, deviceIn(await world.call(setPassword, { body })));

  expect(await ownerMails()).toEqual([]);
});

it("ten mails a day go to one account", async () => {
  for (let times = 0; times < 12; times += 1) {
    expect((await signIn()).statusCode).toBe(200);
  }
  expect(await ownerMails()).toHaveLength(10);

  world.clock.advance(DAY_MS);
  await signIn();
  expect(await ownerMails()).toHaveLength(11);
});

it("a mail that cannot be kept is logged, and signs in all the same", async () => {
  world.mailer.failure = new Error("no mail");
  expect((await signIn()).statusCode).toBe(200);
  await world.settled();
  world.mailer.failure = null;

  expect(world.logged.at(-1)).toBe("a mail could not be kept");
});

it("a browser is forgotten after 400 days without a sign-in, and the oldest beyond 50", async () => {
  const first = deviceIn(await signIn());
  for (let times = 0; times < 50; times += 1) {
    world.clock.advance(1);
    await signIn();
  }
  expect(await world.db.$count(knownDevices, eq(knownDevices.uid, uid))).toBe(50);
  const before = (await ownerMails()).length;
  world.clock.advance(DAY_MS);
  await signIn(email, first);
  expect(await ownerMails()).toHaveLength(before + 1);

  world.clock.advance(400 * DAY_MS);
  await world.cleanUp();
  expect(await world.db.$count(knownDevices, eq(knownDevices.uid, uid))).toBe(0);
});

function signIn(address = email, cookie?: string, from = HOME) {
  const headers = { "user-agent": FIREFOX };
  return world.call(login, { body: { email: address, password: PASSWORD }, from, headers, cookie });
}

/** What a browser would send back of the cookie by which it is known. */
function deviceIn({ headers }: LightMyRequestResponse): string {
  const cookies = [headers["set-cookie"] ?? []].flat();
  return cookies.find((each) => each.startsWith("codetale.device="))?.split(";")[0] ?? "";
}

async function ownerMails(to = email) {
  await world.settled();
  return world.mailer.to(to).filter(({ subject }) => subject.startsWith("New sign-in"));
}
