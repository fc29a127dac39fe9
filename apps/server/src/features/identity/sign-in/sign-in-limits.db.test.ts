import { login } from "@codetale/contract/identity";
import { MINUTE_MS } from "@codetale/domain/time";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openIdentityApp, type IdentityApp } from "../testing/open-identity-app.ts";
import { PASSWORD } from "../testing/test-account.ts";
import { aVisitor, type Visitor } from "../testing/visitor.ts";

let world: IdentityApp;
let people = 0;
let { email, signIn, fail } = {} as Visitor;

beforeAll(async () => {
  world = await openIdentityApp();
});
beforeEach(async () => {
  people += 1;
  ({ email, signIn, fail } = await aVisitor(world, people));
});
afterAll(() => world.close());

it("[LOGIN-11] refuses the eleventh try and says how long to wait", async () => {
  for (let i = 0; i < 10; i += 1) {
    expect((await fail()).json()).toMatchObject({ reason: "login/wrong-password" });
  }
  world.clock.advance(5 * MINUTE_MS - 1);
  const refused = await signIn();

  expect(refused.statusCode).toBe(429);
  expect(refused.headers["retry-after"]).toBe("601");
  expect(refused.json()).toMatchObject({
    code: "auth/too-many-requests",
    reason: "login/too-many",
    message: "Too many tries. Please wait 11 minutes before you try again.",
    retryAfterMs: 10 * MINUTE_MS + 1,
  });
});

it("[LOGIN-11] lets a person in again after 15 minutes, not a millisecond earlier", async () => {
  for (let i = 0; i < 10; i += 1) await fail();

  world.clock.advance(15 * MINUTE_MS - 1);
  expect((await signIn()).json()).toMatchObject({ reason: "login/too-many", retryAfterMs: 1 });
  world.clock.advance(1);
  expect((await signIn()).statusCode).toBe(200);
});

it("[LOGIN-11] does not lock the account for its owner elsewhere", async () => {
  for (let i = 0; i < 12; i += 1) await fail();
  const elsewhere = await world.call(login, {
    body: { email, password: PASSWORD },
    from: "203.0.113.1",
  });

  expect(elsewhere.statusCode).toBe(200);
});

it("[LOGIN-11] counts failures alone, and begins anew after a success", async () => {
  for (let i = 0; i < 15; i += 1) await signIn();
  for (let i = 0; i < 9; i += 1) await fail();
  expect((await signIn()).statusCode).toBe(200);
  for (let i = 0; i < 9; i += 1) await fail();

  expect((await signIn()).statusCode).toBe(200);
});

it("[LOGIN-11] tells ten of many wrong guesses at once that they are wrong, and no more", async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => fail()));
  const reasons = answers.map((answer) => answer.json<{ reason: string }>().reason);

  expect(reasons.filter((reason) => reason === "login/wrong-password")).toHaveLength(10);
  expect(reasons.filter((reason) => reason === "login/too-many")).toHaveLength(30);
});

it("[LOGIN-11] counts an IPv6 network as one place", async () => {
  const failFrom = (host: number) =>
    world.call(login, {
      body: { email, password: "wrong password" },
      from: `2001:db8:0:${people}::${host}`,
    });
  for (let host = 1; host <= 10; host += 1) await failFrom(host);

  expect((await failFrom(11)).json()).toMatchObject({ reason: "login/too-many" });
});

it("[LOGIN-11] lets any number of people in at once who know their password", async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => signIn()));

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(200));
});

it("[LOGIN-11] refuses a network after 100 failures, whoever they were about", async () => {
  for (let i = 0; i < 100; i += 1) {
    const refused = await signIn({ email: `nobody-${i}@mail.test` });
    expect(refused.json()).toMatchObject({ reason: "login/unknown-email" });
  }

  expect((await signIn()).json()).toMatchObject({ reason: "login/too-many" });
  expect(
    (await world.call(login, { body: { email, password: PASSWORD }, from: "203.0.113.2" }))
      .statusCode,
  ).toBe(200);
});
