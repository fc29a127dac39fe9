import { DAY_MS, MINUTE_MS } from "@codetale/domain/time";
import { afterAll, beforeAll, expect, it } from "vitest";
import { attempts, oneTimeCodes, sessions, tickets } from "#platform/db/schema/identity";
import { openIdentityApp, type IdentityApp } from "./testing/open-identity-app.ts";

let world: IdentityApp;

beforeAll(async () => {
  world = await openIdentityApp();
});
afterAll(() => world.close());

it("removes what has expired, and nothing that is still good for something", async () => {
  await world.addPerson("mina@mail.test");
  await world.signIn("mina@mail.test");
  await world.ticketFor("ravi@mail.test");
  await world.codeFor("noor@mail.test");
  expect(await kept()).toEqual({ sessions: 1, tickets: 1, codes: 2, attempts: 6 });

  world.clock.advance(15 * MINUTE_MS - 1);
  await world.cleanUp();
  expect(await kept()).toEqual({ sessions: 1, tickets: 1, codes: 2, attempts: 6 });

  world.clock.advance(5 * MINUTE_MS + 1);
  await world.cleanUp();
  expect(await kept()).toEqual({ sessions: 1, tickets: 0, codes: 0, attempts: 6 });

  world.clock.advance(40 * MINUTE_MS);
  await world.cleanUp();
  expect(await kept()).toEqual({ sessions: 1, tickets: 0, codes: 0, attempts: 1 });

  world.clock.advance(7 * DAY_MS);
  await world.cleanUp();
  expect(await kept()).toEqual({ sessions: 0, tickets: 0, codes: 0, attempts: 0 });
});

async function kept() {
  return {
    sessions: await world.db.$count(sessions),
    tickets: await world.db.$count(tickets),
    codes: await world.db.$count(oneTimeCodes),
    attempts: await world.db.$count(attempts),
  };
}
